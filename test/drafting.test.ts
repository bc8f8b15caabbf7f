import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings as drawn } from '../art/drawings/index.mjs'
import { certainty, dashes, lengthOf, lettering, level, millimetres, widths } from '../ui/drafting.ts'

const drawings = globSync('public/media/drawings/*.svg').map((file) => ({ file, svg: readFileSync(file, 'utf8') }))
const pens = drawn()

test('every drawing matches its script, the model and the facts', () => {
  expect(execFileSync(process.execPath, ['art/drawings/draw.mjs', '--check'], { encoding: 'utf8' })).toBe('')
})

test('drawings use only the line widths and dashes of the standard, as pages do', () => {
  const { narrow, wide, bold } = widths
  // The outer half of an outline shows when a shape covers the inner half.
  const known = [narrow, wide, bold, 2 * wide].map(String)
  expect(drawings.length).toBeGreaterThan(50)
  for (const { file, svg } of drawings) {
    for (const [, width] of svg.matchAll(/stroke-width="([^"]+)"/g)) expect(known, file).toContain(width)
    for (const [, dash = ''] of svg.matchAll(/stroke-dasharray="([^"]+)"/g))
      expect([...Object.values(dashes), ...Object.values(certainty)], file).toContain(dash)
  }

  // A node is a dot: a line without length, as wide as the dot.
  const css = readFileSync('ui/styles/sketch.css', 'utf8').replace(/\.node \{[^}]*\}/, '')
  const used = new Set([...css.matchAll(/stroke-width: ([\d.]+)/g)].map(([, width]) => Number(width)))
  expect(used).toEqual(new Set([narrow, wide, bold]))
})

test('drawings contain no text: figures and units are strokes', () => {
  for (const { file, svg } of drawings) expect(svg, file).not.toMatch(/<text|<title|<desc/)
})

test('figures of every drawing are at least 9 px high where a phone shows it, and none are left in a list', () => {
  // Phones show the `-narrow` version of these.
  const wideOnly = Object.keys(pens).filter((name) => pens[`${name}-narrow`])
  const fullWidth = Object.keys(pens).filter((name) => /^(section|closing-\w+)-narrow$/.test(name))
  const low = Object.entries(pens).flatMap(([name, pen]) => {
    const heights = pen.figures(fullWidth.includes(name) ? 320 : 280)
    return !wideOnly.includes(name) && heights.some((height) => height < 9) ? [`${name} ${Math.min(...heights)}`] : []
  })
  const inLists = Object.entries(pens).filter(([name, pen]) => !wideOnly.includes(name) && pen.figures(96).length > 0)

  expect(wideOnly).toContain('chart-accuracy')
  expect(Object.values(pens).filter((pen) => pen.figures(280).length > 0).length).toBeGreaterThan(25)
  expect(low).toEqual([])
  expect(inLists.map(([name]) => name)).toEqual([])
})

test('a drawing shows either its wide parts or those for phones, and neither twice', () => {
  for (const { file, svg } of drawings) {
    const groups = new Set([...svg.matchAll(/<g class="([nwf ]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(svg) ?? []
    if (groups.has('w') || groups.has('n'))
      expect(style, file).toMatch(/@media\(max-width:\d+px\)\{\.n\{display:inline\}\.w\{display:none\}\}/)
    expect(svg, file).not.toMatch(/<g class="n( f)?">|<g class="[wf]" display/)
    if (groups.has('f')) expect(style, file).toMatch(/@media\(max-width:\d+px\)\{\.f\{display:none\}/)
    expect(svg, file).not.toMatch(/<g class="[^"]*"><g/)
  }
})

test('figures follow the style of technical drawings', () => {
  expect([0, 3.9, -0.25].map(level)).toEqual(['±0.000', '+3.900', '−0.250'])
  expect(millimetres(7.5)).toBe('7500')
  expect(lettering('1', [10, 20], { height: 10, anchor: 'start' })).toBe('M10.5 12.5l3-2.5l0 10')
  expect(lengthOf('11', 10)).toBeCloseTo(2 * lengthOf('1', 10) + 2.2)
  expect(() => lettering('宽', [0, 0], { height: 10 })).toThrow('no strokes for "宽"')
})

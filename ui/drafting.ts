/**
 * The drawing standard of all figures, diagrams and charts: line widths by ISO 128, lettering by ISO 3098, dimensions
 * by ISO 129. Drawings contain figures, units and axis letters only, which need no translation.
 */
export type Point = readonly [x: number, y: number]

/**
 * Line widths in screen pixels, in steps of √2: narrow for hatching, dimensions and axes, wide for outlines, bold for
 * cuts.
 */
export const widths = { narrow: 1, wide: 1.4, bold: 2 } as const

/** Dashes of narrow lines: hidden edges, axes, sight lines. */
export const dashes = {
  hidden: '4 3',
  axis: '9 3 1.5 3',
  sight: '7 3 1 3',
  /** Counted things. */
  dots: '0 4',
} as const

/** Dashes of pipes that were detected, or are known from archives. */
export const certainty = { detected: '5 4', archived: '.1 5' } as const

/** Strokes of a sign in a box with capitals 10 high, from the top left: its width, then M, L and Q commands. */
const strokes: Record<string, readonly [width: number, d: string]> = {
  '0': [6, 'M0 3Q0 0 3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3'],
  '1': [4, 'M.5 2.5L3.5 0L3.5 10'],
  '2': [6, 'M0 3Q0 0 3 0Q6 0 6 2.8Q6 5 0 10L6 10'],
  '3': [6, 'M0 1.6Q1 0 3 0Q5.6 0 5.6 2.4Q5.6 4.8 2.4 4.8Q6 4.8 6 7.4Q6 10 3 10Q1 10 0 8.4'],
  '4': [6, 'M4.5 10L4.5 0L0 7L6 7'],
  '5': [6, 'M5.5 0L1 0L.5 4.6Q1.6 3.8 3 3.8Q6 3.8 6 6.9Q6 10 3 10Q1 10 0 8.6'],
  '6': [6, 'M5 0Q0 3 0 7Q0 10 3 10Q6 10 6 7Q6 4 3 4Q.6 4 0 6.4'],
  '7': [6, 'M0 0L6 0Q2.6 5 2 10'],
  '8': [6, 'M3 4.8Q.4 4.8 .4 2.4Q.4 0 3 0Q5.6 0 5.6 2.4Q5.6 4.8 3 4.8Q6 4.8 6 7.4Q6 10 3 10Q0 10 0 7.4Q0 4.8 3 4.8'],
  '9': [6, 'M1 10Q6 7 6 3Q6 0 3 0Q0 0 0 3Q0 6 3 6Q5.4 6 6 3.6'],
  A: [6.4, 'M0 10L3.2 0L6.4 10M1.1 6.6L5.3 6.6'],
  B: [6, 'M3.2 4.8Q5.4 4.8 5.4 2.4Q5.4 0 3.2 0L0 0L0 10L3.4 10Q6 10 6 7.4Q6 4.8 3.4 4.8L0 4.8'],
  C: [6, 'M6 2Q5.2 0 3.2 0Q0 0 0 3.5L0 6.5Q0 10 3.2 10Q5.2 10 6 8'],
  D: [6, 'M0 0L0 10L2.5 10Q6 10 6 6.5L6 3.5Q6 0 2.5 0L0 0'],
  E: [5, 'M5 0L0 0L0 10L5 10M0 4.8L4 4.8'],
  N: [6, 'M0 10L0 0L6 10L6 0'],
  a: [5, 'M5 4L5 10M5 7Q5 4 2.5 4Q0 4 0 7Q0 10 2.5 10Q5 10 5 7'],
  c: [4.6, 'M4.6 5Q4 4 2.6 4Q0 4 0 7Q0 10 2.6 10Q4 10 4.6 9'],
  d: [5, 'M5 0L5 10M5 7Q5 4 2.5 4Q0 4 0 7Q0 10 2.5 10Q5 10 5 7'],
  h: [5, 'M0 0L0 10M0 6.4Q.6 4 2.6 4Q5 4 5 6.4L5 10'],
  i: [1, 'M.5 4L.5 10M.5 1.4L.5 2'],
  k: [5, 'M0 0L0 10M4.6 4L0 7.6M1.6 6.4L5 10'],
  m: [8, 'M0 4L0 10M0 6Q.4 4 2.2 4Q4 4 4 6L4 10M4 6Q4.4 4 6.2 4Q8 4 8 6L8 10'],
  n: [5, 'M0 4L0 10M0 6.4Q.6 4 2.6 4Q5 4 5 6.4L5 10'],
  s: [4.6, 'M4.4 5Q3.6 4 2.3 4Q.3 4 .3 5.5Q.3 7 2.4 7Q4.6 7 4.6 8.5Q4.6 10 2.4 10Q.8 10 0 9'],
  Δ: [6.4, 'M0 10L3.2 0L6.4 10L0 10'],
  '%': [
    9,
    'M8 0L1 10M0 2Q0 0 1.8 0Q3.6 0 3.6 2Q3.6 4 1.8 4Q0 4 0 2M5.4 8Q5.4 6 7.2 6Q9 6 9 8Q9 10 7.2 10Q5.4 10 5.4 8',
  ],
  '×': [5, 'M.3 4L4.7 8.4M4.7 4L.3 8.4'],
  '+': [6, 'M0 6L6 6M3 3L3 9'],
  '−': [6, 'M.4 6L5.6 6'],
  '±': [6, 'M0 5L6 5M3 2L3 8M0 10L6 10'],
  ':': [1, 'M.5 4L.5 4.6M.5 9.2L.5 9.8'],
  '.': [1, 'M.5 9.5L.5 10'],
  '°': [3.4, 'M0 1.7Q0 0 1.7 0Q3.4 0 3.4 1.7Q3.4 3.4 1.7 3.4Q0 3.4 0 1.7'],
  ',': [1, 'M.5 9.5L.5 10L0 11.6'],
  '/': [4, 'M0 11L4 -1'],
  '≤': [6, 'M6 1L0 4.5L6 8M0 10L6 10'],
  ø: [6, 'M0 7Q0 4 3 4Q6 4 6 7Q6 10 3 10Q0 10 0 7M.4 11L5.6 3'],
  '²': [3, 'M0 1Q0 0 1.5 0Q3 0 3 1Q3 2 0 4L3 4'],
  ' ': [2.4, ''],
}
const gap = 2.2

/** Layout of a text: capital height, baseline at `at`, and on slanted planes the two axes of its letters. */
export interface Lettering {
  height: number
  anchor?: 'start' | 'middle' | 'end'
  /** Unit vectors along the line and away from its baseline. */
  along?: Point
  up?: Point
}

/** Width of a text with capitals of `height`. Throws for a sign without strokes. */
export function lengthOf(text: string, height: number): number {
  const all = [...text].map(strokesOf)
  return ((all.reduce((sum, [width]) => sum + width, 0) + gap * (all.length - 1)) * height) / 10
}

/** A text as path data of single strokes, in tenths of a unit. Each is made once: drawings say the same at every render. */
export function lettering(
  text: string,
  at: Point,
  { height, anchor = 'middle', along = [1, 0], up = [0, -1] }: Lettering,
) {
  const key = `${text} ${at} ${height} ${anchor} ${along} ${up}`
  const d = lettered.get(key) ?? letter(text, at, { height, anchor, along, up })
  lettered.set(key, d)
  return d
}

const lettered = new Map<string, string>()

function letter(text: string, at: Point, { height, anchor, along, up }: Required<Lettering>) {
  const k = height / 10
  let u = { start: 0, middle: -0.5, end: -1 }[anchor] * (lengthOf(text, height) / k)
  let d = ''
  for (const sign of text) {
    const [width, commands] = strokesOf(sign)
    const place = (x: number, y: number): Point => [
      at[0] + k * ((u + x) * along[0] + (10 - y) * up[0]),
      at[1] + k * ((u + x) * along[1] + (10 - y) * up[1]),
    ]
    d += path(commands, place)
    u += width + gap
  }
  return d
}

function strokesOf(sign: string) {
  const known = strokes[sign]
  if (!known) throw new Error(`Drawings have no strokes for "${sign}"; ui/drafting.ts lists what they can say.`)
  return known
}

/** Commands as relative path data at a place. Rounding errors do not add up. */
function path(commands: string, place: (x: number, y: number) => Point): string {
  let [x, y] = [0, 0]
  return [...commands.matchAll(/([MLQ])([^MLQ]+)/g)]
    .map(([, letter = '', numbers = '']) => {
      const values = numbers.trim().split(/\s+/).map(Number)
      const points = values.flatMap((value, i) => (i % 2 ? [place(values[i - 1] ?? 0, value).map(tenths)] : []))
      const steps = points.map(([px = 0, py = 0]) => (letter === 'M' ? [px, py] : [px - x, py - y]))
      ;[x, y] = points.at(-1) as [number, number]
      return joined((letter === 'M' ? 'M' : letter.toLowerCase()) as string, steps.flat())
    })
    .join('')
}

const tenths = (value: number) => Math.round(value * 10)
const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.')
const joined = (letter: string, values: number[]) =>
  letter + values.map(short).reduce((text, value) => text + (value.startsWith('-') ? '' : ' ') + value)

/** A length in meters as a dimension in millimeters. */
export const millimetres = (metres: number) => String(Math.round(metres * 1000))

/** Height of a level in meters as its mark: ±0.000, +3.900, −0.250. */
export function level(metres: number): string {
  const text = Math.abs(metres).toFixed(3)
  return (text === '0.000' ? '±' : metres < 0 ? '−' : '+') + text
}

/** Name of the n-th axis from 0: numbers along a building, letters across it. */
export const axisNumber = (n: number) => String(n + 1)
export const axisLetter = (n: number) => 'ABCDE'[n] ?? ''

/** A joint: position in centimeters, with feet at 0 and facing right, and the limb's radius there. */
type Joint = readonly [x: number, y: number, radius: number]
type Limb = readonly [Joint, Joint]

/** Limbs, each from two joints of three numbers. */
const limbs = (text: string): Limb[] =>
  text.split(', ').map((limb) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = limb.split(' ').map(Number)
    return [
      [a, b, c],
      [d, e, f],
    ]
  })

/** A person 1.78 m tall with a helmet: parts of one outline, and an arm in front that holds a device level or up. */
export const body = {
  limbs: limbs(
    '-4 92 9 -9 52 6.6, -9 52 6.6 -19 12 4.4, -20 5.5 4.6 -3 3.6 3.2, -2 94 10.5 4 52 7.2, 4 52 7.2 1 11 4.6, ' +
      '-1 5.5 4.8 17 3.6 3.2, -3 139 11.5 -2 97 11.5, -1 150 5 2 160 5.5, 3 161 9.6 5 161.5 8.6',
  ),
  arm: limbs('-2 140 6 6 113 5, 6 113 5 31 129 3.8, 31 129 4.2 36 133 3.4'),
  raised: limbs('-2 140 6 14 120 5, 14 120 5 27 150 3.8, 27 150 4.2 30 157 3.4'),
  helmet: '-10.5 164, -9.5 170, -5 175.5, 2 177.5, 9 175.5, 13 170.5, 14 166.5, 20.5 164.4, 20.5 163'
    .split(', ')
    .map((point): Point => point.split(' ').map(Number) as unknown as Point),
}

/** The convex outline of two circles as path data, y downwards, rounded to `decimals`. */
export function capsule([x0, y0, r0]: Joint, [x1, y1, r1]: Joint, decimals = 0): string {
  const n = (value: number) => String(Number(value.toFixed(decimals)))
  const along = Math.atan2(y1 - y0, x1 - x0)
  const open = Math.acos((r0 - r1) / Math.hypot(x1 - x0, y1 - y0))
  const on = (x: number, y: number, r: number, t: number) => `${n(x + r * Math.cos(t))} ${n(y + r * Math.sin(t))}`
  const arc = (r: number, large: boolean) => `A${n(r)} ${n(r)} 0 ${large ? 1 : 0} 1 `
  return (
    `M${on(x0, y0, r0, along + open)}${arc(r0, r0 > r1)}${on(x0, y0, r0, along - open)}` +
    `L${on(x1, y1, r1, along - open)}${arc(r1, r0 <= r1)}${on(x1, y1, r1, along + open)}z`
  )
}

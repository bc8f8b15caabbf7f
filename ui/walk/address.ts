import type { Point } from '../model/shapes.ts'
import { type Choices, farthest, initial, type Look, looks, narrowest, type View, widest } from './choices.ts'
import { dates, viewpoints } from './viewpoints.ts'

/** A view and choices as the part of an address after `#`: `walk=viewpoint,turn,tilt,wide` and, off it, `,x,y`, then what was chosen. */
export function encode({ at, turn, tilt, wide, off }: View, { date, look, beside, line, measured }: Choices): string {
  const place = off.some(Boolean) ? off.map((metres) => metres.toFixed(1)) : []
  const found = new URLSearchParams({ walk: [at + 1, ...[turn, tilt, wide].map(Math.round), ...place].join() })
  const put = (name: string, value: string | number | null, usual: unknown = null) =>
    value !== usual && found.append(name, `${value}`)
  put('date', date + 1, initial.date + 1)
  put('look', look, initial.look)
  put('beside', typeof beside === 'number' ? beside + 1 : beside)
  put('line', Number(line.toFixed(2)), initial.line)
  if (measured.length) put('measure', measured.map((point) => point.map((one) => one.toFixed(2)).join()).join('_'))
  return `${found}`.replaceAll('%2C', ',')
}

/** What such an address says, or null where any of it cannot be. */
export function decode(text: string): { view: View; choices: Choices } | null {
  const given = new URLSearchParams(text)
  let fits = true
  const number = (value: string | null | undefined, least: number, most: number, whole = false) => {
    const found = /^-?\d+(\.\d+)?$/.test(value ?? '') ? Number(value) : Number.NaN
    fits &&= found >= least && found <= most && (!whole || Number.isInteger(found))
    return found
  }
  const [at, turn, tilt, wide, x = '0', y = '0', ...more] = (given.get('walk') ?? '').split(',')
  const dateOf = (name: string) => number(given.get(name), 1, dates.length, true) - 1
  const beside = given.get('beside')
  const measured = (given.get('measure') ?? '').split('_').filter(Boolean)
  const lookOf = (name: string | null) => {
    fits &&= looks.includes(name as Look)
    return name as Look
  }
  const view: View = {
    at: number(at, 1, viewpoints.length, true) - 1,
    turn: number(turn, -180, 180),
    tilt: number(tilt, -90, 90),
    wide: number(wide, narrowest, widest),
    off: [number(x, -farthest, farthest), number(y, -farthest, farthest)],
  }
  const choices: Choices = {
    date: given.has('date') ? dateOf('date') : initial.date,
    look: given.has('look') ? lookOf(given.get('look')) : initial.look,
    beside: beside === null ? null : /^\d/.test(beside) ? dateOf('beside') : lookOf(beside),
    line: given.has('line') ? number(given.get('line'), 0, 1) : initial.line,
    measured: measured.map((point) => {
      const [x, y, z, ...rest] = point.split(',').map((value) => number(value, -200, 200))
      fits &&= z !== undefined && rest.length === 0
      return [x, y, z] as Point
    }),
  }
  return fits && more.length === 0 && measured.length <= 2 ? { view, choices } : null
}

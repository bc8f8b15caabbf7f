import type { Point } from '../model/shapes.ts'
import { atMost, numbers, one, valid, within } from '../model/values.ts'
import { type Choices, farthest, initial, looks, narrowest, type View, widest } from './choices.ts'
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
  return valid(() => {
    /** What a value that is there says, or else what is usual. */
    const of = <T>(name: string, read: (value: string) => T, usual: T): T => {
      const value = given.get(name)
      return value === null ? usual : read(value)
    }
    const number = (value: string) => numbers(value, 1)[0] as number
    const dateOf = (value: string) => one(dates, number(value) - 1)
    const lookOf = (value: string) => one(looks, value)
    const [at = 0, turn, tilt, wide, ...off] = numbers(given.get('walk'), 4, 6)
    const [x, y] = [...off, 0, 0].map((metres) => within(metres, -farthest, farthest)) as [number, number]
    return {
      view: {
        at: one([...viewpoints.keys()], at - 1),
        turn: within(turn, -180, 180),
        tilt: within(tilt, -90, 90),
        wide: within(wide, narrowest, widest),
        off: [x, y],
      },
      choices: {
        date: of('date', dateOf, initial.date),
        look: of('look', lookOf, initial.look),
        beside: of<Choices['beside']>('beside', (value) => (/^\d/.test(value) ? dateOf(value) : lookOf(value)), null),
        line: of('line', (value) => within(number(value), 0, 1), initial.line),
        measured: of<Choices['measured']>(
          'measure',
          (value) =>
            atMost(2, value.split('_')).map(
              (point) => numbers(point, 3).map((metres) => within(metres, -200, 200)) as unknown as Point,
            ),
          [],
        ),
      },
    }
  })
}

import { trades } from './building.ts'
import { axes, type Choices, initial, methods, splits } from './choices.ts'
import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'
import { atMost, numbers, one, valid, within } from './values.ts'
import type { View } from './viewer/camera.ts'

/** Longest note, and most pins of a view, so that all fit into a message. */
export const longestNote = 300
export const mostPins = 6

/** A view and choices as an address fragment: `model=turn,tilt,distance,x,y,z`, then the choices. */
export function encode({ turn, tilt, distance, at }: View, choices: Choices): string {
  const { hiddenStoreys, hiddenTrades, split, section, part, measured, pins, method, front, work } = choices
  const found = new URLSearchParams({ model: [turn, tilt, distance, ...at].map((value) => short(value, 1)).join() })
  const put = (name: string, value: string | null) => value && found.append(name, value)
  put('without', [...hiddenStoreys.map((storey) => `s${storey}`), ...hiddenTrades].join())
  put('split', split)
  put('section', section && section.axis + short(section.at, 2))
  put('part', part)
  put('measure', measured.map(coordinates).join('_'))
  for (const { at, note } of pins) put('pin', `${coordinates(at)}_${note}`)
  put('method', method)
  put('front', front === null ? null : short(front, 2))
  put('work', work === initial.work ? null : `${work}`)
  return `${found}`.replaceAll('%2C', ',')
}

/** The view and choices of a fragment, or null when any of it is invalid. */
export function decode(text: string, frame: Frame, isPart: (id: string) => boolean) {
  const given = new URLSearchParams(text)
  /** A value that is there is read, and must be what it can be. */
  const of = <T>(name: string, read: (value: string) => T): T | null => {
    const value = given.get(name)
    return value === null ? null : read(value)
  }
  const point = (value: string | undefined): Point => pointOf(numbers(value, 3), frame)
  return valid(() => {
    const [turn, tilt, distance, ...at] = numbers(given.get('model'), 6)
    const view: View = {
      turn: within(turn, -180, 180),
      tilt: within(tilt, -60, 88),
      distance: within(distance, 0, 220),
      at: pointOf(at, frame),
    }
    const without = of('without', (value) => value.split(',')) ?? []
    const isStorey = (name: string) => /^s\d$/.test(name)
    const choices: Choices = {
      hiddenStoreys: without.filter(isStorey).map((name) => within(Number(name[1]), 0, frame.levels.length - 1)),
      hiddenTrades: without.filter((name) => !isStorey(name)).map((name) => one(trades, name)),
      split: of('split', (value) => one(splits, value)),
      section: of('section', (value) => {
        const axis = one(axes, value[0])
        return { axis, at: within(numbers(value.slice(1), 1)[0], -1, lengthOf(frame, axis) + 3) }
      }),
      part: of('part', (value) => one([value].filter(isPart), value)),
      measured: of('measure', (value) => atMost(2, value.split('_')).map(point)) ?? [],
      pins: atMost(mostPins, given.getAll('pin')).map((pin) => {
        const [at, ...note] = pin.split('_')
        return { at: point(at), note: note.join('_').slice(0, longestNote) }
      }),
      method: of('method', (value) => one(methods, value)),
      front: of('front', (value) => within(numbers(value, 1)[0], -1, frame.length + 1)),
      work: of('work', (value) => one([0, 1, 2], numbers(value, 1)[0])) ?? initial.work,
    }
    return { view, choices }
  })
}

/** Size of the building along an axis. */
export const lengthOf = (frame: Frame, axis: (typeof axes)[number]) =>
  axis === 'x' ? frame.length : axis === 'y' ? frame.depth : frame.height

const short = (value: number, digits: number) => `${Number(value.toFixed(digits))}`
const coordinates = (at: Point) => at.map((value) => short(value, 3)).join()

const pointOf = ([x, y, z]: readonly number[], { length, depth, height }: Frame): Point => [
  within(x, -60, length + 60),
  within(y, -60, depth + 60),
  within(z, -1, height + 40),
]

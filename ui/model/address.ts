import { trades } from './building.ts'
import { axes, type Choices, initial, methods, splits } from './choices.ts'
import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'
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
  try {
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
      work: of('work', (value) => [0, 1, 2].indexOf(within(Number(value), 0, 2))) ?? initial.work,
    }
    ensure(choices.work >= 0)
    return { view, choices }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Size of the building along an axis. */
export const lengthOf = (frame: Frame, axis: (typeof axes)[number]) =>
  axis === 'x' ? frame.length : axis === 'y' ? frame.depth : frame.height

const short = (value: number, digits: number) => `${Number(value.toFixed(digits))}`
const coordinates = (at: Point) => at.map((value) => short(value, 3)).join()

function ensure(fits: boolean) {
  if (!fits) throw new RangeError()
}

function numbers(text: string | null | undefined, count: number): number[] {
  const found = `${text}`.split(',')
  ensure(found.length === count && found.every((value) => /^-?\d+(\.\d+)?$/.test(value)))
  return found.map(Number)
}

function within(value: number | undefined, least: number, most: number): number {
  const found = value as number
  ensure(found >= least && found <= most)
  return found
}

const pointOf = ([x, y, z]: readonly number[], { length, depth, height }: Frame): Point => [
  within(x, -60, length + 60),
  within(y, -60, depth + 60),
  within(z, -1, height + 40),
]

function one<T extends string>(names: readonly T[], name: string | undefined): T {
  ensure(names.includes(name as T))
  return name as T
}

function atMost<T>(most: number, list: T[]): T[] {
  ensure(list.length <= most)
  return list
}

import { trades } from './building.ts'
import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'
import { axes, type Choices, initial, methods, type Pin, splits } from './state.ts'
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
  try {
    return read(new URLSearchParams(text), frame, isPart)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function read(given: URLSearchParams, frame: Frame, isPart: (id: string) => boolean) {
  const [turn, tilt, distance, ...at] = numbers(given.get('model'), 6)
  const view = {
    turn: within(turn, -180, 180),
    tilt: within(tilt, -60, 88),
    distance: within(distance, 0, 220),
    at: pointOf(at, frame),
  }
  const without = given.get('without')?.split(',') ?? []
  const hiddenStoreys = without
    .filter((name) => /^s\d$/.test(name))
    .map((name) => within(Number(name[1]), 0, frame.levels.length - 1))
  const section = given.get('section')
  const axis = section === null ? null : one(axes, section[0])
  const part = given.get('part')
  const measured = given.get('measure')?.split('_') ?? []
  const pins = given.getAll('pin')
  const front = given.get('front')
  ensure(part === null || isPart(part))
  ensure(measured.length <= 2 && pins.length <= mostPins)
  const choices: Choices = {
    hiddenStoreys,
    hiddenTrades: without.filter((name) => !/^s\d$/.test(name)).map((name) => one(trades, name)),
    split: given.has('split') ? one(splits, given.get('split')) : null,
    section: axis && { axis, at: within(numbers(section?.slice(1), 1)[0], -1, lengthOf(frame, axis) + 3) },
    part,
    measured: measured.map((point) => pointOf(numbers(point, 3), frame)),
    pins: pins.map((pin): Pin => {
      const [point, ...note] = pin.split('_')
      return { at: pointOf(numbers(point, 3), frame), note: note.join('_').slice(0, longestNote) }
    }),
    method: given.has('method') ? one(methods, given.get('method')) : null,
    front: front === null ? null : within(numbers(front, 1)[0], -1, frame.length + 1),
    work: given.has('work') ? within(numbers(given.get('work'), 1)[0], 0, 2) : initial.work,
  }
  ensure(Number.isInteger(choices.work))
  return { view, choices }
}

/** Size of the building along an axis. */
export const lengthOf = (frame: Frame, axis: (typeof axes)[number]) =>
  axis === 'x' ? frame.length : axis === 'y' ? frame.depth : frame.height

const short = (value: number, digits: number) => `${Number(value.toFixed(digits))}`
const coordinates = (at: Point) => at.map((value) => short(value, 3)).join()

function ensure(fits: boolean): asserts fits {
  if (!fits) throw new RangeError('No view of this model')
}

function numbers(text: string | null | undefined, count: number): number[] {
  const found = (text ?? '').split(',').map((value) => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN))
  ensure(found.length === count && !found.some(Number.isNaN))
  return found
}

function within(value: number | undefined, least: number, most: number): number {
  ensure(value !== undefined && value >= least && value <= most)
  return value
}

function pointOf([x, y, z]: readonly number[], { length, depth, height }: Frame): Point {
  return [within(x, -60, length + 60), within(y, -60, depth + 60), within(z, -1, height + 40)]
}

function one<T extends string>(names: readonly T[], name: string | null | undefined): T {
  const found = names.find((known) => known === name)
  ensure(found !== undefined)
  return found
}

import type { Point } from '../model/shapes.ts'
import { type ReadonlySignal, signal } from '../model/signal.ts'
import { decode, encode } from './address.ts'
import { viewpoints } from './viewpoints.ts'

export const looks = ['photo', 'cloud', 'model'] as const
export type Look = (typeof looks)[number]

/** Where one stands and looks; angles in degrees. */
export interface View {
  /** Place of the viewpoint in the list. */
  at: number
  /** From +x towards +y. */
  turn: number
  tilt: number
  /** Angle of view, upright. */
  wide: number
  /** Metres from the viewpoint along x and y: in the cloud and in the model one may step away from it. */
  off: readonly [x: number, y: number]
}

/** What one sees there. */
export interface Choices {
  date: number
  look: Look
  /** What is right of the line: another date with the same look, or the same date with another look. */
  beside: number | Look | null
  /** Where the line is, as a share of the width. */
  line: number
  /** Ends of a length in the cloud: none, one, or two. */
  measured: readonly Point[]
}

export const widest = 100
/** Metres that one may step away. */
export const farthest = 4
export const narrowest = 25
export const initial: Choices = { date: 2, look: 'photo', beside: null, line: 0.5, measured: [] }

/** The view on arrival at a viewpoint. */
export const arrival = (at: number): View => ({
  at,
  turn: wrapped(viewpoints[at]?.look ?? 0),
  tilt: 0,
  wide: 70,
  off: [0, 0],
})
/** The view of the poster. */
export const opening = arrival(1)

/** What is drawn left and right of the line. */
export function sides({ date, look, beside }: Choices): { date: number; look: Look }[] {
  const left = { date, look }
  if (beside === null) return [left]
  return [left, typeof beside === 'number' ? { date: beside, look } : { date, look: beside }]
}

/** Whether one may leave the viewpoint: a panorama is right from there only. */
export const isFree = (choices: Choices) => sides(choices).every(({ look }) => look !== 'photo')

export interface State {
  view: ReadonlySignal<View>
  choices: ReadonlySignal<Choices>
  /** A choice is an entry of the history; what a hand drags is not, until `settle`. */
  choose(part: Partial<Choices>, view?: View): void
  drag(part: Partial<Choices>, view?: View): void
  settle(): void
}

/** The state, as the address has it; `onBad` hears of an address that means nothing, and the last good state stays. */
export function createState(onBad: () => void) {
  const read = () => (location.hash.startsWith('#walk=') ? decode(location.hash.slice(1)) : undefined)
  const found = read()
  const view = signal<View>(found?.view ?? opening)
  const choices = signal<Choices>(found?.choices ?? initial)
  if (found === null) onBad()

  const follow = () => {
    const next = location.hash ? read() : { view: opening, choices: initial }
    if (next === null) return onBad()
    if (!next) return
    view.value = next.view
    choices.value = next.choices
  }
  addEventListener('hashchange', follow)
  const set = (part: Partial<Choices>, next?: View) => {
    // Both signals change before anybody draws: a frame is drawn later.
    if (Object.keys(part).length > 0) choices.value = { ...choices.value, ...part }
    if (next) view.value = next
  }
  const address = () => `#${encode(view.value, choices.value)}`
  const state: State = {
    view,
    choices,
    choose(part, next) {
      set(part, next)
      if (address() !== location.hash) history.pushState(history.state, '', address())
    },
    drag: set,
    settle: () => history.replaceState(history.state, '', address()),
  }
  return { state, end: () => removeEventListener('hashchange', follow) }
}

/** −180 to 180. */
export function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

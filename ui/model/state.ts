import { decode, encode } from './address.ts'
import type { Trade } from './building.ts'
import type { Frame } from './frame.ts'
import type { Point } from './shapes.ts'
import { type ReadonlySignal, signal } from './signal.ts'
import { opening, type View } from './viewer/camera.ts'

export const splits = ['level', 'trade', 'zone'] as const
export const axes = ['x', 'y', 'z'] as const
export const methods = ['qr', 'twoPoint', 'scene', 'rtk'] as const
export type Axis = (typeof axes)[number]

/** An issue: its point and its note. */
export interface Pin {
  at: Point
  note: string
}

/** A visitor's choices, all of which are in the address. */
export interface Choices {
  hiddenStoreys: readonly number[]
  hiddenTrades: readonly Trade[]
  split: (typeof splits)[number] | null
  section: { axis: Axis; at: number } | null
  /** Id of the described part. */
  part: string | null
  /** None, one or two ends of a measurement. */
  measured: readonly Point[]
  pins: readonly Pin[]
  method: (typeof methods)[number] | null
  /** x of the line between built part and model, or null for the model alone. */
  front: number | null
  /** State of work, 0 to 2. */
  work: number
}

export const initial: Choices = {
  hiddenStoreys: [],
  hiddenTrades: [],
  split: null,
  section: null,
  part: null,
  measured: [],
  pins: [],
  method: null,
  front: null,
  work: 2,
}

/** State shared by the model, its list and its plan. */
export interface State {
  frame: Frame
  view: ReadonlySignal<View>
  choices: ReadonlySignal<Choices>
  /** A choice is a history entry; dragging is not, until `settle`. */
  choose(part: Partial<Choices>, view?: View): void
  drag(part: Partial<Choices>, view?: View): void
  /** Writes the dragged values into the address. */
  settle(): void
}

/** The state, kept in the address. Calls `onBad` for an invalid address and keeps the last valid state. */
export function createState(frame: Frame, isPart: (id: string) => boolean, onBad: () => void) {
  const read = () => (location.hash.startsWith('#model=') ? decode(location.hash.slice(1), frame, isPart) : undefined)
  const found = read()
  const view = signal<View>(found?.view ?? opening(frame))
  const choices = signal<Choices>(found?.choices ?? initial)
  if (found === null) onBad()

  const follow = () => {
    // Back before the first choice.
    const next = location.hash ? read() : { view: opening(frame), choices: initial }
    if (next === null) return onBad()
    if (!next) return
    view.value = next.view
    choices.value = next.choices
  }
  addEventListener('hashchange', follow)
  const set = (part: Partial<Choices>, next?: View) => {
    if (Object.keys(part).length > 0) choices.value = { ...choices.value, ...part }
    if (next) view.value = next
  }
  const address = () => `#${encode(view.value, choices.value)}`
  const state: State = {
    frame,
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

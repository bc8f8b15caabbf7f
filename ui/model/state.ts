import { decode, encode } from './address.ts'
import { type Choices, initial } from './choices.ts'
import type { Frame } from './frame.ts'
import { type ReadonlySignal, signal } from './signal.ts'
import { opening, type View } from './viewer/camera.ts'

export { type Axis, axes, type Choices, initial, methods, type Pin, splits } from './choices.ts'

/** What the model, its list and its plan share. */
export interface State {
  frame: Frame
  view: ReadonlySignal<View>
  choices: ReadonlySignal<Choices>
  /** A choice is an entry of the history; what a hand drags is not, until `settle`. */
  choose(part: Partial<Choices>, view?: View): void
  drag(part: Partial<Choices>, view?: View): void
  /** Puts what was dragged into the address. */
  settle(): void
}

/** The state, as the address has it; `onBad` hears of an address that means nothing, and the last good state stays. */
export function createState(frame: Frame, isPart: (id: string) => boolean, onBad: () => void) {
  const read = () => (location.hash.startsWith('#model=') ? decode(location.hash.slice(1), frame, isPart) : undefined)
  const found = read()
  const view = signal<View>(found?.view ?? opening(frame))
  const choices = signal<Choices>(found?.choices ?? initial)
  if (found === null) onBad()

  const follow = () => {
    // Back to before the first choice.
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

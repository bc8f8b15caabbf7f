import { type ReadonlySignal, signal } from '../model/signal.ts'
import { decode, encode } from './address.ts'
import { type Choices, initial, opening, type View } from './choices.ts'

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

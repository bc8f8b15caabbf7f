import { decode, encode } from './address.ts'
import { type Choices, initial } from './choices.ts'
import type { Frame } from './frame.ts'
import { type ReadonlySignal, signal as signalOf } from './signal.ts'
import { opening, type View } from './viewer/camera.ts'

export { type Axis, axes, type Choices, initial, methods, type Pin, splits } from './choices.ts'

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
  /** What of an address follows its `#`. */
  address(): string
}

/**
 * The state, as the address has it. `onAddress` hears of every address that is followed, and whether it means anything:
 * of one that does not, the last good state stays. `signal` ends it.
 */
export function createState(
  frame: Frame,
  isPart: (id: string) => boolean,
  onAddress: (good: boolean) => void,
  signal: AbortSignal,
) {
  const view = signalOf<View>(opening(frame))
  const choices = signalOf<Choices>(initial)
  const drag = (part: Partial<Choices>, next?: View) => {
    choices.value = { ...choices.value, ...part }
    if (next) view.value = next
  }
  const follow = () => {
    const { hash } = location
    // Without one, back to before the first choice; another is about another part of the page.
    if (hash && !hash.startsWith('#model=')) return
    const next = hash ? decode(hash.slice(1), frame, isPart) : { view: opening(frame), choices: initial }
    if (next) drag(next.choices, next.view)
    if (hash) onAddress(next !== null)
  }
  addEventListener('hashchange', follow, { signal })
  const address = () => encode(view.value, choices.value)
  const state: State = {
    frame,
    view,
    choices,
    choose(part, next) {
      drag(part, next)
      if (`#${address()}` !== location.hash) history.pushState(history.state, '', `#${address()}`)
    },
    drag,
    settle: () => history.replaceState(history.state, '', `#${address()}`),
    address,
  }
  return { state, follow }
}

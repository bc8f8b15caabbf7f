import { type ReadonlySignal, signal as signalOf } from './signal.ts'

/** A view and choices that stand in the page's address, after `#`. */
export interface LinkedState<View, Choices> {
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
 * The state of the addresses that begin with `#name=`, and `follow`, which reads the present one. `onAddress` hears of
 * every address that is followed, and whether it means anything: of one that does not, the last good state stays.
 * `signal` ends it.
 */
export function createState<View, Choices extends object>(
  name: 'model' | 'walk',
  first: { view: View; choices: Choices },
  encode: (view: View, choices: Choices) => string,
  decode: (text: string) => { view: View; choices: Choices } | null,
  onAddress: (good: boolean) => void,
  signal: AbortSignal,
): { state: LinkedState<View, Choices>; follow(): void } {
  const view = signalOf(first.view)
  const choices = signalOf(first.choices)
  const drag = (part: Partial<Choices>, next?: View) => {
    // What follows the choices alone does not follow a drag.
    if (Object.keys(part).length) choices.value = { ...choices.value, ...part }
    if (next) view.value = next
  }
  const follow = () => {
    const { hash } = location
    // Without one, back to before the first choice; another is about another part of the page.
    if (hash && !hash.startsWith(`#${name}=`)) return
    const next = hash ? decode(hash.slice(1)) : first
    if (next) drag(next.choices, next.view)
    if (hash) onAddress(next !== null)
  }
  addEventListener('hashchange', follow, { signal })
  const address = () => encode(view.value, choices.value)
  const write = (how: 'pushState' | 'replaceState') => {
    if (`#${address()}` !== location.hash) history[how](history.state, '', `#${address()}`)
  }
  const state: LinkedState<View, Choices> = {
    view,
    choices,
    choose(part, next) {
      drag(part, next)
      write('pushState')
    },
    drag,
    settle: () => write('replaceState'),
    address,
  }
  return { state, follow }
}

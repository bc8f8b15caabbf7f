import { dress } from '../model/sheet.ts'
import { createControls } from '../walk/controls.ts'
import { createState } from '../walk/state.ts'
import type { WalkTexts } from '../walk/texts.ts'

/** What the page carries: the address of the texts. */
export interface WalkIslandProps {
  texts: string
}

/** How the controls look; the build puts it here. */
declare const WALK_STYLES: string

/** Puts the walk in the place of its picture; resolves when it can be used, with what ends it. */
export async function mount(host: HTMLElement, props: WalkIslandProps): Promise<() => void> {
  // Said where a file does not come: ui/parts/tour.tsx.
  const note = host.nextElementSibling as HTMLElement
  const texts = await fetch(props.texts)
    .then((answer) => answer.json() as Promise<WalkTexts>)
    .catch((error) => {
      note.hidden = false
      throw error
    })
  note.hidden = true
  const focused = host.querySelector('.stage-open') === document.activeElement
  const ending = new AbortController()
  let bad = false
  let controls: ReturnType<typeof createControls> | undefined
  const { state, follow } = createState((good) => {
    bad = !good
    if (bad) controls?.announce(texts.badLink)
    else if (controls) host.querySelector('.stage')?.scrollIntoView({ block: 'nearest' })
  }, ending.signal)
  follow()
  dress(WALK_STYLES)
  controls = createControls(host, state, texts, bad, ending.signal)
  if (focused) controls.focus()
  if (location.hash.startsWith('#walk=')) host.scrollIntoView()
  return () => ending.abort()
}

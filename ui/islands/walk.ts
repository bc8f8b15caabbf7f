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
  const answer = await fetch(props.texts)
  if (!answer.ok) throw new Error(`The walk's texts: ${answer.status}`)
  const texts = (await answer.json()) as WalkTexts
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
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(WALK_STYLES)
  document.adoptedStyleSheets.push(sheet)
  controls = createControls(host, state, texts, bad, ending.signal)
  if (focused) controls.focus()
  if (location.hash.startsWith('#walk=')) host.scrollIntoView()
  return () => ending.abort()
}

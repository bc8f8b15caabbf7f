import { type Around, createControls } from '../model/controls/controls.ts'
import { filled } from '../model/controls/template.ts'
import { dress } from '../model/sheet.ts'
import { createState } from '../model/state.ts'
import type { ModelTexts } from '../model/texts.ts'
import { serve } from '../model/worker.ts'
import { makeModel } from '../model/worker-client.ts'

/** What the page carries: the address of the texts, and the fragment of its first view, when it is not the usual one. */
export interface ModelIslandProps extends Around {
  texts: string
  start?: string
}

/** The building of the pictures with one clash: a duct on level 3 runs through the beams. */
const parameters = { clash: 2 }

/** Styles of the controls, set by the build. */
declare const MODEL_STYLES: string

// The worker that makes the model is this same file: it comes over the network once.
if (!('document' in globalThis)) serve()

/** Replaces the picture with the model. Resolves with its unmount function once it can be used. */
export async function mount(
  host: HTMLElement,
  { texts: address, start, ...around }: ModelIslandProps,
): Promise<() => void> {
  const open = host.querySelector('.stage-open') as HTMLElement
  const label = open.textContent
  // Shown by ui/browser/islands.ts where a file does not come.
  const note = host.nextElementSibling as HTMLElement
  const ending = new AbortController()
  let percent = 0
  let texts: ModelTexts | undefined
  const tell = () => {
    if (texts) open.textContent = filled(texts.loading, { percent })
  }
  try {
    const [model, answer] = await Promise.all([
      makeModel(parameters, (now) => {
        percent = now
        tell()
      }),
      fetch(address).then(async (answer) => {
        texts = (await answer.json()) as ModelTexts
        tell()
        return texts
      }),
    ])
    let controls: ReturnType<typeof createControls> | undefined
    let bad = false
    const { state, follow } = createState(
      model.frame,
      (id) => model.parts.some((part) => part.id === id),
      (good) => {
        bad = !good
        if (bad) controls?.announce(answer.badLink)
        // A link scrolls to the model; one's own steps back find it in sight.
        else if (controls) host.querySelector('.stage')?.scrollIntoView({ block: 'nearest' })
      },
      ending.signal,
      start,
    )
    dress(MODEL_STYLES)
    follow()
    const focused = open === document.activeElement
    controls = createControls(host, model, state, answer, around, ending.signal)
    if (bad) controls.announce(answer.badLink)
    if (focused) controls.focus()
    // The controls are higher than the picture: a link of the room below them that has the focus stays in sight.
    else document.querySelector('.room :focus')?.scrollIntoView({ block: 'nearest' })
    if (location.hash.startsWith('#model=')) host.scrollIntoView()
    note.hidden = true
  } catch (error) {
    const reason = error instanceof RangeError && error.message
    open.textContent = texts && reason ? filled(texts.badModel, { reason }) : label
    if (!reason) throw error
  }
  return () => ending.abort()
}

import { createControls } from '../model/controls/controls.ts'
import { filled } from '../model/controls/fill.ts'
import { makeModel } from '../model/load.ts'
import { createState } from '../model/state.ts'
import type { ModelTexts } from '../model/texts.ts'

/** Props in the page: the address of the texts, and the length limit of a message. */
export interface ModelIslandProps {
  texts: string
  longest: number
}

/** The building of the pictures with one clash: a duct on level 3 runs through the beams. */
const parameters = { clash: 2 }

/** Styles of the controls, set by the build. */
declare const MODEL_STYLES: string

/** Replaces the picture with the model. Resolves with its unmount function once it can be used. */
export async function mount(host: HTMLElement, props: ModelIslandProps): Promise<() => void> {
  const answer = await fetch(props.texts)
  if (!answer.ok) throw new Error(`The model's texts: ${answer.status}`)
  const texts = (await answer.json()) as ModelTexts
  const open = host.querySelector<HTMLButtonElement>('.model-open')
  const focused = open === document.activeElement
  const say = (text: string) => {
    if (open) open.textContent = text
  }
  try {
    const model = await makeModel(parameters, (share) =>
      say(filled(texts.loading, { percent: Math.round(share * 100) })),
    )
    const ids = new Set(model.parts.map(({ id }) => id))
    let bad = false
    let controls: ReturnType<typeof createControls> | undefined
    const { state, end } = createState(
      model.frame,
      (id) => ids.has(id),
      () => {
        bad = true
        controls?.announce(texts.badLink)
      },
    )
    dress()
    controls = createControls(host, model, state, texts, props.longest)
    if (bad) controls.announce(texts.badLink)
    if (focused) controls.focus()
    if (location.hash.startsWith('#model=')) host.closest('section')?.scrollIntoView()
    return () => {
      end()
      controls?.end()
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    say(filled(texts.badModel, { reason: error.message }))
    return () => {}
  }
}

/** A constructed sheet is not subject to the page's policy. */
function dress() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(MODEL_STYLES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

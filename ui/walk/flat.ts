// What only browsers need that draw nothing: without WebGL2, or, at first, where data is saved.

import { button, make, put } from '../model/controls/elements.ts'
import type { effect } from '../model/signal.ts'
import type { Choices } from './choices.ts'
import { pictureOf } from './sources.ts'
import type { State } from './state.ts'
import type { WalkTexts } from './texts.ts'

/** The walk's controls; what depends on signals is theirs, because each file has its own copy. */
interface Around {
  stage: HTMLElement
  readout: HTMLElement
  state: State
  texts: WalkTexts
  follow: typeof effect
  tell(...lines: string[]): void
  told(at: number, choices: Choices): string
}

/**
 * Shows stops as flat panoramas. With `drawAnyway`, which returns whether it could, the poster stays until a stop is asked
 * for, and a button offers to draw.
 */
export function stayFlat({ stage, readout, state, texts, follow, tell, told }: Around, drawAnyway?: () => boolean) {
  const flat = make('img', { class: 'tour-flat', alt: '' })
  let first = true
  let over = false
  flat.onerror = () => {
    if (flat.src.endsWith('.avif')) flat.src = pictureOf(state.view.value.at, state.choices.value.date)
    else tell(texts.failed)
  }
  follow(() => {
    const { at } = state.view.value
    const { date } = state.choices.value
    if (over || (first && drawAnyway && !location.hash.includes('='))) return
    stage.insertBefore(flat, readout)
    flat.src = pictureOf(at, date, 1024)
    flat.alt = told(at, { ...state.choices.value, look: 'photo', beside: null })
    if (!first) tell(flat.alt)
  })
  first = false
  if (!drawAnyway) return
  const anyway = button(texts.drawAnyway, () => {
    asking.remove()
    over = drawAnyway()
    if (over) flat.remove()
    else tell(texts.noGraphics)
  })
  const asking = make('div', { class: 'stage-bar' }, anyway)
  put(stage, asking)
}

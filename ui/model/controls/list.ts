import type { PlacedPart } from '../buffers.ts'
import { type Trade, trades } from '../building.ts'
import { effect, type ReadonlySignal, signal } from '../signal.ts'
import type { State } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import type { Model } from '../worker.ts'
import { button, make, put, selection } from './elements.ts'
import { named } from './groups.ts'
import { measure, sizeText } from './lengths.ts'
import { filled } from './template.ts'

/**
 * Every clash of the building, or every part of a level by trade, each a button that picks it, and beside the picked one
 * what else is done with it.
 */
export function createList(
  model: Model,
  { choices }: State,
  level: ReadonlySignal<number>,
  texts: ModelTexts,
  pick: (id: string) => void,
  beside: Node | string,
) {
  const trade = signal<Trade | ''>('')
  const select = selection(texts.trades, [['', texts.clashes], ...named(trades, texts.trade)], (value) => {
    trade.value = value as Trade | ''
  })
  const list = make('ul', { class: 'model-parts', 'aria-label': texts.partsOf })
  const clashes = new Map(model.parts.flatMap((part) => clashOf(model, part).map((other) => [part, other] as const)))
  const isListed = (part: PlacedPart) =>
    trade.value ? part.trade === trade.value && part.storey === level.value : clashes.has(part)
  let rows: (readonly [PlacedPart, HTMLElement])[]
  effect(() => {
    rows = model.parts.filter(isListed).map((part) => {
      const other = clashes.get(part)
      const more = trade.value || !other ? sizeText(part.size) : filled(texts.clash, { part: nameOf(other, texts) })
      const row = button('', () => pick(part.id))
      put(row, make('b', {}, nameOf(part, texts)), ` ${more}`)
      row.dataset.id = part.id
      return [part, make('li', {}, row)]
    })
    list.replaceChildren(...rows.map(([, item]) => item))
  })
  effect(() => {
    const picked = model.parts.find(({ id }) => id === choices.value.part)
    if (picked && !isListed(picked)) trade.value = picked.trade
    select.value = trade.value
    for (const [part, item] of rows) {
      item.firstElementChild?.setAttribute('aria-pressed', `${part === picked}`)
      if (part === picked) put(item, beside)
    }
  })
  return [select, list]
}

const nameOf = ({ layer, number }: PlacedPart, texts: ModelTexts) => `${texts.layer[layer]} ${number}`

/** Describes a part in lines: name and level, trade and size, height above the floor, clash. */
export function told(model: Model, part: PlacedPart, texts: ModelTexts): string[] {
  // A beam belongs to the floor that it carries, but a visitor sees it from the floor below.
  const floor = model.frame.levels[part.storey - (part.layer === 'beam' ? 1 : 0)] ?? 0
  const hangs = part.low[2] - floor
  return [
    `${nameOf(part, texts)} · ${levelName(model, part.storey, texts)} · ${texts.trade[part.trade]}`,
    sizeText(part.size),
    ...(hangs > 1.8 ? [filled(texts.underside, { height: measure(hangs) })] : []),
    ...clashOf(model, part).map((other) => filled(texts.clash, { part: nameOf(other, texts) })),
  ]
}

export const levelName = ({ frame }: Model, storey: number, texts: ModelTexts) =>
  storey === frame.levels.length - 1 ? texts.roof : filled(texts.level, { number: storey + 1 })

/** The first beam, column or wall that a duct, pipe or tray runs into by more than a centimetre. */
function clashOf({ parts }: Model, { layer, low, high }: PlacedPart): PlacedPart[] {
  if (!['duct', 'pipe', 'tray'].includes(layer)) return []
  return parts
    .filter(
      (other) =>
        ['beam', 'column', 'core'].includes(other.layer) &&
        low.every(
          (from, k) =>
            Math.min(high[k] as number, other.high[k] as number) - Math.max(from, other.low[k] as number) > 0.01,
        ),
    )
    .slice(0, 1)
}

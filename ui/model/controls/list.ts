import type { PlacedPart } from '../buffers.ts'
import { type Trade, trades } from '../building.ts'
import { effect, type ReadonlySignal, signal } from '../signal.ts'
import type { State } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import type { Model } from '../worker.ts'
import { filled } from './fill.ts'
import { measure, sizeText } from './lengths.ts'
import { make } from './make.ts'

/** Every part of a level by trade, as buttons that pick it, and a description of the picked part. */
export function createList(
  model: Model,
  state: State,
  level: ReadonlySignal<number>,
  texts: ModelTexts,
  pick: (id: string) => void,
) {
  const trade = signal<Trade>('structure')
  const select = make(
    'select',
    {
      'aria-label': texts.trades,
      change: () => {
        trade.value = select.value as Trade
      },
    },
    ...trades.map((name) => make('option', { value: name }, texts.trade[name])),
  )
  const list = make('ul', { class: 'model-parts', 'aria-label': texts.partsOf })
  const ends = [
    effect(() => {
      const shown = model.parts.filter((part) => part.storey === level.value && part.trade === trade.value)
      list.replaceChildren(
        ...shown.map(({ id, layer, number, size }) =>
          make(
            'li',
            {},
            make(
              'button',
              { type: 'button', 'data-id': id, click: () => pick(id) },
              make('b', {}, `${texts.layer[layer]} ${number}`),
              ` ${sizeText(size)}`,
            ),
          ),
        ),
      )
    }),
    effect(() => {
      const { part } = state.choices.value
      const found = model.parts.find(({ id }) => id === part)
      if (found) trade.value = found.trade
      select.value = trade.value
      for (const button of list.querySelectorAll('button'))
        button.setAttribute('aria-pressed', `${button.dataset.id === part}`)
    }),
  ]
  return {
    elements: [select, list],
    end: () => {
      for (const end of ends) end()
    },
  }
}

/** Describes a part in lines: name and level, trade and size, height above the floor, clash. */
export function told(model: Model, part: PlacedPart, texts: ModelTexts): string[] {
  const floor = model.frame.levels[part.storey] ?? 0
  const hangs = part.low[2] - floor
  const other = clashOf(model, part)
  return [
    `${texts.layer[part.layer]} ${part.number} · ${levelName(model, part.storey, texts)} · ${texts.trade[part.trade]}`,
    sizeText(part.size),
    ...(hangs > 1.8 ? [filled(texts.underside, { height: measure(hangs) })] : []),
    ...(part.layer === 'beam' ? [filled(texts.underside, { height: measure(part.low[2] - below(model, part)) })] : []),
    ...(other ? [filled(texts.clash, { part: `${texts.layer[other.layer]} ${other.number}` })] : []),
  ]
}

/** A beam belongs to the floor that it carries, but a visitor sees it from the floor below. */
const below = ({ frame }: Model, { storey }: PlacedPart) => frame.levels[storey - 1] ?? 0

export const levelName = ({ frame }: Model, storey: number, texts: ModelTexts) =>
  storey === frame.levels.length - 1 ? texts.roof : filled(texts.level, { number: storey + 1 })

/** A beam, column or wall that a duct, pipe or tray penetrates by more than a centimeter. */
function clashOf(model: Model, part: PlacedPart): PlacedPart | undefined {
  if (!['duct', 'pipe', 'tray'].includes(part.layer)) return undefined
  const meets = (other: PlacedPart) =>
    ([0, 1, 2] as const).every(
      (k) => Math.min(part.high[k], other.high[k]) - Math.max(part.low[k], other.low[k]) > 0.01,
    )
  return model.parts.find((other) => ['beam', 'column', 'core'].includes(other.layer) && meets(other))
}

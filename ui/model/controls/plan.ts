import { letter } from '../parts.ts'
import { effect, type ReadonlySignal } from '../signal.ts'
import type { State } from '../state.ts'
import { directionOf } from '../viewer/camera.ts'
import type { Model } from '../worker.ts'
import { draw } from './make.ts'

const drawn = ['column', 'core', 'stair', 'duct', 'pipe', 'tray', 'ahu']

/** The plan of a level with its grid, the picked part, the section and the viewpoint. A click picks a part. */
export function createPlan(model: Model, state: State, level: ReadonlySignal<number>, pick: (id: string) => void) {
  const { length, depth, edge, xs, ys } = model.frame
  const [left, top] = [-4, -1.5]
  const box = [left, top, length + 5.5, depth + 6.2]
  const svg = draw('svg', { class: 'model-plan', viewBox: box.join(' '), 'aria-hidden': 'true' })
  // North is up: y is drawn downwards.
  const place = (low: readonly number[], high: readonly number[]) => ({
    x: low[0] ?? 0,
    y: depth - (high[1] ?? 0),
    width: (high[0] ?? 0) - (low[0] ?? 0),
    height: (high[1] ?? 0) - (low[1] ?? 0),
  })
  const parts = draw('g')
  const marks = draw('g')
  const grid = draw('g', { class: 'plan-grid' })
  const mark = (...drawn: Node[]) => {
    for (const one of drawn) grid.appendChild(one)
  }
  for (const [i, x] of xs.entries()) {
    const name = draw('text', { x, y: depth + 3.3, dy: '.36em' }, `${i + 1}`)
    mark(draw('path', { d: `M${x} ${-edge}V${depth + 2}` }), draw('circle', { cx: x, cy: depth + 3.3, r: 1.1 }), name)
  }
  for (const [i, y] of ys.entries()) {
    const name = draw('text', { x: -2.8, y: depth - y, dy: '.36em' }, letter(i))
    mark(
      draw('path', { d: `M-1.6 ${depth - y}H${length + edge}` }),
      draw('circle', { cx: -2.8, cy: depth - y, r: 1.1 }),
      name,
    )
  }
  svg.replaceChildren(
    draw('rect', { class: 'plan-slab', ...place([-edge, -edge], [length + edge, depth + edge]) }),
    parts,
    grid,
    marks,
  )
  svg.addEventListener('click', ({ target }) => {
    const { id } = (target as SVGElement).dataset
    if (id) pick(id)
  })

  const ends = [
    effect(() => {
      const { hiddenTrades, work } = state.choices.value
      const shown = model.parts.filter(
        (part) =>
          part.storey === level.value &&
          drawn.includes(part.layer) &&
          part.work[0] <= work &&
          !hiddenTrades.includes(part.trade),
      )
      parts.replaceChildren(
        ...shown.map(({ id, trade, low, high }) =>
          draw('rect', { 'data-id': id, class: `plan-part plan-${trade}`, ...place(low, high) }),
        ),
      )
    }),
    effect(() => {
      const { part, section, front, pins } = state.choices.value
      const { at, distance, ...angles } = state.view.value
      const [dx, dy] = directionOf({ ...angles, tilt: 0, at, distance })
      const found = model.parts.find(({ id }) => id === part)
      const list: SVGElement[] = []
      if (found && found.storey === level.value)
        list.push(draw('rect', { class: 'plan-picked', ...place(found.low, found.high) }))
      const line = section ?? (front === null ? null : { axis: 'x', at: front })
      if (line?.axis === 'x')
        list.push(draw('path', { class: 'plan-cut', d: `M${line.at} ${-edge - 0.6}V${depth + 1.2}` }))
      if (line?.axis === 'y')
        list.push(draw('path', { class: 'plan-cut', d: `M-1.2 ${depth - line.at}H${length + 1.2}` }))
      for (const { at } of pins) list.push(draw('circle', { class: 'plan-pin', cx: at[0], cy: depth - at[1], r: 0.7 }))
      // The viewpoint, or the side from which the view looks.
      const back = distance === 0 ? 0 : Math.min(distance, 9)
      const [x, y] = [at[0] + dx * back, depth - at[1] - dy * back]
      const angle = (Math.atan2(dy, -dx) * 180) / Math.PI
      list.push(
        draw('path', {
          class: 'plan-eye',
          d: 'M-.9-.8L1.5 0-.9.8z',
          transform: `translate(${x} ${y}) rotate(${angle})`,
        }),
      )
      marks.replaceChildren(...list)
    }),
  ]
  return {
    element: svg,
    end: () => {
      for (const end of ends) end()
    },
  }
}

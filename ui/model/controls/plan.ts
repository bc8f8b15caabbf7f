import { letter } from '../parts.ts'
import { effect, type ReadonlySignal } from '../signal.ts'
import type { State } from '../state.ts'
import { directionOf } from '../viewer/camera.ts'
import type { Model } from '../worker.ts'
import { draw } from './elements.ts'

const drawn = ['column', 'core', 'stair', 'duct', 'pipe', 'tray', 'ahu']

/** The plan of a level with its grid, the picked part, the section and the viewpoint. A click picks a part. */
export function createPlan(
  { frame, parts }: Model,
  { view, choices }: State,
  level: ReadonlySignal<number>,
  pick: (id: string) => void,
) {
  const { length, depth, edge, xs, ys } = frame
  const path = (name: string, d: string, transform?: string) => draw('path', { class: name, d, transform })
  const circle = (cx: number, cy: number, r: number, name?: string) => draw('circle', { class: name, cx, cy, r })
  // North is up: y is drawn downwards.
  const rectangle = ([x, y]: readonly number[], [toX, toY]: readonly number[], name: string, id?: string) =>
    draw('rect', {
      class: name,
      'data-id': id,
      x,
      y: depth - (toY as number),
      width: (toX as number) - (x as number),
      height: (toY as number) - (y as number),
    })
  const line = (x: number, y: number, name: string) => [circle(x, y, 1.1), draw('text', { x, y, dy: '.36em' }, name)]
  const shown = draw('g')
  const marks = draw('g')
  const svg = draw(
    'svg',
    {
      class: 'model-plan',
      viewBox: `-4 -1.5 ${length + 5.5} ${depth + 6.2}`,
      'aria-hidden': 'true',
      click: ({ target }) => {
        const { id } = (target as SVGElement).dataset
        if (id) pick(id)
      },
    },
    rectangle([-edge, -edge], [length + edge, depth + edge], 'plan-slab'),
    shown,
    draw(
      'g',
      { class: 'plan-grid' },
      path(
        '',
        xs.map((x) => `M${x} ${-edge}V${depth + 2}`).join('') + ys.map((y) => `M-1.6 ${y}H${length + edge}`).join(''),
      ),
      ...xs.flatMap((x, i) => line(x, depth + 3.3, `${i + 1}`)),
      ...ys.flatMap((y, i) => line(-2.8, depth - y, letter(i))),
    ),
    marks,
  )

  effect(() => {
    const { hiddenTrades, work } = choices.value
    shown.replaceChildren(
      ...parts
        .filter(
          (part) =>
            part.storey === level.value &&
            drawn.includes(part.layer) &&
            part.work[0] <= work &&
            !hiddenTrades.includes(part.trade),
        )
        .map(({ id, trade, low, high }) => rectangle(low, high, `plan-part plan-${trade}`, id)),
    )
  })
  effect(() => {
    const { part, section, front, pins } = choices.value
    const { at, distance, turn } = view.value
    const [dx, dy] = directionOf({ ...view.value, tilt: 0 })
    const cut = section ?? { axis: 'x', at: front }
    // The viewpoint, or the side from which the view looks.
    const back = Math.min(distance, 9)
    marks.replaceChildren(
      ...parts
        .filter(({ id, storey }) => id === part && storey === level.value)
        .map(({ low, high }) => rectangle(low, high, 'plan-picked')),
      ...(cut.at === null || cut.axis === 'z'
        ? []
        : [
            path(
              'plan-cut',
              cut.axis === 'x' ? `M${cut.at} ${-edge - 0.6}V${depth + 1.2}` : `M-1.2 ${depth - cut.at}H${length + 1.2}`,
            ),
          ]),
      ...pins.map(({ at }) => circle(at[0], depth - at[1], 0.7, 'plan-pin')),
      path(
        'plan-eye',
        'M-.9-.8L1.5 0-.9.8z',
        `translate(${at[0] + dx * back} ${depth - at[1] - dy * back}) rotate(${180 - turn})`,
      ),
    )
  })
  return svg
}

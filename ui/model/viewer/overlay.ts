import { lengthOf } from '../address.ts'
import { draw } from '../controls/elements.ts'
import { lengthsOf } from '../controls/lengths.ts'
import type { Frame } from '../frame.ts'
import { shownBy } from '../methods.ts'
import { letter } from '../parts.ts'
import type { Point } from '../shapes.ts'
import type { Axis, State } from '../state.ts'
import { apart, clamp, middle } from '../vectors.ts'
import type { Projection } from './camera.ts'
import { dragAlong } from './input.ts'

/** Meters by which grid lines extend beyond the building. */
const reach = 4.2

/**
 * What is drawn over the model, as on a drawing: grid lines with their names, levels, what is measured, pins, how it is
 * positioned, and the handle of section or front.
 */
export function createOverlay(state: State, frame: Frame) {
  const marks = draw('g')
  const cutHandle = draw('g', { class: 'model-handle' }, draw('circle', { r: 22 }), draw('path', { d: handle }))
  const svg = draw('svg', { class: 'model-marks', 'aria-hidden': 'true' }, marks, cutHandle)
  let projection: Projection | undefined

  const dragged = () => {
    const { section, front } = state.choices.value
    return section ?? (front === null ? null : { axis: 'x' as const, at: front })
  }
  let from = 0
  dragAlong(
    cutHandle,
    () => {
      const line = dragged()
      from = line?.at ?? 0
      const [a, b] = [0, 1].map((step) => line && projection?.toScreen(handlePlace(line.axis, from + step)))
      return a && b ? [b[0] - a[0], b[1] - a[1]] : [1, 0]
    },
    (metres) => {
      const line = dragged()
      if (!line) return
      const at = clamp(from + metres, -0.4, lengthOf(frame, line.axis) + 0.4)
      state.drag(state.choices.value.section ? { section: { ...line, at } } : { front: at })
    },
    state.settle,
  )

  // Above the names of grid lines, below the middle, where two fingers begin.
  const handlePlace = (axis: Axis, at: number): Point =>
    axis === 'x'
      ? [at, -1.2, frame.height / 4]
      : axis === 'y'
        ? [frame.length + 1.2, at, frame.height / 4]
        : [-1.2, -1.2, at]

  /** Draws everything for a projection. */
  function update(next: Projection) {
    projection = next
    const { measured, pins, method, split, front } = state.choices.value
    const found: SVGElement[] = []
    const named: [x: number, y: number][] = []
    const line = (name: string, points: readonly Point[]) => {
      const path = points.map((point) => next.toScreen(point))
      if (path.some((at) => at === null)) return
      found.push(draw('path', { class: name, d: `M${path.map((at) => at?.map(Math.round)).join('L')}` }))
    }
    const text = (name: string, at: Point, words: readonly string[], around = 0, aside = 0) => {
      const place = next.toScreen(at)
      if (!place) return
      const [x, y] = place.map(Math.round) as [number, number]
      // Names that would overlap or leave the picture are omitted.
      if (name === 'level' && x > svg.clientWidth - 76) return
      if (name === 'bubble') {
        if (named.some((other) => Math.hypot(other[0] - x, other[1] - y) < 22)) return
        named.push([x, y])
      }
      const lines = words.map((line, i) => draw('text', { x: aside, y: 17 * i, dy: '.35em' }, line))
      found.push(draw('g', { class: name, transform: `translate(${x} ${y})` }, draw('circle', { r: around }), ...lines))
    }
    const gridLine = (name: string, x: number, y: number, dx: number, dy: number) => {
      const on = (off: number): Point => [x - dx * off, y - dy * off, -0.2]
      line('grid-line', [on(0.6), on(reach)])
      text('bubble', on(reach + 0.9), [name], 10)
    }
    if (state.view.value.distance > 30 && !split && !method) {
      for (const [i, x] of frame.xs.entries()) gridLine(`${i + 1}`, x, 0, 0, 1)
      for (const [i, y] of frame.ys.entries()) gridLine(letter(i), 0, y, 1, 0)
      // Levels are at the rightmost corner.
      const corners = [0, frame.length].flatMap((x) => [0, frame.depth].map((y): Point => [x, y, 0]))
      const sideways = (corner: Point) => next.toScreen(corner)?.[0] ?? 0
      const [x, y] = corners.reduce((best, corner) => (sideways(corner) > sideways(best) ? corner : best))
      for (const z of frame.levels) text('level', [x, y, z], [`▽ ${z > 0 ? '+' : '±'}${z.toFixed(2)}`], 0, 18)
    }
    if (front !== null) {
      const [before, behind, over] = [-frame.edge, frame.depth + frame.edge, frame.height + 3]
      line('measure', [
        [front, before, 0],
        [front, before, over],
        [front, behind, over],
        [front, behind, 0],
        [front, before, 0],
      ])
    }
    const [a, b] = measured
    for (const point of measured) text('end', point, [], 5)
    if (a && b) {
      line('measure', [a, b])
      text('length', middle(a, b), lengthsOf(apart(a, b)))
    }
    for (const [i, { at }] of pins.entries()) text('pin', at, [`${i + 1}`], 11)
    if (method) {
      const { sights, outlines, known } = shownBy(method, frame)
      for (const sight of sights) line('sight', sight)
      for (const outline of outlines) line('outline', outline)
      for (const point of known) text('known', point, [], 4)
    }
    marks.replaceChildren(...found)
    const cut = dragged()
    const place = cut && next.toScreen(handlePlace(cut.axis, cut.at))
    cutHandle.toggleAttribute('hidden', !place)
    if (place && cut) {
      const on = next.toScreen(handlePlace(cut.axis, cut.at + 1)) ?? place
      const angle = (Math.atan2(on[1] - place[1], on[0] - place[0]) * 180) / Math.PI
      cutHandle.setAttribute('transform', `translate(${place.map(Math.round).join(' ')}) rotate(${Math.round(angle)})`)
    }
  }
  return { svg, update }
}

/** Two arrows, away from a line. */
const handle = 'M0-13V13M-5 0h-9l4-4m-4 4l4 4M5 0h9l-4-4m4 4l-4 4'

import type { State } from '../state.ts'
import { type Projection, panned, stepped, turned, zoomed } from './camera.ts'

/** Most pixels that the pointer may move in a click. */
const slip = 5
const walkStep = 0.8

/**
 * Mouse, fingers and keys on the canvas. The wheel and a finger are the page's until the canvas is clicked or has the
 * focus, and again once that leaves it or Escape is pressed. `onPoint` hears of a click or tap, or of Enter at the middle.
 */
export function listen(
  canvas: HTMLCanvasElement,
  state: State,
  onPoint: (x: number, y: number) => void,
  projection: () => Projection,
) {
  const { frame, view } = state
  const held = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let active = false
  const activate = (on: boolean) => {
    active = on
    canvas.style.touchAction = on ? 'none' : 'pan-y pinch-zoom'
  }
  activate(false)
  const placeOf = (event: MouseEvent) => {
    const { left, top } = canvas.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top] as const
  }

  canvas.addEventListener('pointerdown', (event) => {
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (held.size === 1) travelled = 0
    if (event.pointerType === 'mouse' || active) canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    const last = held.get(event.pointerId)
    if (!last) return
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
    travelled += Math.hypot(dx, dy)
    if (travelled < slip || (event.pointerType !== 'mouse' && !active)) return
    const [, other] = [...held].find(([id]) => id !== event.pointerId) ?? []
    if (other) {
      const apart = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      const nearer = Math.hypot(last.x - other.x, last.y - other.y) / Math.max(1, apart)
      const moved = panned(view.value, dx / 2, dy / 2, projection().pixel, frame)
      state.drag({}, view.value.distance === 0 ? moved : zoomed(moved, nearer, frame))
    } else if (event.shiftKey || event.buttons & 6) {
      state.drag({}, panned(view.value, dx, dy, projection().pixel, frame))
    } else state.drag({}, turned(view.value, dx, dy))
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  const release = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || held.size > 0) return
    if (event.type === 'pointercancel') return
    if (travelled >= slip) return state.settle()
    if (event.button !== 0) return
    // The first tap only activates the model.
    const first = !active && event.pointerType !== 'mouse'
    activate(true)
    if (!first) onPoint(...placeOf(event))
  }
  canvas.addEventListener('pointerup', release)
  canvas.addEventListener('pointercancel', release)
  canvas.addEventListener('contextmenu', (event) => event.preventDefault())

  let wheeling: ReturnType<typeof setTimeout>
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!active) return
      event.preventDefault()
      state.drag({}, zoomed(view.value, 1.0015 ** Math.max(-200, Math.min(200, event.deltaY)), frame))
      clearTimeout(wheeling)
      wheeling = setTimeout(state.settle, 300)
    },
    { passive: false },
  )

  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const walks = view.value.distance === 0
    const sideways = (by: number) => turned(view.value, walks ? by * -1.7 : by, 0)
    const forward = (by: number) => (walks ? stepped(view.value, by * walkStep, frame) : turned(view.value, 0, by * 24))
    const next = {
      ArrowLeft: () => sideways(-24),
      ArrowRight: () => sideways(24),
      ArrowUp: () => forward(1),
      ArrowDown: () => forward(-1),
      '+': () => zoomed(view.value, 0.85, frame),
      '-': () => zoomed(view.value, 1 / 0.85, frame),
    }[event.key]
    if (next) {
      state.drag({}, next())
      state.settle()
    } else if (event.key === 'Enter' || event.key === ' ') onPoint(canvas.clientWidth / 2, canvas.clientHeight / 2)
    else if (event.key === 'Escape') return activate(false)
    else return
    event.preventDefault()
  })
  canvas.addEventListener('focus', () => canvas.matches(':focus-visible') && activate(true))
  canvas.addEventListener('blur', () => activate(false))
}

/** Makes a handle on the canvas draggable along a line of the model; `onMove` receives meters. */
export function dragAlong(
  handle: SVGElement,
  pixelsPerMetre: () => readonly [x: number, y: number],
  onMove: (metres: number) => void,
  onEnd: () => void,
) {
  handle.onpointerdown = (event) => {
    const { pointerId, clientX, clientY } = event
    const [x, y] = pixelsPerMetre()
    handle.setPointerCapture(pointerId)
    event.preventDefault()
    handle.onpointermove = (moved) =>
      onMove(((moved.clientX - clientX) * x + (moved.clientY - clientY) * y) / (x * x + y * y || 1))
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
      onEnd()
    }
  }
}

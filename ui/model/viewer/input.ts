import type { State } from '../state.ts'
import { type Projection, panned, stepped, turned, zoomed } from './camera.ts'

interface Hands {
  /** A click, a tap, or Enter for the center. */
  onPoint(x: number, y: number): void
  /** `false`: wheel and one finger scroll the page again. */
  onActive(active: boolean): void
  projection(): Projection
  reset(): void
}

/** Most pixels that the pointer may move in a click. */
const slip = 5
const walkStep = 0.8

/**
 * Handles mouse, touch and keys on the canvas. Wheel and finger scroll the page until the canvas is clicked or focused,
 * and again after it loses the focus or Escape is pressed.
 */
export function listen(canvas: HTMLCanvasElement, state: State, hands: Hands) {
  const { frame, view } = state
  const held = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let active = false
  const activate = (on: boolean) => {
    if (active === on) return
    active = on
    canvas.style.touchAction = on ? 'none' : 'pan-y pinch-zoom'
    hands.onActive(on)
  }
  canvas.style.touchAction = 'pan-y pinch-zoom'
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
    if (travelled < slip) return
    if (event.pointerType !== 'mouse' && !active) return
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    const [other] = others
    if (other) {
      const apart = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      const nearer = Math.hypot(last.x - other.x, last.y - other.y) / Math.max(1, apart)
      const moved = panned(view.value, dx / 2, dy / 2, hands.projection().pixel, frame)
      state.drag({}, view.value.distance === 0 ? moved : zoomed(moved, nearer, frame))
    } else if (event.shiftKey || event.buttons & 6) {
      state.drag({}, panned(view.value, dx, dy, hands.projection().pixel, frame))
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
    if (!first) hands.onPoint(...placeOf(event))
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
    const next = {
      ArrowLeft: () => turned(view.value, walks ? 40 : -24, 0),
      ArrowRight: () => turned(view.value, walks ? -40 : 24, 0),
      ArrowUp: () => (walks ? stepped(view.value, walkStep, 0, frame) : turned(view.value, 0, 24)),
      ArrowDown: () => (walks ? stepped(view.value, -walkStep, 0, frame) : turned(view.value, 0, -24)),
      '+': () => zoomed(view.value, 0.85, frame),
      '=': () => zoomed(view.value, 0.85, frame),
      '-': () => zoomed(view.value, 1 / 0.85, frame),
    }[event.key]
    if (next) {
      state.drag({}, next())
      state.settle()
    } else if (event.key === 'Enter' || event.key === ' ')
      hands.onPoint(canvas.clientWidth / 2, canvas.clientHeight / 2)
    else if (event.key === 'Home') hands.reset()
    else if (event.key === 'Escape') return activate(false)
    else return
    event.preventDefault()
  })
  canvas.addEventListener('focus', () => {
    if (canvas.matches(':focus-visible')) activate(true)
  })
  canvas.addEventListener('blur', () => activate(false))
}

/** Makes a handle on the canvas draggable along a line of the model; `onMove` receives meters. */
export function dragAlong(
  handle: Element,
  pixelsPerMetre: () => readonly [x: number, y: number],
  onMove: (metres: number) => void,
  onEnd: () => void,
) {
  handle.addEventListener('pointerdown', (event) => {
    const { pointerId, clientX, clientY } = event as PointerEvent
    const [x, y] = pixelsPerMetre()
    const size = x * x + y * y || 1
    handle.setPointerCapture(pointerId)
    event.preventDefault()
    const move = (moved: Event) => {
      const { clientX: toX, clientY: toY } = moved as PointerEvent
      onMove(((toX - clientX) * x + (toY - clientY) * y) / size)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', move)
        onEnd()
      },
      { once: true },
    )
  })
}

import type { LinkedState } from '../linked-state.ts'
import { clamp } from '../vectors.ts'

/** What gestures make of the view. Lengths are pixels; a factor below 1 comes nearer. */
export interface Gestures<View> {
  turn(dx: number, dy: number): View
  pan(dx: number, dy: number): View
  zoom(factor: number): View
  /** An arrow key; x is 1 to the right, y is 1 up. */
  arrow(x: number, y: number): View
  /** The view that Home returns to. */
  home(): View
  /** A click or tap, or Enter at the middle. */
  onPoint(x: number, y: number): void
  /** A key that moved the view was released. */
  onKey(): void
}

/** Most pixels that the pointer may move in a click. */
const slip = 5

/**
 * Mouse, fingers and keys on the canvas. The wheel and a finger are the page's until the canvas is clicked or has the
 * focus, and again once that leaves it or Escape is pressed.
 */
export function listen<View, Choices>(
  canvas: HTMLCanvasElement,
  { drag, settle }: LinkedState<View, Choices>,
  { turn, pan, zoom, arrow, home, onPoint, onKey }: Gestures<View>,
) {
  const on: typeof canvas.addEventListener = canvas.addEventListener.bind(canvas)
  const held = new Map<number, PointerEvent>()
  let travelled = 0
  let active = false
  const activate = (now: boolean) => {
    active = now
    canvas.style.touchAction = now ? 'none' : 'pan-y pinch-zoom'
  }
  activate(false)
  const isOurs = ({ pointerType }: PointerEvent) => active || pointerType === 'mouse'

  on('pointerdown', (event) => {
    if (!held.size) travelled = 0
    held.set(event.pointerId, event)
    canvas.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event) => {
    const { clientX, clientY, pointerId } = event
    const last = held.get(pointerId)
    if (!last) return
    const [dx, dy] = [clientX - last.clientX, clientY - last.clientY]
    travelled += Math.hypot(dx, dy)
    if (travelled < slip || !isOurs(event)) return
    const other = [...held.values()].find((one) => one.pointerId !== pointerId)
    if (other) {
      // Each finger does half of what both do.
      const apart = ({ clientX, clientY }: PointerEvent) =>
        Math.max(1, Math.hypot(clientX - other.clientX, clientY - other.clientY))
      drag({}, pan(dx / 2, dy / 2))
      drag({}, zoom(apart(last) / apart(event)))
    } else drag({}, (event.shiftKey || event.buttons & 6 ? pan : turn)(dx, dy))
    held.set(pointerId, event)
  })
  const release = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || held.size) return
    const ours = isOurs(event)
    if (travelled >= slip) return ours && settle()
    if (event.button || event.type === 'pointercancel') return
    // The first tap only activates the canvas.
    activate(true)
    if (ours) onPoint(event.offsetX, event.offsetY)
  }
  on('pointerup', release)
  on('pointercancel', release)
  on('contextmenu', (event) => event.preventDefault())

  let wheeling: ReturnType<typeof setTimeout>
  on(
    'wheel',
    (event) => {
      if (!active) return
      event.preventDefault()
      drag({}, zoom(1.0015 ** clamp(event.deltaY, -200, 200)))
      clearTimeout(wheeling)
      wheeling = setTimeout(settle, 300)
    },
    { passive: false },
  )

  const keys: Record<string, () => View> = {
    ArrowLeft: () => arrow(-1, 0),
    ArrowRight: () => arrow(1, 0),
    ArrowUp: () => arrow(0, 1),
    ArrowDown: () => arrow(0, -1),
    '+': () => zoom(0.85),
    '=': () => zoom(0.85),
    '-': () => zoom(1 / 0.85),
    Home: home,
  }
  on('keydown', (event) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = keys[key]
    if (next) {
      drag({}, next())
      settle()
    } else if (key === 'Enter' || key === ' ') onPoint(canvas.clientWidth / 2, canvas.clientHeight / 2)
    else if (key === 'Escape') return activate(false)
    else return
    event.preventDefault()
  })
  on('keyup', ({ key }) => keys[key] && onKey())
  on('focus', () => canvas.matches(':focus-visible') && activate(true))
  on('blur', () => activate(false))
}

/** Makes a handle on the canvas draggable along a line; `onMove` receives how far, in units of `pixelsPerUnit`. */
export function dragAlong(
  handle: SVGElement | HTMLElement,
  pixelsPerUnit: () => readonly [x: number, y: number],
  onMove: (units: number) => void,
  onEnd: () => void,
) {
  handle.onpointerdown = (event) => {
    const { pointerId, clientX, clientY } = event as PointerEvent
    const [x, y] = pixelsPerUnit()
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

import { stepped, turned, zoomed } from './camera.ts'
import { isFree, type View } from './choices.ts'
import type { State } from './state.ts'

/** Pixels that a click may move. */
const slip = 5

/**
 * Mouse, fingers and keys on the canvas. The wheel and a finger are the page's until the canvas is clicked or has the focus,
 * and again once that leaves it or Escape is pressed.
 */
export function listen(
  canvas: HTMLCanvasElement,
  { view, choices, drag, settle }: State,
  hands: {
    /** A click or tap, or Enter at the middle. */
    onPoint(x: number, y: number): void
    reset(): void
  },
) {
  const held = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let active = false
  const activate = (on: boolean) => {
    active = on
    canvas.style.touchAction = on ? 'none' : 'pan-y pinch-zoom'
  }
  activate(false)
  const move = (next: View) => drag({}, next)
  /** Nearer: a step where one may leave the viewpoint, else a narrower view. */
  const nearer = (factor: number) =>
    isFree(choices.value) ? stepped(view.value, -Math.log(factor) * 2) : zoomed(view.value, factor)

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
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const apart = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      move(nearer(Math.hypot(last.x - other.x, last.y - other.y) / Math.max(1, apart)))
    } else move(turned(view.value, dx, dy, canvas.clientHeight))
    held.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  const release = (event: PointerEvent) => {
    if (!held.delete(event.pointerId) || held.size > 0 || event.type === 'pointercancel') return
    if (travelled >= slip) return settle()
    // The first tap of a finger only takes the picture into the hand.
    const first = !active && event.pointerType !== 'mouse'
    activate(true)
    const { left, top } = canvas.getBoundingClientRect()
    if (!first && event.button === 0) hands.onPoint(event.clientX - left, event.clientY - top)
  }
  canvas.addEventListener('pointerup', release)
  canvas.addEventListener('pointercancel', release)

  let wheeling: ReturnType<typeof setTimeout>
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!active) return
      event.preventDefault()
      move(nearer(1.0015 ** Math.max(-200, Math.min(200, event.deltaY))))
      clearTimeout(wheeling)
      wheeling = setTimeout(settle, 300)
    },
    { passive: false },
  )

  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const by = (dx: number, dy: number) => turned(view.value, dx, dy, 900)
    const next = {
      ArrowLeft: () => by(100, 0),
      ArrowRight: () => by(-100, 0),
      ArrowUp: () => by(0, 60),
      ArrowDown: () => by(0, -60),
      '+': () => nearer(0.85),
      '=': () => nearer(0.85),
      '-': () => nearer(1 / 0.85),
    }[event.key]
    if (next) {
      move(next())
      settle()
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

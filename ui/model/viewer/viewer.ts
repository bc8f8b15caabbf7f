import { trades } from '../building.ts'
import { make } from '../controls/elements.ts'
import { effect } from '../signal.ts'
import type { State } from '../state.ts'
import { splits } from '../state.ts'
import type { Model } from '../worker.ts'
import { between, type Projection, projectionOf, type View } from './camera.ts'
import { lookFor } from './looks.ts'
import { passesOf } from './passes.ts'
import { type Hit, hitAt } from './picking.ts'
import type { Scene } from './scene.ts'

export interface Viewer {
  /** Of the last frame. */
  projection(): Projection
  hit(x: number, y: number): Hit | null
  flyTo(view: View): void
  /** Draws at once, as in daylight, and returns the picture, for printing. */
  picture(): HTMLCanvasElement
}

const flight = 500

/**
 * Draws the model's state into a canvas when it changes and is visible. `onFrame` draws the overlay; `onLost` receives
 * true for a lost context and false for a restored one. Null without WebGL2.
 */
export function createViewer(
  model: Model,
  state: State,
  canvas: HTMLCanvasElement,
  onFrame: (projection: Projection) => void,
  onLost: (lost: boolean) => void,
  ending: AbortSignal,
): Viewer | null {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // Dense screens need no smoother edges, which take five times as long where the processor draws.
  const gl = canvas.getContext('webgl2', { stencil: true, antialias: devicePixelRatio < 2, alpha: false })
  if (!gl) return null
  let draw = passesOf(gl, model)
  let asked = 0
  let spread = state.choices.value.split ? 1 : 0
  let splitShown = state.choices.value.split
  let flying: { from: View; to: View; since: number } | null = null
  let seen = true
  let frames = 0
  let before = 0
  let projection = projectionOf(state.view.value, 1.5, 1)

  /** The scene to draw. Parts that are apart come together before another split begins. */
  function scene(): Scene {
    const { hiddenStoreys, hiddenTrades, section, part, front, work } = state.choices.value
    const off = (list: readonly number[]) => list.reduce((mask, bit) => mask & ~(1 << bit), 255)
    return {
      storeys: off(hiddenStoreys),
      trades: off(hiddenTrades.map((trade) => trades.indexOf(trade))),
      split: splitShown ? ((splits.indexOf(splitShown) + 1) as Scene['split']) : 0,
      spread: smooth(spread),
      work,
      section: section && plane(section),
      front,
      picked: model.parts.findIndex(({ id }) => id === part),
    }
  }

  function ask() {
    if (seen) asked ||= requestAnimationFrame(render)
  }

  function render(now: number) {
    asked = 0
    if (move(now)) ask()
    if (!gl?.isContextLost()) paint()
  }

  /** The first frame has fewer pixels, to be there sooner. */
  const pixels = () =>
    [canvas.clientWidth, canvas.clientHeight].map((side) =>
      Math.round(side * (frames ? Math.min(devicePixelRatio, 2) : 1)),
    ) as [number, number]

  function paint(isDark = dark.matches) {
    const { clientWidth: width, clientHeight: height } = canvas
    if (!width) return
    // To give a canvas its size clears it.
    const size = pixels()
    if (`${[canvas.width, canvas.height]}` !== `${size}`) [canvas.width, canvas.height] = size
    projection = projectionOf(state.view.value, width, height)
    canvas.dataset.triangles = `${draw(scene(), projection, lookFor(isDark))}`
    canvas.dataset.frames = `${++frames}`
    onFrame(projection)
  }

  /** Advances animations; returns whether another frame is needed. */
  function move(now: number): boolean {
    const step = still.matches ? 1 : Math.min(0.1, (now - before) / flight)
    before = now
    const wanted = state.choices.value.split
    if (splitShown !== wanted && spread === 0) splitShown = wanted
    const to = splitShown === wanted && wanted ? 1 : 0
    spread = to > spread ? Math.min(to, spread + step) : Math.max(to, spread - step)
    if (flying) {
      const share = still.matches ? 1 : Math.min(1, (now - flying.since) / flight)
      state.drag({}, between(flying.from, flying.to, smooth(share)))
      if (share === 1) {
        flying = null
        state.settle()
      }
    }
    return flying !== null || spread !== to || splitShown !== wanted
  }

  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true
    ask()
  })
  sight.observe(canvas)
  const size = new ResizeObserver(ask)
  size.observe(canvas)
  dark.addEventListener('change', ask, { signal: ending })
  effect(() => {
    state.view.value
    state.choices.value
    ask()
  })
  paint()
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    if (!ending.aborted) onLost(true)
  })
  canvas.addEventListener('webglcontextrestored', () => {
    draw = passesOf(gl, model)
    onLost(false)
    ask()
  })

  ending.addEventListener('abort', () => {
    sight.disconnect()
    size.disconnect()
    cancelAnimationFrame(asked)
    gl.getExtension('WEBGL_lose_context')?.loseContext()
  })

  return {
    projection: () => projection,
    hit: (x, y) => hitAt(model, scene(), projection, x, y),
    flyTo(to) {
      flying = { from: state.view.value, to, since: performance.now() }
      ask()
    },
    picture() {
      paint(false)
      const copy = make('canvas', { width: canvas.width, height: canvas.height })
      copy.getContext('2d')?.drawImage(canvas, 0, 0)
      ask()
      return copy
    },
  }
}

/** Cuts off what is nearer to the eye of the first view; of a level, what is above. */
function plane({ axis, at }: { axis: 'x' | 'y' | 'z'; at: number }): readonly [number, number, number, number] {
  if (axis === 'y') return [0, -1, 0, -at]
  return axis === 'x' ? [1, 0, 0, at] : [0, 0, 1, at]
}

const smooth = (share: number) => share * share * (3 - 2 * share)

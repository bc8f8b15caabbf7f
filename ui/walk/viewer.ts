import { make } from '../model/controls/elements.ts'
import type { Point } from '../model/shapes.ts'
import { effect } from '../model/signal.ts'
import { type Projection, parted, projectionOf } from './camera.ts'
import { isFree, type Shown, sides, type View } from './choices.ts'
import type { Scenes } from './scenes.ts'
import { createSources } from './sources.ts'
import type { State } from './state.ts'

export interface Viewer {
  /** The point of the cloud at a place of the canvas, in metres of the model, or null. */
  hit(x: number, y: number): Point | null
  /** Draws at once and gives the picture, for print. */
  picture(): HTMLCanvasElement
  /** Clouds and the model, once one of them was chosen. */
  scenes(): Scenes | null | undefined
}

const dark = matchMedia('(prefers-color-scheme: dark)')

/**
 * Draws the state into a canvas whenever it changes, never otherwise or out of sight; until all of a view has come, what was
 * seen before stays. Null where there is no WebGL2.
 */
export function createViewer(
  state: State,
  canvas: HTMLCanvasElement,
  hears: {
    onFrame: (projection: Projection, shown: Shown, waits: boolean) => void
    /** Something has to come first. */
    onWait: () => void
    onLost: (lost: boolean) => void
    onFail: () => void
  },
  ending: AbortSignal,
): Viewer | null {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: false })
  if (!gl) return null
  let asked = 0
  let seen = true
  let frames = 0
  let projection: Projection
  /** What is drawn: the last view of which everything had come. */
  let shown: Shown | undefined
  const { connection } = navigator as { connection?: { saveData: boolean } }
  const sources = createSources(gl, !connection?.saveData, ask, fail)

  /** What did not come is not waited for: the state goes back to what is drawn. */
  function fail() {
    if (shown) {
      state.drag(shown.choices, { ...state.view.value, at: shown.at })
      state.settle()
    }
    hears.onFail()
  }

  function ask() {
    if (seen)
      asked ||= requestAnimationFrame(() => {
        asked = 0
        if (!gl?.isContextLost()) paint()
      })
  }

  function paint() {
    const { clientWidth: width, clientHeight: height } = canvas
    const scale = Math.min(devicePixelRatio, 2)
    const size = [Math.round(width * scale), Math.round(height * scale)] as const
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size
    const { value: choices } = state.choices
    const { value: wanted } = state.view
    const waits = !sources.has(wanted.at, choices)
    if (!waits) {
      if (shown && shown.at !== wanted.at) sources.keepOnly(wanted.at)
      shown = { at: wanted.at, choices }
    } else {
      hears.onWait()
      if (shown) shown = { ...shown, choices: { ...shown.choices, line: choices.line } }
    }
    if (!shown) return
    const view: View = { ...wanted, at: shown.at, off: isFree(shown.choices) ? wanted.off : [0, 0] }
    projection = projectionOf(view, width, height)
    let points = 0
    const passes = sources.passes()
    for (const { date, look, from, to } of parted(shown.choices)) {
      if (to <= from) continue
      passes.open(from, to)
      const texture = sources.pictureAt(shown.at, date)?.texture
      if (look !== 'photo')
        points +=
          sources.scenes()?.draw(projection, view, date, look === 'cloud' ? texture : undefined, dark.matches) ?? 0
      else if (texture) passes.drawSphere(projection, texture)
    }
    canvas.dataset.frames = `${++frames}`
    canvas.dataset.points = `${points}`
    const { at, choices: drawn } = shown
    canvas.dataset.shown = [at + 1, ...sides(drawn).map(({ date, look }) => `${look}${date + 1}`)].join()
    canvas.dataset.wide = `${sources.pictureAt(at, drawn.date)?.image.naturalWidth}`
    hears.onFrame(projection, shown, waits)
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
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    hears.onLost(true)
  })
  canvas.addEventListener('webglcontextrestored', () => {
    sources.renew()
    hears.onLost(false)
    ask()
  })

  ending.addEventListener('abort', () => {
    sight.disconnect()
    size.disconnect()
    cancelAnimationFrame(asked)
    gl.getExtension('WEBGL_lose_context')?.loseContext()
  })

  return {
    hit: (x, y) =>
      (shown && sources.scenes()?.pointAt(projection, shown, x / canvas.clientWidth, y / canvas.clientHeight)) ?? null,
    picture() {
      paint()
      const copy = make('canvas', { width: canvas.width, height: canvas.height })
      copy.getContext('2d')?.drawImage(canvas, 0, 0)
      return copy
    },
    scenes: sources.scenes,
  }
}

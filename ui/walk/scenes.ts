// What only the point cloud and the model need, loaded when one of them is first chosen.

import type { Trade } from '../model/building.ts'
import type { draw } from '../model/controls/elements.ts'
import { measure } from '../model/controls/lengths.ts'
import { filled } from '../model/controls/template.ts'
import type { Point } from '../model/shapes.ts'
import { add, apart, clamp, dot, unit } from '../model/vectors.ts'
import { lookFor } from '../model/viewer/looks.ts'
import type { Model } from '../model/worker.ts'
import { type Projection, parted } from './camera.ts'
import { farthest, type Shown, type View } from './choices.ts'
import { depthSize, fetchDepth, pointAt } from './depth.ts'
import type { Passes } from './passes.ts'
import { cloud, solid } from './scene-shaders.ts'
import type { WalkTexts } from './texts.ts'

/** Addresses of depths, in the folder of the panoramas. */
const depthFile = (at: number, date: number) => `/media/walk/${at + 1}-${date}.depth`

/** Where a trade's colour stands in a look's palette. */
const colours: Record<Trade, number> = {
  structure: 0,
  ventilation: 1,
  piping: 2,
  sprinklers: 3,
  electrical: 4,
  temporary: 5,
  site: 7,
}

/** What came by its key, or null while it is on its way. */
export type Kept<T> = Map<string, T | null>
type Tools = Passes['tools']
type Bring = <T>(kept: Kept<T>, key: string, load: () => Promise<T>) => void
export type Scenes = ReturnType<typeof scenesOf>

/**
 * Clouds and the model in the context of the panoramas. `bring` keeps what comes; `makeModel` makes the model, once for
 * all viewpoints and dates.
 */
export function scenesOf(gl: WebGL2RenderingContext, tools: Tools, bring: Bring, makeModel: () => Promise<Model>) {
  const depths: Kept<{ steps: Uint16Array<ArrayBuffer>; texture: WebGLTexture }> = new Map()
  const models: Kept<Model> = new Map()
  let drawing = drawingOf(gl, tools)

  return {
    /** Whether all is there that a cloud or the model needs, but for the panorama; what is not is asked for. */
    has(look: 'cloud' | 'model', at: number, date: number): boolean {
      if (look === 'model') {
        bring(models, '', makeModel)
        return !!models.get('')
      }
      const key = `${at}-${date}`
      bring(depths, key, async () => {
        const steps = await fetchDepth(depthFile(at, date))
        return { steps, texture: drawing.distances(steps) }
      })
      return !!depths.get(key)
    },
    /** Gives how many points there are. */
    draw(projection: Projection, { at, wide }: View, date: number, panorama: WebGLTexture | undefined, dark: boolean) {
      if (panorama) {
        const depth = depths.get(`${at}-${date}`)
        return depth ? drawing.drawCloud(projection, panorama, depth.texture, wide) : 0
      }
      const model = models.get('')
      if (model) drawing.drawModel(projection, model, date, dark)
      return 0
    },
    /** The point of the cloud at a place of the picture, in shares of its width and height. */
    pointAt(
      { eye, origin, right, up, forward }: Projection,
      { at, choices }: Shown,
      x: number,
      y: number,
    ): Point | null {
      const side = parted(choices).find(({ to }) => x <= to)
      const depth = side?.look === 'cloud' && depths.get(`${at}-${side.date}`)
      if (!depth) return null
      const way = unit(add(add(forward, right, 2 * x - 1), up, 1 - 2 * y))
      return pointAt(depth.steps, origin, eye, way)
    },
    /** Forward by a factor below 1, as far as one may. */
    stepped(view: View, factor: number): View {
      const [way, metres] = [(view.turn * Math.PI) / 180, -2 * Math.log(factor)]
      const off = (from: number, share: number) => clamp(from + metres * share, -farthest, farthest)
      return { ...view, off: [off(view.off[0], Math.cos(way)), off(view.off[1], Math.sin(way))] }
    },
    /** What is measured, in words. */
    told([a, b]: readonly Point[], texts: WalkTexts): string {
      if (a && b) return filled(texts.measured, { length: measure(apart(a, b)) })
      return a ? texts.measureOne : texts.measureHow
    },
    marksOf,
    keepOnly(at: number) {
      for (const [key, depth] of depths) {
        if (!depth || key.startsWith(`${at}-`)) continue
        gl.deleteTexture(depth.texture)
        depths.delete(key)
      }
    },
    /** Fills a context that came back, with its new tools. */
    renew(tools: Tools) {
      drawing = drawingOf(gl, tools)
      for (const depth of depths.values()) if (depth) depth.texture = drawing.distances(depth.steps)
    },
  }
}

/** Marks on a canvas so large: what is measured, and the middle, where Enter picks. */
function marksOf(
  drawn: typeof draw,
  { toScreen }: Projection,
  measured: readonly Point[],
  width: number,
  height: number,
): SVGElement[] {
  const points = measured.map(toScreen)
  const [a, b] = points
  return [
    ...(a && b ? [drawn('path', { d: `M${a}L${b}` })] : []),
    ...points.flatMap((at) => (at ? [drawn('circle', { cx: at[0], cy: at[1], r: 5 })] : [])),
    drawn('path', { d: `M${width / 2 - 9} ${height / 2}h18m-9-9v18` }),
  ]
}

const [near, far] = [0.1, 300]

/** The projection as a 4 × 4 matrix, column after column. */
function matrixOf({ eye, right, up, forward }: Projection): number[] {
  // Depth before the division, of what is so far ahead.
  const [k, d] = [(far + near) / (far - near), (-2 * far * near) / (far - near)]
  const rows: [Point, number, number][] = [
    [right, 1 / dot(right, right), 0],
    [up, 1 / dot(up, up), 0],
    [forward, k, d],
    [forward, 1, 0],
  ]
  return [0, 1, 2, 3].flatMap((column) =>
    rows.map(([way, by, more]) => (column < 3 ? (way[column] ?? 0) * by : more - dot(way, eye) * by)),
  )
}

/** Programs and buffers of one context; a lost context takes new ones. */
function drawingOf(gl: WebGL2RenderingContext, { bind, bufferOf, programOf, textureIn }: Tools) {
  const programs = { cloud: programOf(gl, cloud), solid: programOf(gl, solid) }
  const nothing = gl.createVertexArray()
  let meshes: ReturnType<typeof meshesOf> | undefined
  const clear = (dark: boolean) => {
    gl.clearColor(...lookFor(dark).paper, 1)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    gl.enable(gl.DEPTH_TEST)
    gl.disable(gl.BLEND)
  }

  return {
    distances(steps: Uint16Array<ArrayBuffer>): WebGLTexture {
      const made = textureIn(gl, 1, gl.TEXTURE_2D, gl.NEAREST, gl.NEAREST)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16UI, ...depthSize, 0, gl.RED_INTEGER, gl.UNSIGNED_SHORT, steps)
      return made
    },
    drawCloud(projection: Projection, panorama: WebGLTexture, depth: WebGLTexture, wide: number): number {
      const { width, height } = gl.canvas
      const stride = width * height < 300_000 ? 2 : 1
      const count = (depthSize[0] * depthSize[1]) / stride ** 2
      // A cloud stands before the dark.
      clear(true)
      gl.bindVertexArray(nothing)
      bind(0, panorama)
      bind(1, depth)
      // Most of the way from point to point: gaps tell that it is a cloud.
      const size = Math.max(1, (height / wide) * (180 / depthSize[1]) * stride * 0.85)
      const { origin: eye } = projection
      programs.cloud({ panorama: 0, steps: 1, stride, camera: matrixOf(projection), eye, size })
      gl.drawArrays(gl.POINTS, 0, count)
      return count
    },
    drawModel(projection: Projection, model: Model, date: number, dark: boolean) {
      const look = lookFor(dark)
      clear(dark)
      meshes ??= meshesOf(gl, bufferOf, model)
      const { faces, lines } = meshes(date)
      const values = { camera: matrixOf(projection), eye: projection.eye }
      for (const [colour, first, count] of faces) {
        programs.solid({ ...values, lit: 1, base: [...(look.palette[colour] ?? look.paper), 1] })
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, first * 4)
      }
      gl.enable(gl.BLEND)
      programs.solid({ ...values, pull: 0.0002, base: look.ink })
      gl.drawElements(gl.LINES, lines[1], gl.UNSIGNED_INT, lines[0] * 4)
    },
  }
}

/** For each date the model's indices, by trade and then all its lines, in one buffer that is made when asked for. */
function meshesOf(gl: WebGL2RenderingContext, bufferOf: Tools['bufferOf'], model: Model) {
  const points = bufferOf(gl, model.points)
  const made = new Map<
    number,
    { faces: [number, number, number][]; lines: [number, number]; array: WebGLVertexArrayObject }
  >()
  return (date: number) => {
    const known = made.get(date)
    if (known) {
      gl.bindVertexArray(known.array)
      return known
    }
    const array = gl.createVertexArray()
    gl.bindVertexArray(array)
    gl.bindBuffer(gl.ARRAY_BUFFER, points)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 3, gl.SHORT, false, 8, 0)
    const standing = model.parts.filter(({ work: [first, last] }) => date >= first && date <= last)
    const indices = new Uint32Array(model.triangles.length + model.lines.length)
    let end = 0
    const put = (from: Uint32Array, [first, count]: readonly [number, number]) => {
      indices.set(from.subarray(first, first + count), end)
      end += count
    }
    const faces = Object.entries(colours).map(([trade, colour]): [number, number, number] => {
      const start = end
      for (const part of standing) if (part.trade === trade) put(model.triangles, part.faces)
      return [colour, start, end - start]
    })
    const start = end
    for (const part of standing) put(model.lines, part.edges)
    bufferOf(gl, indices.subarray(0, end), gl.ELEMENT_ARRAY_BUFFER)
    const mesh = { faces, lines: [start, end - start] as [number, number], array }
    made.set(date, mesh)
    return mesh
  }
}

// What only the point cloud and the model need, loaded when one of them is first chosen.

import type { Trade } from '../model/building.ts'
import type { Look } from '../model/viewer/looks.ts'
import type { Model } from '../model/worker.ts'
import type { Projection } from './camera.ts'
import { depthSize } from './depth.ts'
import type { Passes } from './passes.ts'
import { cloud, solid } from './scene-shaders.ts'

export { fetchDepth, pointAt } from './depth.ts'

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

type Tools = Passes['tools']
export type Scenes = ReturnType<typeof scenesOf>

/** Draws clouds and the model in one context, beside the passes that made `tools`. */
export function scenesOf(gl: WebGL2RenderingContext, { bind, bufferOf, programOf, textureIn }: Tools) {
  const programs = { cloud: programOf(gl, cloud), solid: programOf(gl, solid) }
  const nothing = gl.createVertexArray()
  let meshes: ReturnType<typeof meshesOf> | undefined

  return {
    distances(steps: Uint16Array<ArrayBuffer>): WebGLTexture {
      const made = textureIn(gl, 1, gl.TEXTURE_2D, gl.NEAREST, gl.NEAREST)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16UI, ...depthSize, 0, gl.RED_INTEGER, gl.UNSIGNED_SHORT, steps)
      return made
    },
    /** Gives how many points there are. */
    drawCloud(
      projection: Projection,
      origin: readonly number[],
      panorama: WebGLTexture,
      depth: WebGLTexture,
      wide: number,
    ) {
      const { width, height } = gl.canvas
      const stride = width * height < 300_000 ? 2 : 1
      const count = (depthSize[0] * depthSize[1]) / stride ** 2
      gl.enable(gl.DEPTH_TEST)
      gl.disable(gl.BLEND)
      gl.bindVertexArray(nothing)
      bind(0, panorama)
      bind(1, depth)
      // Most of the way from point to point: gaps tell that it is a cloud.
      const size = Math.max(1, (height / wide) * (180 / depthSize[1]) * stride * 0.85)
      programs.cloud({ panorama: 0, steps: 1, stride, camera: projection.matrix, eye: origin, size })
      gl.drawArrays(gl.POINTS, 0, count)
      return count
    },
    drawModel({ matrix, eye }: Projection, model: Model, date: number, look: Look) {
      meshes ??= meshesOf(gl, bufferOf, model)
      const { faces, lines } = meshes(date)
      gl.enable(gl.DEPTH_TEST)
      gl.disable(gl.BLEND)
      const values = { camera: matrix, eye }
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

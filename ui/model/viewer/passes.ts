import { trades } from '../building.ts'
import { cell } from '../solids.ts'
import { add, unit } from '../vectors.ts'
import type { Model } from '../worker.ts'
import type { Projection } from './camera.ts'
import {
  ALWAYS,
  BACK,
  BLEND,
  COLOR_BUFFER_BIT,
  COMPARE_REF_TO_TEXTURE,
  DECR_WRAP,
  DEPTH_ATTACHMENT,
  DEPTH_BUFFER_BIT,
  DEPTH_COMPONENT24,
  DEPTH_TEST,
  ELEMENT_ARRAY_BUFFER,
  FLOAT,
  FRAMEBUFFER,
  FRONT,
  INCR_WRAP,
  KEEP,
  LEQUAL,
  LINEAR,
  LINEAR_MIPMAP_LINEAR,
  LINES,
  NEAREST,
  NOTEQUAL,
  ONE,
  ONE_MINUS_SRC_ALPHA,
  POLYGON_OFFSET_FILL,
  RED,
  RGBA_INTEGER,
  RGBA8UI,
  SHORT,
  SRC_ALPHA,
  STENCIL_BUFFER_BIT,
  STENCIL_TEST,
  TEXTURE_2D,
  TEXTURE_3D,
  TEXTURE_COMPARE_MODE,
  TRIANGLE_STRIP,
  TRIANGLES,
  UNPACK_ALIGNMENT,
  UNSIGNED_BYTE,
  UNSIGNED_INT,
} from './constants.ts'
import { bufferOf, type Program, programOf, textureIn, type Uniforms } from './gl.ts'
import type { Look } from './looks.ts'
import { axesOf, parallel } from './matrix.ts'
import type { Scene } from './scene.ts'
import { depth, edges, plane, surface } from './shaders.ts'

const toSun = unit([0, -0.6, 0.8])
const services = 0b11110

/** What draws a scene with WebGL2; a lost context takes a new one. Each drawing gives how many triangles went in. */
export function passesOf(gl: WebGL2RenderingContext, model: Model) {
  const { frame, parts } = model
  /** Pixels of a side of the sun's shadows; small screens show no finer ones. */
  const shadowSide = innerWidth < 768 ? 1024 : 2048
  const { cells, counts, low } = model.solids
  const [solid, pen, blank, sheet] = [surface, edges, depth, plane].map((source) => programOf(gl, source)) as [
    Program,
    Program,
    Program,
    Program,
  ]
  const arrayOf = (data: BufferSource, size: number, type: number) => {
    const array = gl.createVertexArray()
    gl.bindVertexArray(array)
    bufferOf(gl, data)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, size, type, false, 0, 0)
    return array
  }
  const corners = arrayOf(new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), 2, FLOAT)
  const mesh = arrayOf(model.points, 4, SHORT)
  const faces = bufferOf(gl, model.triangles, ELEMENT_ARRAY_BUFFER)
  const lines = bufferOf(gl, model.lines, ELEMENT_ARRAY_BUFFER)

  gl.pixelStorei(UNPACK_ALIGNMENT, 1)
  textureIn(gl, 0, TEXTURE_2D, NEAREST, NEAREST)
  const rows = Math.ceil(parts.length / 256)
  const bytes = new Uint8Array(rows * 1024)
  for (const [i, part] of parts.entries()) bytes.set(bytesOf(part), i * 4)
  gl.texImage2D(TEXTURE_2D, 0, RGBA8UI, 256, rows, 0, RGBA_INTEGER, UNSIGNED_BYTE, bytes)
  textureIn(gl, 1, TEXTURE_3D, LINEAR_MIPMAP_LINEAR, LINEAR)
  gl.texImage3D(TEXTURE_3D, 0, gl.R8, ...counts, 0, RED, UNSIGNED_BYTE, cells)
  gl.generateMipmap(TEXTURE_3D)
  const shadow = textureIn(gl, 2, TEXTURE_2D, LINEAR, LINEAR)
  gl.texStorage2D(TEXTURE_2D, 1, DEPTH_COMPONENT24, shadowSide, shadowSide)
  gl.texParameteri(TEXTURE_2D, TEXTURE_COMPARE_MODE, COMPARE_REF_TO_TEXTURE)
  const shade = gl.createFramebuffer()
  gl.bindFramebuffer(FRAMEBUFFER, shade)
  gl.framebufferTexture2D(FRAMEBUFFER, DEPTH_ATTACHMENT, TEXTURE_2D, shadow, 0)

  gl.enable(DEPTH_TEST)
  gl.depthFunc(LEQUAL)
  gl.enable(BLEND)
  gl.blendFuncSeparate(SRC_ALPHA, ONE_MINUS_SRC_ALPHA, ONE, ONE)
  gl.enable(POLYGON_OFFSET_FILL)
  gl.polygonOffset(1, 1)

  const middle = [frame.length / 2, frame.depth / 2, 6] as const
  const reach = Math.hypot(frame.length, frame.depth, frame.height) * 0.66
  let shaded = ''

  const draw = (program: Program, values: Uniforms, elements: WebGLBuffer, mode: number, count: number) => {
    program(values)
    gl.bindVertexArray(mesh)
    gl.bindBuffer(ELEMENT_ARRAY_BUFFER, elements)
    gl.drawElements(mode, count, UNSIGNED_INT, 0)
  }
  const fill = (program: Program, values: Uniforms) => draw(program, values, faces, TRIANGLES, model.triangles.length)
  const drawSheet = (values: Uniforms) => {
    sheet(values)
    gl.bindVertexArray(corners)
    gl.drawArrays(TRIANGLE_STRIP, 0, 4)
  }

  return (scene: Scene, { eye, pixel, matrix }: Projection, look: Look): number => {
    const sun = parallel(add(middle, toSun), axesOf(toSun), reach * (1 + (scene.split && scene.spread)))
    const values = {
      ...look,
      ...scene,
      section: scene.section ?? [0, 0, 0, 1],
      front: scene.front ?? 999,
      attributes: 0,
      solids: 1,
      shadow: 2,
      solidLow: low,
      solidSize: counts.map((count) => count * cell),
      toSun,
      middle,
      eye,
      pixel,
      sun,
      camera: matrix,
    }
    gl.depthMask(true)
    const key = JSON.stringify({ ...scene, picked: 0 })
    if (key !== shaded) {
      shaded = key
      gl.bindFramebuffer(FRAMEBUFFER, shade)
      gl.viewport(0, 0, shadowSide, shadowSide)
      gl.clear(DEPTH_BUFFER_BIT)
      fill(blank, { ...values, camera: sun })
    }
    gl.bindFramebuffer(FRAMEBUFFER, null)
    gl.viewport(0, 0, gl.canvas.width, gl.canvas.height)
    gl.clearColor(...look.paper, 1)
    gl.clear(COLOR_BUFFER_BIT | DEPTH_BUFFER_BIT)
    gl.depthMask(false)
    if (eye[2] > 0)
      drawSheet({
        ...values,
        origin: [middle[0], middle[1], -0.26],
        along: [1, 0, 0],
        across: [0, 1, 0],
        line: look.grey,
        ground: look.shade,
      })
    gl.depthMask(true)
    fill(solid, values)
    if (scene.section) drawCaps(scene, scene.section, values, look)
    gl.depthMask(false)
    draw(pen, { ...values, lift: 0.00012 }, lines, LINES, model.lines.length)
    return model.triangles.length / 3
  }

  /**
   * Draws the cut faces of a section. Where its plane runs through a solid, more back faces than front faces lie behind
   * it: the stencil counts them, once for the structure and once for the services, and hatching fills the plane where
   * some remain.
   */
  function drawCaps(scene: Scene, [x, y, z, at]: NonNullable<Scene['section']>, values: Uniforms, look: Look) {
    gl.enable(STENCIL_TEST)
    for (const [group, slope, paper, line] of [
      [scene.trades & ~services, 1, look.palette[8], look.ink.slice(0, 3)],
      [scene.trades & services, -1, look.marked, look.paper],
    ] as const) {
      gl.clear(STENCIL_BUFFER_BIT)
      gl.colorMask(false, false, false, false)
      gl.depthMask(false)
      gl.disable(DEPTH_TEST)
      gl.stencilFunc(ALWAYS, 0, 255)
      gl.stencilOpSeparate(BACK, KEEP, KEEP, INCR_WRAP)
      gl.stencilOpSeparate(FRONT, KEEP, KEEP, DECR_WRAP)
      fill(blank, { ...values, trades: group })
      gl.colorMask(true, true, true, true)
      gl.depthMask(true)
      gl.enable(DEPTH_TEST)
      gl.stencilFunc(NOTEQUAL, 0, 255)
      drawSheet({
        ...values,
        origin: [x * at, y * at, z * at],
        along: x ? [0, 1, 0] : [1, 0, 0],
        across: z ? [0, 1, 0] : [0, 0, 1],
        paper: paper ?? look.paper,
        line,
        slope,
      })
    }
    gl.disable(STENCIL_TEST)
  }
}

/** Storey, trade, zone; then color on site, whether it is built, and its states of work. */
function bytesOf({ storey, trade, zone, layer, built, work }: Model['parts'][number]): number[] {
  const colour = layer === 'crane' ? 7 : layer === 'formwork' || layer === 'rebar' ? 6 : 5
  return [storey, trades.indexOf(trade), zone, colour | (built ? 8 : 0) | (work[0] << 4) | (work[1] << 6)]
}

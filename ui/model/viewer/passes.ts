import { trades } from '../building.ts'
import { cell } from '../solids.ts'
import type { Model } from '../worker.ts'
import type { Projection } from './camera.ts'
import { bufferOf, filter, type Program, programOf } from './gl.ts'
import type { Look } from './looks.ts'
import { lookAt, type Matrix, parallel, times, unit } from './matrix.ts'
import type { Scene } from './scene.ts'
import { depth, edges, plane, surface } from './shaders.ts'

/** Side of the shadow map in pixels. */
const shadowSide = 2048
const toSun = unit([-0.5, -0.62, 0.78])
const services = 0b11110

/** The WebGL2 passes that draw a scene. A new context after a loss needs new ones. */
export function passesOf(gl: WebGL2RenderingContext, model: Model) {
  const { frame } = model
  const programs = {
    surface: programOf(gl, surface),
    edges: programOf(gl, edges),
    depth: programOf(gl, depth),
    plane: programOf(gl, plane),
  }
  const mesh = gl.createVertexArray()
  gl.bindVertexArray(mesh)
  bufferOf(gl, model.points)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 4, gl.SHORT, false, 8, 0)
  const faces = bufferOf(gl, model.triangles, gl.ELEMENT_ARRAY_BUFFER)
  const lines = bufferOf(gl, model.lines, gl.ELEMENT_ARRAY_BUFFER)
  const sheet = gl.createVertexArray()
  gl.bindVertexArray(sheet)
  bufferOf(gl, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]))
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)

  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  const rows = Math.ceil(model.parts.length / 256)
  const bytes = new Uint8Array(rows * 1024)
  for (const [i, part] of model.parts.entries()) bytes.set(bytesOf(part), i * 4)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8UI, 256, rows, 0, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE, bytes)
  filter(gl, gl.TEXTURE_2D, gl.NEAREST, gl.NEAREST)

  const { cells, counts, low } = model.solids
  gl.activeTexture(gl.TEXTURE1)
  gl.bindTexture(gl.TEXTURE_3D, gl.createTexture())
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.R8, ...counts, 0, gl.RED, gl.UNSIGNED_BYTE, cells)
  gl.generateMipmap(gl.TEXTURE_3D)
  filter(gl, gl.TEXTURE_3D, gl.LINEAR_MIPMAP_LINEAR, gl.LINEAR)

  const shadow = gl.createTexture()
  gl.activeTexture(gl.TEXTURE2)
  gl.bindTexture(gl.TEXTURE_2D, shadow)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, shadowSide, shadowSide)
  filter(gl, gl.TEXTURE_2D, gl.LINEAR, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE)
  const shade = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, shade)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, shadow, 0)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)

  const middle = [frame.length / 2, frame.depth / 2, 6] as const
  const reach = Math.hypot(frame.length, frame.depth, frame.height) * 0.66
  const sun = (spread: number) =>
    times(
      parallel(reach * (1 + spread)),
      lookAt([middle[0] + toSun[0], middle[1] + toSun[1], middle[2] + toSun[2]], middle),
    )
  let shaded = ''

  /** Draws the scene, and returns the number of triangles. */
  function draw(scene: Scene, projection: Projection, look: Look): number {
    const { width, height } = gl.canvas
    const light = sun(scene.split ? scene.spread : 0)
    const key = JSON.stringify([
      scene.storeys,
      scene.trades,
      scene.split,
      scene.spread,
      scene.section,
      scene.front,
      scene.work,
    ])
    if (key !== shaded) {
      shaded = key
      gl.bindFramebuffer(gl.FRAMEBUFFER, shade)
      gl.viewport(0, 0, shadowSide, shadowSide)
      gl.enable(gl.DEPTH_TEST)
      gl.depthMask(true)
      gl.clear(gl.DEPTH_BUFFER_BIT)
      fill(programs.depth, light, scene)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    }
    gl.viewport(0, 0, width, height)
    gl.enable(gl.DEPTH_TEST)
    gl.depthFunc(gl.LEQUAL)
    gl.depthMask(true)
    gl.colorMask(true, true, true, true)
    gl.clearColor(...look.paper, 1)
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT)
    gl.enable(gl.BLEND)
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE)

    if (projection.eye[2] > 0) drawGround(projection, light, look)
    gl.disable(gl.BLEND)
    gl.enable(gl.POLYGON_OFFSET_FILL)
    gl.polygonOffset(1, 1)
    const paint = programs.surface
    paint.use()
    paint.set('sun', 'm', ...light)
    paint.set('shadow', '1i', 2)
    paint.set('solids', '1i', 1)
    paint.set('solidLow', '3f', ...low)
    paint.set('solidSize', '3f', ...counts.map((count) => count * cell))
    paint.set('eye', '3f', ...projection.eye)
    paint.set('toSun', '3f', ...toSun)
    paint.set('palette', '3fv', ...look.palette.flat())
    paint.set('marked', '3f', ...look.marked)
    paint.set('model', '3f', ...look.model)
    paint.set('dark', '1f', look.dark ? 1 : 0)
    paint.set('picked', '1i', scene.picked)
    fill(paint, projection.matrix, scene)
    gl.disable(gl.POLYGON_OFFSET_FILL)
    if (scene.section) drawCaps(scene, projection, look)

    gl.enable(gl.BLEND)
    gl.depthMask(false)
    const pen = programs.edges
    pen.use()
    pen.set('ink', '4f', ...look.ink)
    pen.set('marked', '3f', ...look.marked)
    pen.set('model', '3f', ...look.model)
    pen.set('picked', '1i', scene.picked)
    prepare(pen, projection.matrix, scene)
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, lines)
    gl.drawElements(gl.LINES, model.lines.length, gl.UNSIGNED_INT, 0)
    return model.triangles.length / 3
  }

  function prepare(program: Program, camera: Matrix, scene: Scene, only = scene.trades) {
    program.use()
    program.set('attributes', '1i', 0)
    program.set('camera', 'm', ...camera)
    program.set('storeys', '1ui', scene.storeys)
    program.set('trades', '1ui', only)
    program.set('split', '1i', scene.split)
    program.set('spread', '1f', scene.spread)
    program.set('work', '1i', scene.work)
    program.set('section', '4f', ...(scene.section ?? [0, 0, 0, 1]))
    program.set('front', '1f', scene.front ?? 999)
    gl.bindVertexArray(mesh)
  }

  function fill(program: Program, camera: Matrix, scene: Scene, only = scene.trades) {
    prepare(program, camera, scene, only)
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, faces)
    gl.drawElements(gl.TRIANGLES, model.triangles.length, gl.UNSIGNED_INT, 0)
  }

  /**
   * Draws the cut faces of a section. Where its plane runs through a solid, more back faces than front faces lie behind
   * it: the stencil counts them, once for the structure and once for the services, and hatching fills the plane where
   * some remain.
   */
  function drawCaps(scene: Scene, projection: Projection, look: Look) {
    const [x, y, z, at] = scene.section ?? [1, 0, 0, 0]
    gl.enable(gl.STENCIL_TEST)
    for (const [group, rule, colours] of [
      [scene.trades & ~services, [1, 1], [look.palette[8] ?? look.paper, look.ink]],
      [scene.trades & services, [1, -1], [look.marked, look.paper]],
    ] as const) {
      gl.clear(gl.STENCIL_BUFFER_BIT)
      gl.colorMask(false, false, false, false)
      gl.depthMask(false)
      gl.disable(gl.DEPTH_TEST)
      gl.stencilFunc(gl.ALWAYS, 0, 255)
      gl.stencilOpSeparate(gl.BACK, gl.KEEP, gl.KEEP, gl.INCR_WRAP)
      gl.stencilOpSeparate(gl.FRONT, gl.KEEP, gl.KEEP, gl.DECR_WRAP)
      fill(programs.depth, projection.matrix, scene, group)
      gl.colorMask(true, true, true, true)
      gl.depthMask(true)
      gl.enable(gl.DEPTH_TEST)
      gl.stencilFunc(gl.NOTEQUAL, 0, 255)
      gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP)
      const [paper, [r, g, b]] = colours
      const ruled = programs.plane
      ruled.use()
      ruled.set('origin', '3f', x * at, y * at, z * at)
      ruled.set('along', '3f', ...(x ? [0, 1, 0] : [1, 0, 0]))
      ruled.set('across', '3f', ...(z ? [0, 1, 0] : [0, 0, 1]))
      ruled.set('paper', '3f', ...paper)
      ruled.set('line', '3f', r, g, b)
      ruled.set('rule', '2f', ...rule)
      drawSheet(ruled, projection, 0)
    }
    gl.disable(gl.STENCIL_TEST)
  }

  function drawGround(projection: Projection, light: Matrix, look: Look) {
    const ground = programs.plane
    ground.use()
    gl.depthMask(false)
    ground.set('sun', 'm', ...light)
    ground.set('origin', '3f', middle[0], middle[1], -0.26)
    ground.set('along', '3f', 1, 0, 0)
    ground.set('across', '3f', 0, 1, 0)
    ground.set('paper', '3f', ...look.paper)
    ground.set('line', '3f', ...look.ground)
    drawSheet(ground, projection, look.dark ? 1.6 : 1)
    gl.depthMask(true)
  }

  function drawSheet(program: Program, projection: Projection, ground: number) {
    program.set('camera', 'm', ...projection.matrix)
    program.set('shadow', '1i', 2)
    program.set('middle', '3f', ...middle)
    program.set('eye', '3f', ...projection.eye)
    program.set('pixel', '1f', projection.pixel)
    program.set('ground', '1f', ground)
    gl.bindVertexArray(sheet)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  }

  return draw
}

/** Storey, trade, zone; then color on site, whether it is built, and its states of work. */
function bytesOf({ storey, trade, zone, layer, built, work }: Model['parts'][number]): number[] {
  const colour = layer === 'crane' ? 7 : layer === 'formwork' || layer === 'rebar' ? 6 : 5
  return [storey, trades.indexOf(trade), zone, colour | (built ? 8 : 0) | (work[0] << 4) | (work[1] << 6)]
}

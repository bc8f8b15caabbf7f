import { bufferOf, filter, programOf } from '../model/viewer/gl.ts'
import type { Projection } from './camera.ts'
import { sphere } from './shaders.ts'

export type Passes = ReturnType<typeof passesOf>

/** Programs and textures of one context; a lost context takes new ones. */
export function passesOf(gl: WebGL2RenderingContext) {
  const program = programOf(gl, sphere)
  const nothing = gl.createVertexArray()
  gl.enable(gl.SCISSOR_TEST)
  gl.depthFunc(gl.LEQUAL)
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA)
  const bind = (unit: number, texture: WebGLTexture) => {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, texture)
  }

  return {
    /** What the scenes need of here: a module that both import would be a request more. */
    tools: { bind, bufferOf, filter, programOf },
    picture(image: HTMLImageElement): WebGLTexture {
      const made = gl.createTexture()
      bind(0, made)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, image)
      filter(gl, gl.TEXTURE_2D, gl.LINEAR, gl.LINEAR)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
      return made
    },
    forget: (old: WebGLTexture) => gl.deleteTexture(old),

    /** Opens a part of the picture, from left to right in shares of the width. */
    open(from: number, to: number, paper: readonly [number, number, number]) {
      const { width, height } = gl.canvas
      gl.viewport(0, 0, width, height)
      const left = Math.round(from * width)
      gl.scissor(left, 0, Math.round(to * width) - left, height)
      gl.clearColor(...paper, 1)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
    },
    drawSphere({ right, up, forward }: Projection, panorama: WebGLTexture) {
      gl.disable(gl.DEPTH_TEST)
      gl.disable(gl.BLEND)
      gl.bindVertexArray(nothing)
      bind(0, panorama)
      program.use()
      program.set('right', '3f', ...right)
      program.set('up', '3f', ...up)
      program.set('forward', '3f', ...forward)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
  }
}

import { LINEAR, TEXTURE_2D } from '../model/viewer/constants.ts'
import { bufferOf, programOf, textureIn } from '../model/viewer/gl.ts'
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
    /** What the scenes use of these, so that their file holds no second copy. */
    tools: { bind, bufferOf, programOf, textureIn },
    picture(image: HTMLImageElement): WebGLTexture {
      const made = textureIn(gl, 0, TEXTURE_2D, LINEAR, LINEAR)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, image)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
      return made
    },
    /** Opens a part of the picture, from left to right in shares of the width. */
    open(from: number, to: number) {
      const { width, height } = gl.canvas
      gl.viewport(0, 0, width, height)
      const left = Math.round(from * width)
      gl.scissor(left, 0, Math.round(to * width) - left, height)
    },
    drawSphere({ right, up, forward }: Projection, panorama: WebGLTexture) {
      gl.disable(gl.DEPTH_TEST)
      gl.disable(gl.BLEND)
      gl.bindVertexArray(nothing)
      bind(0, panorama)
      program({ right, up, forward })
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
  }
}

import {
  BLEND,
  DEPTH_TEST,
  LEQUAL,
  LINEAR,
  ONE_MINUS_SRC_ALPHA,
  REPEAT,
  RGB,
  RGB8,
  SCISSOR_TEST,
  SRC_ALPHA,
  TEXTURE_2D,
  TEXTURE_WRAP_S,
  TEXTURE0,
  TRIANGLES,
  UNSIGNED_BYTE,
} from '../model/viewer/constants.ts'
import { bufferOf, programOf, textureIn } from '../model/viewer/gl.ts'
import type { Projection } from './camera.ts'
import { sphere } from './shaders.ts'

export type Passes = ReturnType<typeof passesOf>

/** Programs and textures of one context; a lost context takes new ones. */
export function passesOf(gl: WebGL2RenderingContext) {
  const program = programOf(gl, sphere)
  const nothing = gl.createVertexArray()
  gl.enable(SCISSOR_TEST)
  gl.depthFunc(LEQUAL)
  gl.blendFunc(SRC_ALPHA, ONE_MINUS_SRC_ALPHA)
  const bind = (unit: number, texture: WebGLTexture) => {
    gl.activeTexture(TEXTURE0 + unit)
    gl.bindTexture(TEXTURE_2D, texture)
  }

  return {
    /** What the scenes use of these, so that their file holds no second copy. */
    tools: { bind, bufferOf, programOf, textureIn },
    picture(image: HTMLImageElement): WebGLTexture {
      const made = textureIn(gl, 0, TEXTURE_2D, LINEAR, LINEAR)
      gl.texImage2D(TEXTURE_2D, 0, RGB8, RGB, UNSIGNED_BYTE, image)
      gl.texParameteri(TEXTURE_2D, TEXTURE_WRAP_S, REPEAT)
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
      gl.disable(DEPTH_TEST)
      gl.disable(BLEND)
      gl.bindVertexArray(nothing)
      bind(0, panorama)
      program({ right, up, forward })
      gl.drawArrays(TRIANGLES, 0, 3)
    },
  }
}

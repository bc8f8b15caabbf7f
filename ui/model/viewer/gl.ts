import {
  ACTIVE_UNIFORMS,
  ARRAY_BUFFER,
  CLAMP_TO_EDGE,
  FRAGMENT_SHADER,
  STATIC_DRAW,
  TEXTURE_MAG_FILTER,
  TEXTURE_MIN_FILTER,
  TEXTURE_WRAP_R,
  TEXTURE_WRAP_S,
  TEXTURE_WRAP_T,
  TEXTURE0,
  VERTEX_SHADER,
} from './constants.ts'
/** Values of uniforms by name; a program takes those that it has. */
export type Uniforms = Record<string, number | readonly (number | readonly number[])[]>

/** Readies a program to draw with such values. */
export type Program = (values: Uniforms) => void

/** How a uniform of a type is set; all others, samplers among them, are one integer. */
const kinds: Record<number, string> = { 5125: '1ui', 5126: '1f', 35664: '2f', 35665: '3f', 35666: '4f' }
const matrix = 35676

/** The browser's console says where a shader is wrong. */
export function programOf(gl: WebGL2RenderingContext, source: { vertex: string; fragment: string }): Program {
  const program = gl.createProgram()
  const attach = (type: number, text: string) => {
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  attach(VERTEX_SHADER, source.vertex)
  attach(FRAGMENT_SHADER, source.fragment)
  gl.linkProgram(program)
  const uniforms = Array.from(
    { length: gl.getProgramParameter(program, ACTIVE_UNIFORMS) },
    (_, i) => gl.getActiveUniform(program, i) as WebGLActiveInfo,
  ).map(({ name, type }) => [name.replace('[0]', ''), type, gl.getUniformLocation(program, name)] as const)
  return (values) => {
    gl.useProgram(program)
    for (const [name, type, place] of uniforms) {
      const list = [values[name] ?? 0].flat(2)
      if (type === matrix) gl.uniformMatrix4fv(place, false, list)
      else gl[`uniform${kinds[type] ?? '1i'}v` as 'uniform1fv'](place, list)
    }
  }
}

export function bufferOf(gl: WebGL2RenderingContext, data: BufferSource, target: number = ARRAY_BUFFER) {
  const buffer = gl.createBuffer()
  gl.bindBuffer(target, buffer)
  gl.bufferData(target, data, STATIC_DRAW)
  return buffer
}

/** A new texture in a place; `filter` says how it is read between its texels. It ends where it ends. */
export function textureIn(gl: WebGL2RenderingContext, place: number, target: number, ...filter: [number, number]) {
  const texture = gl.createTexture()
  gl.activeTexture(TEXTURE0 + place)
  gl.bindTexture(target, texture)
  gl.texParameteri(target, TEXTURE_MIN_FILTER, filter[0])
  gl.texParameteri(target, TEXTURE_MAG_FILTER, filter[1])
  for (const side of [TEXTURE_WRAP_S, TEXTURE_WRAP_T, TEXTURE_WRAP_R]) gl.texParameteri(target, side, CLAMP_TO_EDGE)
  return texture
}

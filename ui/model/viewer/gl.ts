/** A shader program with its uniforms by name. */
export interface Program {
  use(): void
  /** Sets a uniform by its type: `1i 1ui 1f 2f 3f 4f`, `m` for a matrix, `3fv` for a list of colors. */
  set(name: string, type: '1i' | '1ui' | '1f' | '2f' | '3f' | '3fv' | '4f' | 'm', ...values: readonly number[]): void
}

export function programOf(gl: WebGL2RenderingContext, source: { vertex: string; fragment: string }): Program {
  const program = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, source.vertex],
    [gl.FRAGMENT_SHADER, source.fragment],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((shader) => gl.getShaderInfoLog(shader))
    throw new Error([gl.getProgramInfoLog(program), ...logs].join('\n'))
  }
  const places = new Map<string, WebGLUniformLocation | null>()
  const at = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name))
    return places.get(name) ?? null
  }
  return {
    use: () => gl.useProgram(program),
    set(name, type, ...values) {
      if (type === 'm') gl.uniformMatrix4fv(at(name), false, values)
      else if (type === '1i') gl.uniform1i(at(name), values[0] ?? 0)
      else if (type === '1ui') gl.uniform1ui(at(name), values[0] ?? 0)
      else if (type === '1f') gl.uniform1f(at(name), values[0] ?? 0)
      else if (type === '2f') gl.uniform2fv(at(name), values)
      else if (type === '4f') gl.uniform4fv(at(name), values)
      else gl.uniform3fv(at(name), values)
    },
  }
}

export function bufferOf(gl: WebGL2RenderingContext, data: BufferSource, target: number = gl.ARRAY_BUFFER) {
  const buffer = gl.createBuffer()
  gl.bindBuffer(target, buffer)
  gl.bufferData(target, data, gl.STATIC_DRAW)
  return buffer
}

/** Sets the filters of a texture, and clamps it to its edge. */
export function filter(gl: WebGL2RenderingContext, target: number, small: number, large: number) {
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, small)
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, large)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(target, side, gl.CLAMP_TO_EDGE)
}

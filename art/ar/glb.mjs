/** Numbers of the format: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html */
const float = 5126
const [short, long] = [5123, 5125]
const [vertices, indices] = [34962, 34963]

/**
 * A scene as binary glTF 2.0 without extensions: a node, a mesh and a material for each of its surfaces.
 * @param {{ title: string, surfaces: import('./scenes.mjs').Surface[] }} scene
 */
export function glb({ title, surfaces }) {
  const parts = []
  const [bufferViews, accessors] = [[], []]
  let size = 0
  const store = (array, target, accessor) => {
    bufferViews.push({ buffer: 0, byteOffset: size, byteLength: array.byteLength, target })
    accessors.push({ bufferView: bufferViews.length - 1, ...accessor })
    parts.push(padded(Buffer.from(array.buffer), 0))
    size += parts.at(-1).length
    return accessors.length - 1
  }
  const vectors = (list, more = {}) =>
    store(Float32Array.from(list.flat()), vertices, { componentType: float, count: list.length, type: 'VEC3', ...more })
  const meshes = surfaces.map(({ name, points, normals, corners }, material) => {
    const isSmall = points.length < 65_535
    const attributes = { POSITION: vectors(points, bounds(points)), NORMAL: vectors(normals) }
    const list = isSmall ? Uint16Array.from(corners) : Uint32Array.from(corners)
    const accessor = { componentType: isSmall ? short : long, count: corners.length, type: 'SCALAR' }
    return { name, primitives: [{ attributes, indices: store(list, indices, accessor), material }] }
  })
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ name: title, nodes: meshes.map((_, i) => i) }],
    nodes: meshes.map(({ name }, mesh) => ({ name, mesh })),
    meshes,
    materials: surfaces.map(({ name, colour, metallic, roughness }) => ({
      name,
      pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: metallic, roughnessFactor: roughness },
    })),
    buffers: [{ byteLength: size }],
    bufferViews,
    accessors,
  }
  const chunks = [chunk('JSON', padded(Buffer.from(JSON.stringify(json)), 0x20)), chunk('BIN\0', Buffer.concat(parts))]
  const body = Buffer.concat(chunks)
  const head = Buffer.alloc(12)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(head.length + body.length, 8)
  return Buffer.concat([head, body])
}

function chunk(kind, data) {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(data.length)
  head.write(kind, 4)
  return Buffer.concat([head, data])
}

const padded = (data, filler) => Buffer.concat([data, Buffer.alloc(-data.length & 3, filler)])

/** Least and most of each coordinate, as they are stored: in 32 bits. */
function bounds(points) {
  const side = (choose) => [0, 1, 2].map((k) => Math.fround(points.reduce((best, at) => choose(best, at[k]), points[0][k])))
  return { min: side(Math.min), max: side(Math.max) }
}

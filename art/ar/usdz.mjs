import { crc32 } from 'node:zlib'

/**
 * A scene as USDZ: one text file of USD in a zip that packs nothing.
 * @param {{ title: string, surfaces: import('./scenes.mjs').Surface[] }} scene
 */
export function usdz(scene) {
  return zip(`${scene.title.toLowerCase()}.usda`, Buffer.from(usda(scene)))
}

/** Readers want the parentheses of metadata on lines of their own. */
function usda({ title, surfaces }) {
  return `#usda 1.0
(
    defaultPrim = "${title}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${title}" (
    kind = "component"
)
{
    def Scope "Materials"
    {
${surfaces.map((surface) => material(title, surface)).join('\n')}
    }

${surfaces.map((surface) => mesh(title, surface)).join('\n')}
}
`
}

const material = (title, { name, colour, metallic, roughness }) => `        def Material "${name}"
        {
            token outputs:surface.connect = </${title}/Materials/${name}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = ${vector(colour)}
                float inputs:metallic = ${metallic}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
        }`

const mesh = (title, { name, points, normals, corners }) => `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 0
        float3[] extent = [${[Math.min, Math.max].map((choose) => vector(corner(points, choose)))}]
        int[] faceVertexCounts = [${corners.filter((_, i) => i % 3 === 0).fill(3)}]
        int[] faceVertexIndices = [${corners}]
        rel material:binding = </${title}/Materials/${name}>
        normal3f[] normals = [${normals.map((normal) => vector(normal.map(thousandths)))}] (
            interpolation = "vertex"
        )
        point3f[] points = [${points.map(vector)}]
        uniform token subdivisionScheme = "none"
    }`

const vector = (values) => `(${values})`
const thousandths = (value) => Math.round(value * 1e3) / 1e3 || 0
const corner = (points, choose) => [0, 1, 2].map((k) => points.reduce((best, at) => choose(best, at[k]), points[0][k]))

/** A zip of one file, stored, its data at a multiple of 64 bytes and its date the first that the format knows. */
function zip(name, data) {
  const start = Math.ceil((30 + name.length + 4) / 64) * 64
  const extra = Buffer.alloc(start - 30 - name.length)
  extra.writeUInt16LE(0x1986)
  extra.writeUInt16LE(extra.length - 4, 2)
  const shared = (extraLength) => {
    const head = Buffer.alloc(26)
    head.writeUInt16LE(10)
    head.writeUInt16LE(0x21, 8)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(name.length, 22)
    head.writeUInt16LE(extraLength, 24)
    return head
  }
  const local = [Buffer.from('PK\x03\x04'), shared(extra.length), Buffer.from(name), extra, data]
  // Made by version 1.0; no comment, first disk, no attributes, local header at 0.
  const central = [Buffer.from('PK\x01\x02\x0a\0', 'latin1'), shared(0), Buffer.alloc(14), Buffer.from(name)]
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(start + data.length, 16)
  return Buffer.concat([...local, ...central, end])
}

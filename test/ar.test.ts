import { readFileSync, statSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { arFiles } from '../art/ar/files.mjs'
import { enabled as locales } from '../harness/written.ts'
import { words } from '../ui/site.ts'
import { sharedSite } from './shared.ts'

const names = ['bay', 'building'] as const
const folder = 'public/media/ar'
const read = (file: string) => readFileSync(`${folder}/${file}`)
const site = await sharedSite()

/** Smallest and largest x, y and z in meters. */
const boxes = {
  bay: { low: [-4.25, 0, -4.25], high: [4.25, 4, 4.25] },
  building: { low: [-0.2414, 0, -0.083], high: [0.2302, 0.2225, 0.0944] },
}

test('the files match the model, and each has at most 2 MB', () => {
  const made = arFiles()
  expect(Object.keys(made)).toHaveLength(4)
  for (const [file, data] of Object.entries(made)) {
    expect(data.equals(read(file)), `${file} is out of date: node art/ar/ar.mjs`).toBe(true)
    expect(data.length, file).toBeLessThanOrEqual(2_000_000)
  }
})

describe.each(names)('%s.glb', (name) => {
  test('passes the Khronos validator without messages, and uses no extension', async () => {
    const { issues, info } = await validateBytes(new Uint8Array(read(`${name}.glb`)), { maxIssues: 100 })
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, messages: [] })
    expect(info).not.toHaveProperty('extensionsUsed')
    expect(info.totalTriangleCount).toBeGreaterThan(1_000)
  })

  test('uses meters, Y up, with the origin on the floor', () => {
    const data = read(`${name}.glb`)
    const { accessors, meshes } = JSON.parse(data.toString('utf8', 20, 20 + data.readUInt32LE(12)))
    const places = meshes.map(({ primitives }: Mesh) => accessors[primitives[0].attributes.POSITION])
    const of = (choose: typeof Math.min, key: 'min' | 'max') =>
      [0, 1, 2].map((k) => choose(...places.map((place: Record<'min' | 'max', number[]>) => place[key][k])))
    expectNear(of(Math.min, 'min'), boxes[name].low)
    expectNear(of(Math.max, 'max'), boxes[name].high)
  })
})
interface Mesh {
  primitives: [{ attributes: { POSITION: number } }]
}

describe.each(names)('%s.usdz', (name) => {
  const data = read(`${name}.usdz`)
  const { text, start } = entryOf(data)

  test('is a zip of one uncompressed file whose data begin at a multiple of 64 bytes', () => {
    expect(start % 64).toBe(0)
    expect(text.startsWith('#usda 1.0\n(\n')).toBe(true)
  })

  test('uses meters, Y up, with the origin on the floor', () => {
    expect(text).toMatch(/metersPerUnit = 1\n/)
    expect(text).toMatch(/upAxis = "Y"\n/)
    const extents = [...text.matchAll(/extent = \[\((.+?)\),\((.+?)\)\]/g)].map(([, low = '', high = '']) => ({
      low: low.split(',').map(Number),
      high: high.split(',').map(Number),
    }))
    expectNear(
      [0, 1, 2].map((k) => Math.min(...extents.map(({ low }) => low[k] ?? Number.NaN))),
      boxes[name].low,
    )
    expectNear(
      [0, 1, 2].map((k) => Math.max(...extents.map(({ high }) => high[k] ?? Number.NaN))),
      boxes[name].high,
    )
  })

  test('has its metadata on separate lines, balanced braces, and references only its own parts', () => {
    for (const line of text.split('\n')) {
      const code = line.replace(/"[^"]*"/g, '')
      if (/= [[(]/.test(code)) continue
      expect(code, 'parentheses of metadata').toMatch(/^[^()]*$|^\s*\)$|^[^()]*\($/)
    }
    const paths = new Set<string>()
    const open: string[] = []
    let named = ''
    for (const line of text.split('\n')) {
      named = /^\s*def \w+ "(\w+)"/.exec(line)?.[1] ?? named
      if (line.trim() === '{') {
        open.push(named)
        paths.add(`/${open.join('/')}`)
      }
      if (line.trim() === '}') open.pop()
    }
    expect(open).toEqual([])
    expect(paths).toContain(`/${/defaultPrim = "(\w+)"/.exec(text)?.[1]}`)
    const references = [...text.matchAll(/<(\/[\w/]+)(?:\.[\w:]+)?>/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(8)
    for (const path of references) expect(paths).toContain(path)
  })

  test('has as many normals as points in each mesh, three corners per triangle, and no corner out of range', () => {
    const meshes = text.split('def Mesh ').slice(1)
    expect(meshes.length).toBeGreaterThan(4)
    for (const mesh of meshes) {
      const list = (key: string) => new RegExp(`${key} = \\[(.*)\\]`).exec(mesh)?.[1] ?? ''
      const points = list('points').split('),(').length
      const corners = list('faceVertexIndices').split(',').map(Number)
      const counts = list('faceVertexCounts').split(',')
      expect(list('normals').split('),(')).toHaveLength(points)
      expect(new Set(counts)).toEqual(new Set(['3']))
      expect(corners).toHaveLength(counts.length * 3)
      expect(corners.every((corner) => corner >= 0 && corner < points)).toBe(true)
      expect(mesh).toContain('rel material:binding = <')
    }
  })
})

test.each([
  ['glb', 'model/gltf-binary'],
  ['usdz', 'model/vnd.usdz+zip'],
])('.%s is served as %s and cached like pictures', async (extension, type) => {
  for (const name of names) {
    const response = await site.get(`/media/ar/${name}.${extension}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toContain('max-age=604800')
    expect((await response.arrayBuffer()).byteLength).toBe(statSync(`${folder}/${name}.${extension}`).size)
  }
})

test.each(locales)(
  'home, construction and design open the files in the viewers of both systems, in %s',
  async (locale) => {
    const t = words(locale)
    for (const path of ['', '/products/construction', '/products/design']) {
      const html = await (await site.get(`/${locale}${path}`)).text()
      const section = /<section[^>]*id="room"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
      const apple = [...section.matchAll(/<a rel="ar" href="([^"]+)"><img [^>]*><\/a>/g)].map(([, address]) => address)
      expect(apple, path).toEqual(names.map((name) => `/media/ar/${name}.usdz#allowsContentScaling=0`))

      const android = [...section.matchAll(/href="(intent:[^"]+)"/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      )
      expect(android).toHaveLength(2)
      for (const [i, address] of android.entries()) {
        const [first = '', rest = ''] = address.split('#')
        const intent = new URL(first.replace('intent:', 'https:'))
        expect(intent.host + intent.pathname).toBe('arvr.google.com/scene-viewer/1.0')
        expect(intent.searchParams.get('file')).toMatch(new RegExp(`^https?://[^/]+/media/ar/${names[i]}\\.glb$`))
        expect(intent.searchParams.get('resizable')).toBe('false')
        expect(intent.searchParams.get('mode')).toBe('ar_preferred')
        expect(intent.searchParams.get('title')).toBe(t(`ar.${names[i] as 'bay' | 'building'}`))
        const parts = rest.split(';')
        expect([parts[0], parts.at(-2), parts.at(-1)]).toEqual(['Intent', 'end', ''])
        expect(parts).toContain('package=com.google.ar.core')
        const back = parts.find((part) => part.startsWith('S.browser_fallback_url='))?.split('=')[1] ?? ''
        expect(new URL(decodeURIComponent(back)).pathname).toBe(`/${locale}${path}`)
      }
      for (const name of names)
        for (const [extension, system] of [
          ['usdz', 'iPhone/iPad'],
          ['glb', 'Android'],
        ] as const) {
          const kilobytes = statSync(`${folder}/${name}.${extension}`).size / 1000
          const size =
            kilobytes < 1000 ? `${Math.round(kilobytes)}\u00a0kB` : `${(kilobytes / 1000).toFixed(1)}\u00a0MB`
          expect(section).toContain(`${system}<small> ${size}<`)
        }
      expect(section).toContain(`src="/qr.svg?to=${encodeURIComponent(`/${locale}${path}#room`)}"`)
    }
  },
)

/** The only file of a zip. Throws when its two headers, its length or its checksum disagree. */
function entryOf(data: Buffer) {
  const end = data.length - 22
  const central = data.readUInt32LE(end + 16)
  expect(data.toString('latin1', end, end + 4)).toBe('PK\x05\x06')
  expect(data.readUInt16LE(end + 10)).toBe(1)
  expect(data.toString('latin1', central, central + 4)).toBe('PK\x01\x02')
  expect(data.toString('latin1', 0, 4)).toBe('PK\x03\x04')
  expect(data.readUInt16LE(8), 'method: stored').toBe(0)
  expect(data.readUInt32LE(central + 42)).toBe(0)
  expect(data.subarray(central + 6, central + 30).equals(data.subarray(4, 28)), 'headers agree').toBe(true)
  const length = data.readUInt32LE(18)
  const start = 30 + data.readUInt16LE(26) + data.readUInt16LE(28)
  expect(start + length).toBe(central)
  const content = data.subarray(start, central)
  expect(crc32(content)).toBe(data.readUInt32LE(14))
  return { start, text: content.toString() }
}

function expectNear(found: number[], wanted: number[]) {
  for (const [k, value] of wanted.entries()) expect(found[k]).toBeCloseTo(value, 4)
}

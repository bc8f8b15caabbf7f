import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode, encode, longestNote } from '../ui/model/address.ts'
import { buffersOf, trianglesOf } from '../ui/model/buffers.ts'
import { building, trades, zoneEnds } from '../ui/model/building.ts'
import { feet } from '../ui/model/controls/lengths.ts'
import { frame } from '../ui/model/frame.ts'
import { type Part, parts } from '../ui/model/parts.ts'
import { solidsOf } from '../ui/model/solids.ts'
import { axes, type Choices, initial, methods, splits } from '../ui/model/state.ts'
import { opening, projectionOf, turned } from '../ui/model/viewer/camera.ts'
import { hitAt } from '../ui/model/viewer/picking.ts'
import type { Scene } from '../ui/model/viewer/scene.ts'

const made = parts({ clash: 2 })
const f = frame()
const model = {
  ...buffersOf(made),
  frame: f,
  solids: solidsOf(f, made),
}
const everything: Scene = {
  storeys: 255,
  trades: 255,
  split: 0,
  spread: 0,
  work: 2,
  section: null,
  front: null,
  picked: -1,
}

describe('the building', () => {
  test('gives each part an id, a storey, a trade, a zone, and its states of work', () => {
    const ids = model.parts.map(({ id }) => id)

    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, storey, trade, zone, work, low, high } of model.parts) {
      expect(storey, id).toBeLessThan(f.levels.length)
      expect(trades, id).toContain(trade)
      const ends = zoneEnds(f).filter((end) => (low[0] + high[0]) / 2 > end + 0.3)
      expect(zone, id).toBe(trade === 'site' ? zone : ends.length)
      expect(work[0] <= work[1] && work[1] <= 2, id).toBe(true)
    }
    expect(new Set(model.parts.map(({ zone }) => zone)).size).toBe(3)
    expect(new Set(model.parts.map(({ work }) => `${work}`)).size).toBeGreaterThan(2)
  })

  test('refuses a parameter out of range, and names the range', () => {
    expect(() => building({ storeys: 9 })).toThrow(RangeError('storeys of the model is 9: give 1 to 6'))
    expect(() => frame({ bay: [7.5, Number.NaN] })).toThrow('bay of the model is NaN')
    expect(() => building({ storeys: 2.5 })).toThrow(RangeError)
  })

  test('fits the 16 bits of its coordinates at its largest', () => {
    const largest = parts({ bays: [7, 3], bay: [8.5, 8.4], storeys: 6, storeyHeight: 4.5 })
    const out = largest.filter(({ part }) => [...part.low, ...part.high].some((at) => Math.abs(at) >= 64))

    expect(out.map(({ part }) => part.id)).toEqual([])
  })

  test('has one duct that clashes with beams, on level 3, on request', () => {
    const through = (list: Part[]) =>
      list
        .filter(({ layer }) => layer === 'duct')
        .filter((duct) =>
          list.some(
            ({ layer, low, high }) =>
              layer === 'beam' &&
              duct.low.every((at, k) => Math.min(duct.high[k] ?? 0, high[k] ?? 0) - Math.max(at, low[k] ?? 0) > 0.01),
          ),
        )
        .map(({ storey }) => storey)

    expect([...new Set(through(model.parts))]).toEqual([2])
    expect(through(parts({}).map(({ part }) => part))).toEqual([])
  })

  test('is filled with triangles that cover each concave face once', () => {
    const outline = [0, 1, 2, 3, 4, 5]
    const points = [
      [0, 0, 0],
      [4, 0, 0],
      [4, 3, 0],
      [3, 3, 0],
      [3, 1, 0],
      [0, 1, 0],
    ] as const
    const corners = trianglesOf(points, outline)
    const areaOf = (a: number, b: number, c: number) => {
      const [p, q, r] = [points[a] ?? points[0], points[b] ?? points[0], points[c] ?? points[0]]
      return ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
    }
    const areas = Array.from({ length: corners.length / 3 }, (_, i) =>
      areaOf(...(corners.slice(i * 3, i * 3 + 3) as [number, number, number])),
    )

    expect(areas.every((area) => area > 0)).toBe(true)
    expect(areas.reduce((sum, area) => sum + area)).toBeCloseTo(6)
  })
})

describe('picking', () => {
  test('measures the planned distance between corners of two columns', () => {
    const projection = projectionOf({ turn: -90, tilt: 4, distance: 30, at: [33.75, 0, 1.8] }, 900, 600)
    const corners = [4, 5].map((line) => [(f.xs[line] ?? 0) - 0.25, -0.25, 0] as const)

    const ends = corners.map((corner) => {
      const [x, y] = projection.toScreen(corner) ?? [0, 0]
      return hitAt(model, everything, projection, x + 3, y - 4)?.point
    })

    for (const [i, corner] of corners.entries())
      for (const [k, value] of corner.entries()) expect(ends[i]?.[k]).toBeCloseTo(value, 2)
  })

  test('finds nothing that is hidden, cut off, or on the other side of the divider', () => {
    const projection = projectionOf({ turn: -90, tilt: 4, distance: 30, at: [22, 0, 1.8] }, 900, 600)
    const at = projection.toScreen([22.5, -0.25, 2]) ?? [0, 0]
    const seen = (scene: Partial<Scene>) => {
      const hit = hitAt(model, { ...everything, ...scene }, projection, ...at)
      return hit && model.parts[hit.part]?.number
    }

    expect(seen({})).toBe('C 4/A')
    expect(seen({ trades: 254 })).not.toBe('C 4/A')
    expect(seen({ storeys: 254 })).not.toBe('C 4/A')
    expect(seen({ section: [0, -1, 0, -1] })).not.toBe('C 4/A')
    expect(seen({ split: 3, spread: 1 })).toBe('C 4/A')
  })
})

describe('an address', () => {
  const ids = new Set(model.parts.map(({ id }) => id))
  const isPart = (id: string) => ids.has(id)
  const metre = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100)
  const point = fc.tuple(metre(45), metre(15), metre(19))
  const choices: fc.Arbitrary<Choices> = fc.record({
    hiddenStoreys: fc.subarray([0, 1, 2, 3, 4, 5]),
    hiddenTrades: fc.subarray([...trades]),
    split: fc.option(fc.constantFrom(...splits)),
    section: fc.option(fc.record({ axis: fc.constantFrom(...axes), at: metre(15) })),
    part: fc.option(fc.constantFrom('column-0-1', 'duct-2-1a')),
    measured: fc.array(point, { maxLength: 2 }),
    pins: fc.array(fc.record({ at: point, note: fc.string({ maxLength: longestNote }) }), { maxLength: 6 }),
    method: fc.option(fc.constantFrom(...methods)),
    front: fc.option(metre(45)),
    work: fc.constantFrom(0, 1, 2),
  })

  test('restores the view and every choice', () => {
    fc.assert(
      fc.property(choices, (given) => {
        const view = turned(opening(f), 12, 7)
        const found = decode(encode(view, given), f, isPart)

        expect(found?.choices).toEqual(given)
        expect(found?.view.turn).toBeCloseTo(view.turn, 0)
      }),
    )
  })

  test.each([
    'model=',
    'model=1,2,3',
    'model=1,2,3,4,5,x',
    'model=-56,3,9999,23,8,9',
    'model=-56,3,75,23,8,9&without=s9',
    'model=-56,3,75,23,8,9&without=doors',
    'model=-56,3,75,23,8,9&section=q4',
    'model=-56,3,75,23,8,9&part=door-1-1',
    'model=-56,3,75,23,8,9&measure=1,2,3_4,5,6_7,8,9',
    'model=-56,3,75,23,8,9&work=1.5',
  ])('with %s is no view', (text) => {
    expect(decode(text, f, isPart)).toBeNull()
  })

  test('without choices is the view alone', () => {
    expect(encode(opening(f), initial)).toMatch(/^model=[-\d.,]+$/)
  })
})

test('feet and inches are rounded to a sixteenth', () => {
  expect([0.0254, 7.5, 0.3048].map(feet)).toEqual(['0′ 1″', '24′ 7 1/4″', '1′ 0″'])
})

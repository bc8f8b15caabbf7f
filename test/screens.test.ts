import { describe, expect, test } from 'vitest'
import { type Quad, screens } from '../ui/screens/corners.ts'
import { matrixOnto, withMatrices } from '../ui/screens/matrix.ts'

/** A point through the 16 numbers of a `matrix3d`, as CSS does it. */
function through(m: number[], x: number, y: number) {
  const [u = 0, v = 0, w = 1] = [0, 1, 3].map((row) => (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0))
  return [u / w, v / w] as const
}
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

describe('the matrix of a screen', () => {
  test.each(Object.entries(screens))('lays the corners of a square onto those in the picture %s', (_, { corners }) => {
    const matrix = matrixOnto(corners)

    for (const [i, [x, y]] of square.entries()) {
      const [u, v] = through(matrix, x, y)
      expect(u).toBeCloseTo(corners[i]?.[0] ?? 0, 6)
      expect(v).toBeCloseTo(corners[i]?.[1] ?? 0, 6)
    }
  })

  test('brings the middle of a square to where the diagonals of the four corners cross', () => {
    const corners: Quad = [
      [0, 0],
      [10, 0],
      [6, 4],
      [0, 4],
    ]

    const [x, y] = through(matrixOnto(corners), 0.5, 0.5)

    expect(x).toBeCloseTo(3.75)
    expect(y).toBeCloseTo(2.5)
  })

  test.each([0, 1, 2, 3])('is refused where corner %i lies on the line between its neighbors', (i) => {
    const corners = square.map(([x, y], j) => (i === j ? [0.5, 0.5] : [x, y])) as unknown as Quad

    expect(() => matrixOnto(corners)).toThrow('in line')
  })

  test('stands in sheets by the name of its picture, which must exist', () => {
    expect(withMatrices('a{transform:scale(2) matrix3d(bench)}')).toMatch(/scale\(2\) matrix3d\((-?[\d.]+,){15}1\)/)
    expect(() => withMatrices('a{transform:matrix3d(none)}')).toThrow('"none"')
  })
})

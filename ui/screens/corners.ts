/** Four points in order: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]
type Point = readonly [x: number, y: number]

/**
 * Where pictures show a screen: corners of its glass in pixels of the whole picture, y downwards, from the camera
 * (art/render/corners.py prints them).
 */
export const screens = {
  bench: {
    size: [1600, 1240],
    corners: [
      [543.7, 299.7],
      [1442.9, 332.9],
      [1445.2, 889.2],
      [482.2, 847.3],
    ],
  },
  'bench-tall': {
    size: [900, 900],
    corners: [
      [171.1, 206.8],
      [778.1, 229.2],
      [779.7, 604.7],
      [129.6, 576.4],
    ],
  },
} as const satisfies Record<string, { size: Point; corners: Quad }>

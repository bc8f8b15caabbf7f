/** Four points in order: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]
type Point = readonly [x: number, y: number]

/**
 * Where pictures show a screen: corners of its glass in pixels of the whole picture, y downwards, from the camera
 * (art/render/corners.py prints them).
 */
export const screens = {
  install: {
    size: [1600, 1240],
    corners: [
      [461.3, 337.5],
      [1424.7, 276.7],
      [1445.1, 939.4],
      [446.9, 938.2],
    ],
  },
  'install-tall': {
    size: [900, 900],
    corners: [
      [136.7, 252.9],
      [794.7, 211.4],
      [808.7, 664],
      [126.8, 663.3],
    ],
  },
} as const satisfies Record<string, { size: Point; corners: Quad }>

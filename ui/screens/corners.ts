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
      [818.6, 272.8],
      [1462.1, 240.7],
      [1480.4, 657],
      [823.2, 668.4],
    ],
  },
  'install-tall': {
    size: [900, 900],
    corners: [
      [230.4, 251],
      [678.1, 229.7],
      [688.8, 526.7],
      [230.3, 530.9],
    ],
  },
} as const satisfies Record<string, { size: Point; corners: Quad }>

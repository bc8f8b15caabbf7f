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
      [662.9, 326.7],
      [1461, 281.9],
      [1480.5, 812.4],
      [661.2, 824],
    ],
  },
  'install-tall': {
    size: [900, 900],
    corners: [
      [165.9, 292.5],
      [754.5, 259.6],
      [770.7, 660.2],
      [161.4, 660.2],
    ],
  },
} as const satisfies Record<string, { size: Point; corners: Quad }>

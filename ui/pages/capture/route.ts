const corners = [
  [116, 534],
  [116, 276],
  [184, 262],
  [188, 150],
  [150, 92],
  [96, 120],
  [110, 176],
  [196, 196],
  [204, 252],
  [334, 256],
  [338, 130],
  [306, 96],
  [286, 140],
  [352, 184],
  [362, 258],
  [434, 254],
  [438, 110],
  [476, 96],
  [484, 150],
  [452, 186],
  [458, 254],
  [576, 256],
  [580, 140],
  [628, 104],
  [640, 170],
  [590, 196],
  [612, 272],
  [404, 278],
  [394, 400],
  [474, 408],
  [612, 404],
  [626, 464],
  [480, 476],
  [372, 452],
  [384, 284],
  [136, 290],
  [128, 520],
] as const
/** Positions of the panoramas. */
export const stops = [
  [116, 470],
  [116, 390],
  [118, 290],
  [187, 205],
  [150, 96],
  [102, 146],
  [262, 254],
  [336, 190],
  [300, 104],
  [400, 256],
  [436, 160],
  [482, 126],
  [522, 255],
  [578, 190],
  [634, 128],
  [500, 275],
  [398, 340],
  [590, 405],
  [560, 470],
  [440, 467],
  [260, 287],
] as const

/** The walk through the floor plan as a path, from the entrance through all rooms and back. */
export const route = walked(corners)

/** A polyline with rounded corners, as a walked route. */
function walked(corners: readonly (readonly [x: number, y: number])[], radius = 20): string {
  return corners
    .map(([x, y], i) => {
      const before = corners[i - 1]
      const after = corners[i + 1]
      if (!before || !after) return `${i ? 'L' : 'M'}${x} ${y}`
      const [from, to] = [before, after].map(([px, py]) => {
        const way = Math.hypot(px - x, py - y)
        const share = Math.min(radius, way / 2) / way
        return `${Math.round(x + (px - x) * share)} ${Math.round(y + (py - y) * share)}`
      })
      return `L${from}Q${x} ${y} ${to}`
    })
    .join('')
}

import { facts } from '../../ui/facts.ts'
import { Pen, rect } from './pen.mjs'
import { flatDimension, person } from './symbols.mjs'

/** The staff, one by one: bareheaded those of research and development, in helmets those who go to sites. */
export function people() {
  return {
    'counted-people': staff(1200, 47, { offices: [OFFICES.flat()], sites: [SITES.flat()] }),
    'counted-people-narrow': staff(480, 44, { offices: OFFICES, sites: SITES }),
  }
}

/**
 * Who stands together: `wide` in metres, and from its left edge who stands where and which way, as [x, facing, pose]; those
 * in pose `stands` have a tablet. `draw` adds what they stand around.
 */
const alone = (pose, facing = 1) => ({ wide: pose === 'stands' ? 0.68 : 0.48, who: [[facing > 0 ? 0.25 : pose === 'stands' ? 0.43 : 0.23, facing, pose]] })
const idle = alone('rests')
const away = alone('rests', -1)
const tablet = alone('stands')
const back = alone('stands', -1)
const talk = { wide: 1.15, who: [[0.25, 1, 'stands'], [0.92, -1, 'rests']] }
const tells = { wide: 1.3, who: [[0.25, 1, 'points'], [1.07, -1, 'stands']] }
const desk = {
  wide: 2.3,
  who: [[0.28, 1, 'sits'], [2.02, -1, 'sits']],
  draw({ line }) {
    line('ink', [[0.6, 0.74], [1.7, 0.74]], [[0.72, 0.74], [0.72, 0]], [[1.58, 0.74], [1.58, 0]])
    for (const way of [-1, 1]) line('modelCut', [[1.15 + way * 0.14, 0.79], [1.15 + way * 0.1, 1.14]])
  },
}
const board = {
  wide: 2.5,
  who: [[0.25, 1, 'points'], [2.25, -1, 'stands']],
  draw({ line, fill }) {
    fill('modelTint', [0.95, 1.0], [1.75, 1.62])
    line('model', [[0.95, 1.0], [1.75, 1.0], [1.75, 1.62], [0.95, 1.62], [0.95, 1.0]], [[1.05, 1.1], [1.3, 1.42], [1.45, 1.25], [1.65, 1.5]])
    line('ink', [[1.35, 1.0], [1.35, 0.04]], [[1.1, 0.02], [1.6, 0.02]])
  },
}
const kneels = (facing = 1) => ({ wide: 1.35, who: [[facing > 0 ? 0.5 : 0.85, facing, 'kneels']] })
const station = (facing = 1) => {
  const at = (x) => (facing > 0 ? x : 1.3 - x)
  return {
    wide: 1.3,
    who: [[at(0.3), facing, 'looks']],
    draw({ line, fill }) {
      const x = at(0.82)
      line('ink', [[x, 1.3], [x - 0.38, 0]], [[x, 1.3], [x + 0.38, 0]], [[x, 1.3], [x + 0.06, 0]], [[x - 0.1, 1.31], [x + 0.1, 1.31]])
      fill('solid', [x - 0.07, 1.34], [x + 0.07, 1.6])
      line('modelCut', [[x - 0.13, 1.5], [x + 0.13, 1.5]])
    },
  }
}
const pole = {
  wide: 0.8,
  who: [[0.25, 1, 'stands']],
  draw({ line }) {
    line('ink', [[0.66, 0], [0.66, 2]], [[0.56, 2.02], [0.76, 2.02]])
    line('modelCut', [[0.58, 2.08], [0.74, 2.08]])
  },
}

/** In rows of ten, as on phones. */
const OFFICES = [
  [desk, idle, talk, back, tablet, away, tells],
  [tablet, board, away, talk, idle, desk, back],
  [tells, tablet, desk, away, idle, talk, back],
]
const SITES = [
  [station(), idle, kneels(), tells, pole, back, talk, tablet],
  [tells, station(-1), tablet, kneels(-1), away, talk, idle, pole],
]

/** Rows of people on their floors; right of them dimensions with how many they are. */
function staff(width, scale, { offices, sites }) {
  const pen = new Pen(width, 0, { narrow: 0, bare: 120, letter: width > 480 ? 18 : 17 })
  const right = width - 74
  let y = 0
  const tops = []
  for (const [kind, rows] of [offices, sites].entries()) {
    for (const row of rows) {
      y += (kind ? 2.5 : 2) * scale
      tops.push([kind, y])
      stand(pen, row, [1, right], y, scale, kind === 1)
    }
  }
  pen.size[1] = Math.ceil(y) + 3
  const first = tops[0][1] - 1.78 * scale
  const office = tops.findLast(([kind]) => !kind)[1]
  flatDimension(pen, [right, office], [right, first], [26, 0], { say: `${facts.researchers}+` })
  flatDimension(pen, [right, y], [right, first], [62, 0], { say: `${facts.employees}+` })
  const counted = [offices, sites].map((rows) => rows.flat().flatMap(({ who }) => who).length)
  if (counted[0] !== facts.researchers || counted[0] + counted[1] !== facts.employees) throw new Error(`Drawn are ${counted}: facts.ts has other numbers`)
  return pen
}

function stand(pen, groups, [left, right], ground, scale, helmet) {
  const free = right - left - 12 - groups.reduce((sum, { wide }) => sum + wide * scale, 0)
  pen.line('ink', [left, ground], [right, ground])
  let x = left + 6
  for (const { wide, who, draw } of groups) {
    const at = ([u, v]) => [x + u * scale, ground - v * scale]
    const say = {
      pen,
      line: (kind, ...lines) => pen.lines(kind, lines.map((points) => points.map(at))),
      fill: (kind, a, b) => pen.fill(kind, rect(...at(a), ...at(b))),
    }
    draw?.(say)
    for (const [u, facing, pose] of who) person(pen, at([u, 0]), scale, { facing, pose, helmet })
    x += wide * scale + free / (groups.length - 1)
  }
}

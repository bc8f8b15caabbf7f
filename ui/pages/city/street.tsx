import { once } from '../../once.ts'
import { at, front, lamp, line, type Point, scale } from './perspective.ts'

const cut = 7
const far = 60
/** Buried lines at the cut of the road: distance from the axis, height and radius, in meters. */
export const pipes = [
  [-2.4, -1.6, 0.4],
  [-0.6, -1.1, 0.22],
  [0.7, -0.8, 0.13],
  [2.9, -1, 0.16],
] as const

const drawn = once(() => ({
  street: [
    line([-4, 0, 2.4], [-4, 0, far]) + line([4, 0, 2.4], [4, 0, far]),
    line([-8, 0, 4.2], [-8, 0, far]) + line([8, 0, 4.2], [8, 0, far]),
    front(-8, 7.8, 3, 2) + front(-8, 17.5, 4, 3) + front(-8, 30, 6, 4),
    front(8, 7.8, 2, 2) + front(8, 14.4, 3, 1),
    [11, 18, 28].flatMap((z) => [lamp(-4.6, z), lamp(4.6, z)]).join(''),
  ].join(''),

  tower: {
    faces: [
      `${line([8, 0, 34], [8, 17, 34], [19, 17, 34], [19, 0, 34])}Z`,
      `${line([8, 0, 34], [8, 17, 34], [8, 17, 46], [8, 0, 46])}Z`,
    ],
    floors: [3, 6, 9, 12, 15].map((y) => line([8, y, 46], [8, y, 34], [19, y, 34])).join(''),
  },

  runs: pipes
    .map(([x, y, r]) => line([x - r, y, cut], [x - r, y, far]) + line([x + r, y, cut], [x + r, y, far]))
    .join(''),
  ducts: [0, 0.28, 0.56].flatMap((x) => [0, 0.28].map((y): Point => [1.5 + x, -0.9 + y, cut])),
}))

/** A street in perspective. Inside the tablet's frame, the road is cut open, with buried and planned parts. */
export function Street({ label }: { label: string }) {
  const { street, tower, runs, ducts } = drawn()
  return (
    <svg className="sketch street" viewBox="0 0 1200 700" role="img" aria-label={label}>
      <clipPath id="screen">
        <path d="M272 72h656v566H272z" />
      </clipPath>
      <path d={street} />
      <path
        className="paper"
        d="M276 52h648a24 24 0 0 1 24 24v558a24 24 0 0 1-24 24H276a24 24 0 0 1-24-24V76a24 24 0 0 1 24-24z"
      />
      <g clipPath="url(#screen)">
        <path className="quiet" d={street} />
        <path className="solid" d={`${line([-4, 0, cut], [4, 0, cut], [4, -3, cut], [-4, -3, cut])}Z`} />
        <path className="hatch" d={line([-4, -0.28, cut], [4, -0.28, cut])} />
        <path className="model" d={runs} />
        <path className="model" d={line([-2.8, 0, 9], [-2.8, -1.4, 9]) + line([-2, 0, 9], [-2, -1.4, 9])} />
        {pipes.map(([x, y, r]) => {
          const [cx, cy] = at([x, y, cut]).split(' ')
          return <circle key={x} className="model pipe" cx={cx} cy={cy} r={(scale * r) / cut} />
        })}
        {ducts.map((point) => {
          const [x, y] = at(point).split(' ')
          return <rect key={at(point)} className="model pipe" x={x} y={y} width={18} height={18} />
        })}
        {tower.faces.map((face) => (
          <path key={face} className="model face" d={face} />
        ))}
        <path className="model" d={tower.floors} />
      </g>
      <path className="thick" d="M272 72h656v566H272z" />
    </svg>
  )
}

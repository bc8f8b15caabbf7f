import { body, capsule } from '../drafting.ts'
import { once } from '../once.ts'

interface PersonProps {
  /** Position of the feet. */
  x: number
  y: number
  /** At 1 the person is 84 units high. */
  scale?: number
  /** Holds the tablet up. */
  up?: boolean
  /** Faces left instead of right. */
  left?: boolean
  /** Class of the fill that covers lines behind. */
  cover?: string
}

/** A person with a tablet, as in all drawings. */
export function Person({ x, y, scale = 1, up = false, left = false, cover = 'paper' }: PersonProps) {
  const { figure, arm, raised } = outlines()
  const unit = Math.round(scale * 47) / 100
  return (
    <g transform={`translate(${x} ${y})scale(${left ? -unit : unit} ${unit})`}>
      <path className={cover} paintOrder="stroke" strokeWidth={2.8} d={figure} />
      <path d="M-10-163h31M-13-118H9M-13-94H9" />
      <path className="model thick" d={up ? 'M29-172l10 23' : 'M37-150l6 22'} />
      <path className={cover} paintOrder="stroke" strokeWidth={2.8} d={up ? raised : arm} />
    </g>
  )
}

/** Outlines of the person, 178 units high with the feet at 0, and of the front arm. */
const outlines = once(() => {
  const outline = (limbs: typeof body.limbs) =>
    limbs.map(([[x0, y0, r0], [x1, y1, r1]]) => capsule([x0, -y0, r0], [x1, -y1, r1])).join('')
  const helmet = body.helmet.map(([x, y]) => `${Math.round(x)} ${-Math.round(y)}`).join('L')
  return {
    figure: `${outline(body.limbs)}M${helmet}z`,
    arm: outline(body.arm),
    raised: outline(body.raised),
  }
})

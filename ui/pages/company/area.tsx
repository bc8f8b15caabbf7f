import { lettering } from '../../drafting.ts'
import { facts } from '../../facts.ts'
import type { Site } from '../../site.ts'
import { pitch, yardsticks } from './yardsticks.ts'

const { pitches, pitchArea, side, around } = yardsticks

/** The area of all models in soccer fields: one large, and all of them to the same scale. */
export function Area({ site: { t, locale } }: { site: Site }) {
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  const least = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(
    facts.areaSquareMetres,
  )
  const label = t('company.area.alt', { pitches: number(pitches) })

  return (
    <section className="area section wrap columns" id="area">
      <header className="left-7">
        <h2>{t('company.area.title', { least })}</h2>
        <p className="lead">
          {t('company.area.lead', { ...pitch, pitch: number(pitchArea), pitches: number(pitches) })}
        </p>
      </header>
      <figure className="right-5">
        <Pitch />
        <figcaption>{t('company.area.key')}</figcaption>
      </figure>
      <Pitches className="broad" across={10} label={label} />
      <Pitches className="narrow" across={7} label={label} />
      <p className="lead left-7">{t('company.area.side', { side: number(side), around: number(around) })}</p>
    </section>
  )
}

const flat = { height: 3.2 } as const
const upright = { height: 3.2, along: [0, -1], up: [-1, 0] } as const
const [right, below] = [pitch.length + 6.5, pitch.width + 6.5]
const extent = `M0 ${pitch.width + 1}V${below + 1}M${pitch.length} ${pitch.width + 1}V${below + 1}M-1 ${below}H${pitch.length + 1}M${pitch.length + 1} 0H${right + 1}M${pitch.length + 1} ${pitch.width}H${right + 1}M${right}-1V${pitch.width + 1}`
const ticks = [
  [0, below],
  [pitch.length, below],
  [right, 0],
  [right, pitch.width],
]
  .map(([x = 0, y = 0]) => `M${x - 1} ${y + 1}l2-2`)
  .join('')

/** A field with its lines and dimensions, in meters. */
function Pitch() {
  const { length, width } = pitch
  const middle = width / 2

  return (
    <svg className="sketch" viewBox={`-1 -1 ${length + 12} ${width + 12}`} aria-hidden="true">
      <path className="mark veil" d={`M0 0h${length}v${width}H0z`} />
      <g className="mark">
        <path d={`M${length / 2} 0v${width}`} />
        <circle cx={length / 2} cy={middle} r={9.15} />
        <path d={`M0 ${middle - 20.16}h16.5v40.32H0M0 ${middle - 9.16}h5.5v18.32H0`} />
        <path d={`M${length} ${middle - 20.16}h-16.5v40.32h16.5M${length} ${middle - 9.16}h-5.5v18.32h5.5`} />
        <path
          d={`M0 1a1 1 0 0 0 1-1M0 ${width - 1}a1 1 0 0 1 1 1M${length} 1a1 1 0 0 1-1-1M${length} ${width - 1}a1 1 0 0 0-1 1`}
        />
        <path
          d={`M16.5 ${middle - 7.3}a9.15 9.15 0 0 1 0 14.6M${length - 16.5} ${middle - 7.3}a9.15 9.15 0 0 0 0 14.6`}
        />
        <path
          className="figures"
          d={`${extent}${lettering(`${length} m`, [length / 2, width + 5], flat)}${lettering(`${width} m`, [length + 5, middle], upright)}`}
        />
        <path className="thick" d={ticks} />
      </g>
    </svg>
  )
}

const block = 10

/** The fields that fit the area in blocks of ten by ten, `across` blocks in a row, one field apart; the last is orange. */
function Pitches({ className, across, label }: { className: string; across: number; label: string }) {
  const { length, width } = pitch
  const blocks = Math.ceil(pitches / block ** 2)
  const alone = blocks % across === 1
  const high = Math.ceil((pitches - (blocks - 1) * block ** 2) / block)
  const rows = (block + 1) * (Math.ceil(blocks / across) - 1) + (alone ? high : block)
  const fields = (x: number, y: number, wide: number, high: number) =>
    `M${x * length} ${y * width}h${wide * length}v${high * width}h${-wide * length}z`
  const drawn = Array.from({ length: blocks }, (_, i) => {
    const [x, y] = [(i % across) * (block + 1), Math.floor(i / across) * (block + 1)]
    const count = Math.min(block ** 2, pitches - i * block ** 2)
    const full = Math.floor(count / block)
    return fields(x, y, block, full) + fields(x, y + full, count % block, 1)
  })

  const last = pitches - 1
  const [x, y] = [last, Math.floor(last / block)].map((i) => i % block) as [number, number]
  const [column, row] = [(blocks - 1) % across, Math.floor((blocks - 1) / across)].map((i) => i * (block + 1)) as [
    number,
    number,
  ]

  return (
    <svg
      className={`sketch ${className}`}
      viewBox={`0 0 ${((block + 1) * across - 1) * length} ${rows * width}`}
      role="img"
      aria-label={label}
    >
      <pattern id={className} width={length} height={width} patternUnits="userSpaceOnUse">
        <path
          fill="color-mix(in srgb, var(--ink) 62%, var(--sheet))"
          stroke="none"
          d={`M12 10h${length - 24}v${width - 20}H12z`}
        />
      </pattern>
      <g stroke="none">
        <path fill={`url(#${className})`} d={drawn.join('')} />
        <path
          fill="var(--action)"
          d={`M${(column + x) * length + 4} ${(row + y) * width + 4}h${length - 8}v${width - 8}h${8 - length}z`}
        />
      </g>
    </svg>
  )
}

import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
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
        <Drawing name="pitch" size={[466, 320]} />
        <figcaption>{t('company.area.key')}</figcaption>
      </figure>
      <Pitches className="broad" across={10} label={label} />
      <Pitches className="narrow" across={7} label={label} />
      <p className="lead left-7">{t('company.area.side', { side: number(side), around: number(around) })}</p>
    </section>
  )
}

const block = 10

/** The fields that fit the area in blocks of ten by ten, `across` blocks in a row, one field apart; the last is orange. */
function Pitches({ className, across, label }: { className: string; across: number; label: string }) {
  const { length, width } = pitch
  const blocks = Math.ceil(pitches / block ** 2)
  /** Columns and rows before a field. */
  const place = (field: number) => {
    const before = Math.floor(field / block ** 2)
    const [column, row] = [before % across, Math.floor(before / across)].map((i) => i * (block + 1)) as [number, number]
    return [column + (field % block), row + Math.floor((field % block ** 2) / block)] as const
  }
  const fields = ([x, y]: readonly [number, number], wide: number, high: number) =>
    !high || !wide ? '' : `M${x * length} ${y * width}h${wide * length}v${high * width}h${-wide * length}z`
  const drawn = Array.from({ length: blocks }, (_, i) => {
    const first = i * block ** 2
    const count = Math.min(block ** 2, pitches - first)
    const rest = count % block
    return [fields(place(first), block, (count - rest) / block), fields(place(first + count - rest), rest, 1)]
  })
  const [x, y] = place(pitches - 1)
  const [, low] = place((blocks - 1) * block ** 2 - 1)

  return (
    <svg
      className={`sketch ${className}`}
      viewBox={`0 0 ${((block + 1) * across - 1) * length} ${(Math.max(y, low) + 1) * width}`}
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
        <path fill={`url(#${className})`} d={drawn.flat().join('')} />
        <path
          fill="var(--action)"
          d={`M${x * length + 4} ${y * width + 4}h${length - 8}v${width - 8}h${8 - length}z`}
        />
      </g>
    </svg>
  )
}

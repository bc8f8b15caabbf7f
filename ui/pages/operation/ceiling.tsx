import { Steps } from '../../parts/entries.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { name: 'operation.ceiling.stand', text: 'operation.ceiling.standText' },
  { name: 'operation.ceiling.see', text: 'operation.ceiling.seeText' },
  { name: 'operation.ceiling.follow', text: 'operation.ceiling.followText' },
  { name: 'operation.ceiling.open', text: 'operation.ceiling.openText' },
] as const satisfies { name: Text; text: Text }[]

/** AR behind the ceiling: a corridor from edge to edge of the window, and the steps below it. */
export function Ceiling({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="ceiling" id="ceiling">
      <div className="above night">
        <header className="wrap">
          <h2>{t('operation.ceiling.title')}</h2>
        </header>
        <Corridor site={site} />
      </div>
      <div className="section wrap">
        <Steps t={t} entries={steps} className="items numbered" />
        <p className="note">
          {t('operation.ceiling.limit')}
          <a href="#handover">{t('operation.ceiling.limitLink')}</a>
          {t('operation.ceiling.limitEnd')}
        </p>
      </div>
    </section>
  )
}

/** 2880 × 1200, and for phones 900 × 900. */
function Corridor({ site: { t, mediaHost } }: { site: Site }) {
  const set = (base: string, ...widths: number[]) =>
    widths.map((width) => `${mediaHost}/media/${base}-${width}.avif ${width}w`).join(', ')
  return (
    <picture>
      <source media="(min-width: 600px)" type="image/avif" srcSet={set('above', 1200, 2000, 2880)} sizes="100vw" />
      <source type="image/avif" srcSet={set('above-tall', 750, 900)} sizes="100vw" width={900} height={900} />
      <img
        src={`${mediaHost}/media/above-1600.jpg`}
        width={1600}
        height={667}
        alt={t('operation.ceiling.alt')}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

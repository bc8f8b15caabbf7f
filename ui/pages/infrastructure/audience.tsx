import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const works = [
  {
    of: 'road',
    name: 'infrastructure.who.road',
    text: 'infrastructure.who.roadText',
    alt: 'infrastructure.who.roadAlt',
  },
  {
    of: 'bridge',
    name: 'infrastructure.who.bridge',
    text: 'infrastructure.who.bridgeText',
    alt: 'infrastructure.who.bridgeAlt',
  },
  {
    of: 'pipeline',
    name: 'infrastructure.who.pipeline',
    text: 'infrastructure.who.pipelineText',
    alt: 'infrastructure.who.pipelineAlt',
  },
  {
    of: 'utilities',
    name: 'infrastructure.who.utilities',
    text: 'infrastructure.who.utilitiesText',
    alt: 'infrastructure.who.utilitiesAlt',
  },
  {
    of: 'rail',
    name: 'infrastructure.who.rail',
    text: 'infrastructure.who.railText',
    alt: 'infrastructure.who.railAlt',
  },
] as const satisfies { of: string; name: Text; text: Text; alt: Text }[]

/** Kinds of work, a drawing beside each; with `section`, wide windows show one drawing of all five from edge to edge. */
export function Audience({ site: { t }, section }: { site: Site; section?: boolean }) {
  return (
    <section className="who section" id="who">
      <div className="wrap">
        <header className="measure">
          <h2>{t('infrastructure.who.title')}</h2>
          <p className="lead">{t('infrastructure.who.lead')}</p>
        </header>
      </div>
      {section && (
        <div className="works">
          <Drawing name="works" size={[3840, 346]} label={t('infrastructure.who.alt')} />
        </div>
      )}
      <ul className="wrap rows illustrated">
        {works.map(({ of, name, text, alt }) => (
          <li key={of}>
            <Drawing name={`works-${of}`} size={[240, 200]} label={t(alt)} />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

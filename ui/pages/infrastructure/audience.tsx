import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

interface Work {
  of: string
  name: Text
  text: Text
  alt: Text
}

const along = [
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
] as const satisfies Work[]

const across = [
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
] as const satisfies Work[]

/** Kinds of work, a drawing beside each; with `section`, wide windows show two sections from edge to edge instead. */
export function Audience({ site: { t }, section }: { site: Site; section?: boolean }) {
  return (
    <section className="who section" id="who">
      <div className="wrap">
        <header className="beside">
          <h2>{t('infrastructure.who.title')}</h2>
          <p className="lead">{t('infrastructure.who.lead')}</p>
        </header>
      </div>
      {section ? (
        <>
          <Section t={t} name="along" size={[3840, 378]} alt="infrastructure.who.alongAlt" />
          <Works t={t} works={along} />
          <Section t={t} name="across" size={[3840, 511]} alt="infrastructure.who.acrossAlt" />
          <Works t={t} works={across} />
        </>
      ) : (
        <Works t={t} works={[...along, ...across]} />
      )}
    </section>
  )
}

/** A section through some of the works, in wide windows. */
function Section({ t, name, size, alt }: { t: Site['t']; name: string; size: [number, number]; alt: Text }) {
  return (
    <div className="works">
      <Drawing name={`works-${name}`} size={size} label={t(alt)} />
    </div>
  )
}

function Works({ t, works }: { t: Site['t']; works: readonly Work[] }) {
  return (
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
  )
}

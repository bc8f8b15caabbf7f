import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const changes = [
  { title: 'home.onSite.overlay', text: 'home.onSite.overlayText' },
  { title: 'home.onSite.formats', text: 'home.onSite.formatsText', formats: facts.modelFormats },
  { title: 'home.onSite.splits', text: 'home.onSite.splitsText' },
  { title: 'home.onSite.light', text: 'home.onSite.lightText' },
  { title: 'home.onSite.fast', text: 'home.onSite.fastText' },
] as const satisfies { title: Text; text: Text; formats?: readonly string[] }[]

/** What changes on the visitor's site: a drawing sheet, its changes hung from the axes. */
export function OnSite({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="on-site section wrap" id="on-site">
      <header>
        <h2>{t('home.onSite.title')}</h2>
        <p className="lead">{t('home.onSite.lead')}</p>
      </header>
      <Drawing name="axon" size={[1200, 750]} label={t('home.onSite.alt')} />
      <ol className="axes">
        {changes.map((change) => (
          <li key={change.title}>
            <h3>{t(change.title)}</h3>
            <p>{t(change.text)}</p>
            {'formats' in change && <Formats names={change.formats} />}
          </li>
        ))}
      </ol>
      <Drawing name="figure-25to1" size={[480, 300]} label={t('home.onSite.lightAlt')} />
    </section>
  )
}

/** File formats, one tag each. */
export function Formats({ names }: { names: readonly string[] }) {
  return (
    <ul className="formats" translate="no">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

import { factWords } from '#fact-words'
import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const entries = [
  { name: 'company.count.narrow', text: 'company.count.narrowText' },
  { name: 'company.count.whole', text: 'company.count.wholeText' },
  { name: 'company.count.clients', text: 'company.count.clientsText' },
] as const satisfies { name: Text; text: Text }[]

const rights = ['patents', 'copyrights', 'models', 'data'] as const

const counts = { whole: facts.projectsInAll, part: facts.projects }

/** Projects as a bar, with what is counted; below, four more figures in one row. */
export function Count({ site: { t, locale } }: { site: Site }) {
  const words = factWords(locale)

  return (
    <section className="count section" id="count">
      <div className="wrap">
        <h2>{t('company.count.title')}</h2>
        <Drawing
          name="counted-projects"
          size={[1200, 102]}
          narrow={[350, 102]}
          label={t('company.count.alt', counts)}
        />
        <dl className="items">
          {entries.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <dl className="rights">
          {rights.map((name) => (
            <div key={name}>
              <dt>{t(`company.rights.${name}`)}</dt>
              <dd>{words[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

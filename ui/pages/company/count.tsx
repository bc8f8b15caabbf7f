import { factWords } from '#fact-words'
import { facts } from '../../facts.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { Legend } from '../../parts/legend.tsx'
import type { Site, Text } from '../../site.ts'

const dot = 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0'
const entries = [
  { sign: 'thick', d: 'M7 6v12M17 6v12', name: 'company.count.clients', text: 'company.count.clientsText' },
  { sign: 'thick', d: dot, name: 'company.count.whole', text: 'company.count.wholeText' },
  { sign: 'full', d: dot, name: 'company.count.narrow', text: 'company.count.narrowText' },
] as const satisfies { sign: string; d: string; name: Text; text: Text }[]

const rights = ['patents', 'copyrights', 'models', 'data'] as const

const counts = { ticks: facts.clients, dots: facts.projectsInAll, inner: facts.projects }

/** Clients as ticks of a graduated circle, projects as dots inside it; below, four more figures in one row. */
export function Count({ site: { t, locale } }: { site: Site }) {
  const words = factWords(locale)

  return (
    <section className="count section" id="count">
      <div className="wrap columns">
        <h2 className="left-7">{t('company.count.title')}</h2>
        <Drawing name="counted-projects" size={[600, 600]} label={t('company.count.alt', counts)} />
        <Legend t={t} box="0 0 24 24" entries={entries} className="legend rows left-7" />
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

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

const counts = { ticks: facts.clients, dots: facts.projectsInAll, inner: facts.projects }

/** Clients as ticks of a graduated circle, projects as dots inside it. */
export function Count({ site: { t } }: { site: Site }) {
  return (
    <section className="count section" id="count">
      <div className="wrap columns">
        <header className="right-5">
          <h2>{t('company.count.title')}</h2>
          <p className="lead broad">{t('company.count.lead')}</p>
        </header>
        <Drawing name="counted-projects" size={[600, 600]} label={t('company.count.alt', counts)} className="left-7" />
        <Legend t={t} box="0 0 24 24" entries={entries} className="rows right-5" />
      </div>
    </section>
  )
}

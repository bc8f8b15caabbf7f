import type { PageName } from '../../routes.ts'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'
import { Stages } from './stages.tsx'

const states = [
  { page: 'design', when: 'owners.start.paper', text: 'owners.start.paperText', link: 'owners.start.paperLink' },
  { page: 'construction', when: 'owners.start.work', text: 'owners.start.workText', link: 'owners.start.workLink' },
  { page: 'capture', when: 'owners.start.done', text: 'owners.start.doneText', link: 'owners.start.doneLink' },
  {
    page: 'operation',
    when: 'owners.start.running',
    text: 'owners.start.runningText',
    link: 'owners.start.runningLink',
  },
] as const satisfies { page: PageName; when: Text; text: Text; link: Text }[]

/** Where to start, by the stage of the building. */
export function Start({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <section className="start section wrap columns">
      <h2>{t('owners.start.title')}</h2>
      <Stages />
      <ol className="stops across">
        {states.map(({ page, when, text, link }) => (
          <li key={page}>
            <h3>{t(when)}</h3>
            <p>{t(text)}</p>
            <a href={href(locale, page)}>{t(link)}</a>
          </li>
        ))}
      </ol>
      <p className="left-8">{t('owners.start.ask')}</p>
    </section>
  )
}

import { Drawing } from '../../parts/drawing.tsx'
import type { PageName } from '../../routes.ts'
import type { Site, Text } from '../../site.ts'
import { href } from '../../site.ts'

const states = [
  {
    drawing: 'design',
    page: 'design',
    when: 'owners.start.paper',
    text: 'owners.start.paperText',
    link: 'owners.start.paperLink',
  },
  {
    drawing: 'build',
    page: 'construction',
    when: 'owners.start.work',
    text: 'owners.start.workText',
    link: 'owners.start.workLink',
  },
  {
    drawing: 'done',
    page: 'capture',
    when: 'owners.start.done',
    text: 'owners.start.doneText',
    link: 'owners.start.doneLink',
  },
  {
    drawing: 'use',
    page: 'operation',
    when: 'owners.start.running',
    text: 'owners.start.runningText',
    link: 'owners.start.runningLink',
  },
] as const satisfies { drawing: string; page: PageName; when: Text; text: Text; link: Text }[]

/** Where to start, by the stage of the building, which stands on the line of the stages. */
export function Start({ site }: { site: Site }) {
  const { t, locale } = site

  return (
    <section className="start section wrap columns">
      <h2 className="title-m">{t('owners.start.title')}</h2>
      <ol className="stops across">
        {states.map(({ drawing, page, when, text, link }) => (
          <li key={page}>
            <h3>{t(when)}</h3>
            <p>{t(text)}</p>
            <a href={href(locale, page)}>{t(link)}</a>
            <Drawing name={`stage-${drawing}`} size={[300, 240]} />
          </li>
        ))}
      </ol>
      <p className="left-8">
        {t('owners.start.ask')} <a href={href(locale, 'contact')}>{t('about.contact.form')}</a>
      </p>
    </section>
  )
}

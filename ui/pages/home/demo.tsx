import { DemoButton } from '../../parts/demo-button.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const steps = [
  { when: 'home.demo.today', what: 'home.demo.ask', text: 'home.demo.askText' },
  { when: 'home.demo.soon', what: 'home.demo.answer', text: 'home.demo.answerText' },
  { when: 'home.demo.later', what: 'home.demo.show', text: 'home.demo.showText' },
] as const satisfies { when: Text; what: Text; text: Text }[]

/** What the visitor does next, and what follows, down a plumb line. */
export function Demo({ site }: { site: Site }) {
  const { t } = site

  return (
    <section className="demo section wrap" id="demo">
      <div>
        <h2>{t('home.demo.title')}</h2>
        <DemoButton site={site} />
      </div>
      <ol>
        {steps.map(({ when, what, text }) => (
          <li key={when}>
            <p className="when">{t(when)}</p>
            <h3>{t(what)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <Drawing name="mark" size={[64, 64]} />
    </section>
  )
}

import { Drawing } from '../../parts/drawing.tsx'
import type { Site, Text } from '../../site.ts'

const things = [
  { name: 'contactPage.helps.one', text: 'contactPage.helps.oneText' },
  { name: 'contactPage.helps.two', text: 'contactPage.helps.twoText' },
  { name: 'contactPage.helps.three', text: 'contactPage.helps.threeText' },
  { name: 'contactPage.helps.four', text: 'contactPage.helps.fourText' },
] as const satisfies { name: Text; text: Text }[]

/** Details that make a first answer useful. */
export function Helps({ site }: { site: Site }) {
  const { t } = site
  return (
    <section className="ask-helps" aria-labelledby="helps">
      <div>
        <h2 id="helps">{t('contactPage.helps.title')}</h2>
        <Drawing name="axon" size={[1200, 750]} />
      </div>
      <dl>
        {things.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

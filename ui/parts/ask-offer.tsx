import type { Site, Text } from '../site.ts'
import { RequestButton } from './request-button.tsx'

/** A question after a text, and a button to ask one; the main action follows in the closing section. */
export function AskOffer({ site, title, text }: { site: Site; title: Text; text: Text }) {
  return (
    <section className="boxed" aria-labelledby="ask">
      <h2 id="ask">{site.t(title)}</h2>
      <div>
        <p>{site.t(text)}</p>
        <RequestButton label={site.t('frame.askUs')} />
      </div>
    </section>
  )
}

import type { Site, Text } from '../site.ts'
import { RequestButton } from './request-button.tsx'

/** A question after a text as one quiet line, with a button to ask it; the main action follows in the closing section. */
export function AskOffer({ site, title, text }: { site: Site; title: Text; text: Text }) {
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{site.t(title)}</h2>
      <p>{site.t(text)}</p>
      <RequestButton label={site.t('frame.askUs')} />
    </section>
  )
}

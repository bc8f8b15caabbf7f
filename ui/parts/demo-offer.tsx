import type { Site, Text } from '../site.ts'
import { DemoButton } from './demo-button.tsx'

/** A question and the main action, after a text. */
export function DemoOffer({ site, title, text }: { site: Site; title: Text; text: Text }) {
  return (
    <section className="boxed" aria-labelledby="ask">
      <h2 id="ask">{site.t(title)}</h2>
      <div>
        <p>{site.t(text)}</p>
        <DemoButton site={site} />
      </div>
    </section>
  )
}

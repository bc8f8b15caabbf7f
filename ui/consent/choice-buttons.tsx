import type { Site, Text } from '../site.ts'
import { type Choice, choices } from './choice.ts'

const labels = { granted: 'consent.all', refused: 'consent.necessary' } as const satisfies Record<Choice, Text>

/** The two answers, with equal weight; a plain form without script. */
export function ChoiceButtons({ site }: { site: Site }) {
  return (
    <form className="choice" method="post" action="/api/consent">
      {choices.map((choice) => (
        <button key={choice} type="submit" className="button quiet-button" name="choice" value={choice}>
          {site.t(labels[choice])}
        </button>
      ))}
    </form>
  )
}

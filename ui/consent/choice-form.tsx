import type { Site } from '../site.ts'
import { choices } from './choice.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

const saved = { granted: 'privacy.choice.granted', refused: 'privacy.choice.refused' } as const

/** The two answers as a form of the privacy page, which needs no script; says what was saved when it comes back. */
export function ChoiceForm({ site }: { site: Site }) {
  const choice = choices.find((one) => one === site.query.get('choice'))
  return (
    <>
      {choice && <p className="choice-saved">{site.t(saved[choice])}</p>}
      <ChoiceButtons site={site} />
    </>
  )
}

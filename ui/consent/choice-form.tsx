import type { Site } from '../site.ts'
import { choices } from './choice.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

const saved = { granted: 'privacy.choice.granted', refused: 'privacy.choice.refused' } as const

/** The two answers as a form on the privacy page, which needs no script and shows the saved choice. */
export function ChoiceForm({ site }: { site: Site }) {
  const choice = choices.find((one) => one === site.query.get('choice'))
  return (
    <>
      {choice && <p className="choice-saved">{site.t(saved[choice])}</p>}
      <ChoiceButtons site={site} />
    </>
  )
}

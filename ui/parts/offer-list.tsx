import type { ReactNode } from 'react'
import { RequestButton } from './request-button.tsx'

export interface Offer {
  name: string
  /** How long it lasts, or what is paid. */
  term: ReactNode
  /** What it is for. */
  text: ReactNode
  /** What unfolds below these three. */
  details: ReactNode
  /** Name of its request. */
  ask: string
}

/** Plans on phones, each folded, with its request: of the first in view, of the others in the fold. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="offer-list rows">
      {offers.map(({ name, term, text, details, ask }, index) => (
        <li key={name}>
          <details>
            <summary>
              <h3>{name}</h3> <b>{term}</b> <span>{text}</span>
            </summary>
            {details}
            {index > 0 && <RequestButton label={ask} />}
          </details>
          {index === 0 && <RequestButton label={ask} main />}
        </li>
      ))}
    </ul>
  )
}

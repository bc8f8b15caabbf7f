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

/** Plans on phones, each folded, with its request: of the first a button, of the others a link. */
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
          </details>
          <RequestButton label={ask} main={index === 0} />
        </li>
      ))}
    </ul>
  )
}

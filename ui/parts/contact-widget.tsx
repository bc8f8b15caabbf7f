import type { Site } from '../site.ts'
import { opensContact } from './opens-contact.ts'

/** The floating image, an engineer's helmet in a speech bubble, which opens the contact popup. */
export function ContactWidget({ site }: { site: Site }) {
  return (
    <button {...opensContact} className="icon-button contact-widget" title={site.t('frame.bookDemo')}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <g fill="var(--sheet)" stroke="currentColor" strokeWidth="2">
          <path d="M2 2h60v48H30L18 62V50H2z" />
          <path d="M17 33a15 15 0 0 1 30 0M28 29V15h8v14" />
        </g>
        <path fill="currentColor" d="M11 33h42v4H11z" />
      </svg>
    </button>
  )
}

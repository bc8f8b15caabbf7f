import type { Site } from '../site.ts'
import { opensContact } from './opens-contact.ts'

/** The main action of every page, which opens the contact popup. */
export function DemoButton({ site }: { site: Site }) {
  return (
    <button {...opensContact} className="button">
      {site.t('frame.bookDemo')}
    </button>
  )
}

import { opensContact } from './opens-contact.ts'

/** A second action beside the main one, which opens the contact popup too. */
export function RequestButton({ label }: { label: string }) {
  return (
    <button {...opensContact} className="button quiet-button">
      {label}
    </button>
  )
}

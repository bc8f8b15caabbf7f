import { opensContact } from './opens-contact.ts'

/** A second action beside the main one, which opens the contact popup too; `main`: the first of its section. */
export function RequestButton({ label, main }: { label: string; main?: boolean }) {
  return (
    <button {...opensContact} className={main ? 'button' : 'button quiet-button'}>
      {label}
    </button>
  )
}

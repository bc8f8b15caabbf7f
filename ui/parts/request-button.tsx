import { opensContact } from './opens-contact.ts'

/** An action below the first of the page, which opens the contact popup too; `main`: the first of its section, dark. */
export function RequestButton({ label, main }: { label: string; main?: boolean }) {
  return (
    <button {...opensContact} className={main ? 'button ink-button' : 'button quiet-button'}>
      {label}
    </button>
  )
}

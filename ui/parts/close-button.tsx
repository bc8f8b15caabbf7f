import { Icon } from './icon.tsx'

/** Closes the dialog `of` that id, without script too. */
export function CloseButton({ of, label, className = '' }: { of: string; label: string; className?: string }) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trimEnd()}
      command="close"
      commandfor={of}
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  )
}

/** A second action beside the main one, which opens the contact popup too. */
export function RequestButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="button quiet-button"
      command="show-modal"
      commandfor="contact"
      data-wakes="contact"
    >
      {label}
    </button>
  )
}

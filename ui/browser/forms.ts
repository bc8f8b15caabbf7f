/** A choice marked `data-submit` sends its form at once; without script the form's button does. */
export function submitChoices() {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && 'submit' in target.dataset) target.form?.requestSubmit()
  })
}

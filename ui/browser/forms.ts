/** Submits a form when a `data-submit` choice in it changes. Without script its button does. */
export function submitChoices() {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && 'submit' in target.dataset) target.form?.requestSubmit()
  })
}

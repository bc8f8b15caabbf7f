/** What a visitor typed and has not sent: kept for the tab, so that a reload or a failure loses nothing. */
export interface Draft {
  key: string
  since: number
  /** It went out and may have arrived: other words need another key, after a reload too. */
  sent?: true
  values: [name: string, value: string][]
}

/** Not the visitor's words, or asked for anew each time. */
const leftOut = ['form', 'page', 'website', 'agreement', 'crossBorder']
/** Where the draft of a form is kept in the tab's storage. */
export const draftKey = (form: string) => `contact-${form}`

export function saveDraft(form: HTMLFormElement, mode: string, visit: Omit<Draft, 'values'>) {
  const values = [...new FormData(form)].flatMap(([name, value]): Draft['values'] =>
    typeof value === 'string' && value && !leftOut.includes(name) ? [[name, value]] : [],
  )
  attempt(() => sessionStorage.setItem(draftKey(mode), JSON.stringify({ ...visit, values })))
}

/** Fills what is still empty from the draft, and gives the draft. */
export function restoreDraft(form: HTMLFormElement, mode: string): Draft | null {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(draftKey(mode)) ?? 'null') as Draft | null)
  for (const [name, value] of draft?.values ?? []) {
    const controls = [...form.elements].filter((control) => (control as HTMLInputElement).name === name)
    for (const control of controls as HTMLInputElement[]) {
      if (control.type === 'checkbox') control.checked ||= control.value === value
      else if (!control.value && fits(control, value)) control.value = value
    }
  }
  return draft
}

export function dropDraft(mode: string) {
  attempt(() => sessionStorage.removeItem(draftKey(mode)))
}

/** A value of one select must not land in another of the same name. */
function fits(control: HTMLElement, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
}

/** Storage can be forbidden or full; the form works without it. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

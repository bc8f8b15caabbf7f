/** Unsent text of a form, kept for the tab, so that a reload or a failure loses nothing. */
export interface Draft {
  values: Values
  /** Seconds spent so far. */
  elapsed?: number | undefined
  /** The last sending without an answer. */
  sent?: Sending | undefined
}

/** A sending: the same words are sent again with the same key, other words are a new message. */
export interface Sending {
  key: string
  words: string
}

type Values = [name: string, value: string][]

/** Fields that are not the visitor's words, or are asked for each time. */
const leftOut = ['form', 'page', 'website', 'agreement', 'crossBorder']
/** Key of a form's draft in session storage. */
export const draftKey = (form: string) => `contact-${form}`

/** All typed text and choices as one string. */
export function wordsIn(form: HTMLFormElement): string {
  return JSON.stringify(valuesIn(form))
}

export function saveDraft(form: HTMLFormElement, mode: string, draft: Omit<Draft, 'values'>) {
  attempt(() => sessionStorage.setItem(draftKey(mode), JSON.stringify({ ...draft, values: valuesIn(form) })))
}

/** Fills empty fields from the draft, and returns it. */
export function restoreDraft(form: HTMLFormElement, mode: string): Draft | null {
  const draft = readDraft(mode)
  for (const [name, value] of draft?.values ?? []) {
    const controls = [...form.elements].filter((control) => (control as HTMLInputElement).name === name)
    for (const control of controls as HTMLInputElement[]) {
      if (control.type === 'checkbox') control.checked ||= control.value === value
      else if (!control.value && fits(control, value)) control.value = value
    }
  }
  return draft
}

/** Deletes the draft if it has these words. Other words are not sent yet. */
export function dropDraft(mode: string, words: string) {
  if (JSON.stringify(readDraft(mode)?.values) === words) attempt(() => sessionStorage.removeItem(draftKey(mode)))
}

function readDraft(mode: string): Draft | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(draftKey(mode)) ?? 'null') as Draft | null)
}

function valuesIn(form: HTMLFormElement): Values {
  return [...new FormData(form)].flatMap(
    ([name, value]): Values => (typeof value === 'string' && value && !leftOut.includes(name) ? [[name, value]] : []),
  )
}

/** Two selects share a name, so a value must be one of the options. */
function fits(control: HTMLElement, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
}

/** Storage may be forbidden or full; the form works without it. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** What a visitor typed and has not sent: kept for the tab, so that a reload or a failure loses nothing. */
export interface Draft {
  values: Values
  /** Seconds spent on it so far. */
  elapsed?: number | undefined
  /** What went out last, where no answer has come. */
  sent?: Sending | undefined
}

/** A sending: the same words go out again under the same key, other words are another message. */
export interface Sending {
  key: string
  words: string
}

type Values = [name: string, value: string][]

/** Not the visitor's words, or asked for anew each time. */
const leftOut = ['form', 'page', 'website', 'agreement', 'crossBorder']
/** Where the draft of a form is kept in the tab's storage. */
export const draftKey = (form: string) => `contact-${form}`

/** All that the visitor has typed and chosen, as one string. */
export function wordsIn(form: HTMLFormElement): string {
  return JSON.stringify(valuesIn(form))
}

export function saveDraft(form: HTMLFormElement, mode: string, draft: Omit<Draft, 'values'>) {
  attempt(() => sessionStorage.setItem(draftKey(mode), JSON.stringify({ ...draft, values: valuesIn(form) })))
}

/** Fills what is still empty from the draft, and gives the draft. */
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

/** Drops a draft of these words; other words have not been sent. */
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

import { useSignals } from '@preact/signals-react/runtime'
import { type FocusEvent, type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { online, popupOpen, sending } from '../island-state.ts'
import { dropDraft, restoreDraft, type Sending, saveDraft, wordsIn } from './draft.ts'
import { ContactForm } from './form.tsx'
import type { ContactFormProps, ProblemTexts } from './form-props.ts'
import { afterRelease } from './release.ts'
import { checkMessage, type Field, fromForm, inWords } from './schema.ts'
import { type Outcome, sendMessage } from './submission.ts'
import { type Check, showCheck } from './turnstile.ts'

/** Cleared after success; the other fields stay. */
const clearedFields = ['name', 'company', 'telphone', 'message'] as const
/** Consents, which are asked for each time. */
const boxes = ['agreement', 'crossBorder']

/** A sending and the form it came from. */
interface Posted {
  element: HTMLFormElement
  words: string
  /** The sending before, which may be without an answer. */
  before: Sending | undefined
  input: Record<string, unknown>
}

/**
 * The contact form with script: validates fields when they are left, sends without leaving the page, and keeps a draft.
 */
export function LiveForm({ onReady, ...props }: ContactFormProps & { onReady?: () => void }) {
  useSignals()
  const { form: mode, texts, turnstile, crossBorder = false } = props
  const form = useRef<HTMLFormElement>(null)
  const human = useRef<Check | 'failed'>(undefined)
  const began = useRef<number>(undefined)
  const lastSending = useRef<Sending>(undefined)
  const summaryDue = useRef(false)
  const [awake, setAwake] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  const [problems, setProblems] = useState<ProblemTexts>({})
  const [notice, submit, answering] = useActionState(async (_: string | undefined, posted: Posted) => {
    sending.value = true
    const outcome = await sendMessage(posted.input, texts.notSent)
    sending.value = false
    if (posted.input.turnstile && human.current !== 'failed') human.current?.renew()
    return settle(outcome, posted)
  }, undefined)

  // The first render must equal the server's HTML. Browser state is applied afterwards.
  useEffect(() => {
    setAwake(true)
    const draft = form.current && restoreDraft(form.current, mode)
    if (draft?.elapsed) began.current = performance.now() - draft.elapsed * 1000
    lastSending.current = draft?.sent
    setUnanswered(draft?.sent?.words === (form.current && wordsIn(form.current)))
    onReady?.()
    const box = form.current?.querySelector<HTMLElement>('[data-turnstile]')
    if (turnstile && box) {
      showCheck(box, turnstile).then(
        (shown) => {
          human.current = shown
        },
        () => {
          human.current = 'failed'
        },
      )
    }
  }, [onReady, mode, turnstile])

  // Focuses the problem once it is rendered, which may take frames after the answer.
  useEffect(() => {
    const summary = form.current?.querySelector<HTMLElement>('.form-summary')
    if (!summaryDue.current || answering || !summary) return
    summaryDue.current = false
    summary.focus()
  })

  /** Starts the clock at the first touch, because the page is cached for all visitors. */
  function touch() {
    began.current ??= performance.now()
  }

  /** Seconds since the first touch; undefined for text typed before the island ran, because 0 would be suspicious. */
  function elapsed(): number | undefined {
    if (began.current !== undefined) return Math.ceil((performance.now() - began.current) / 1000) || undefined
  }

  function keep(element: HTMLFormElement) {
    saveDraft(element, mode, { elapsed: elapsed(), sent: lastSending.current })
  }

  function read(element: HTMLFormElement): Record<string, unknown> {
    const page = location.pathname + location.search
    const token = human.current === 'failed' ? undefined : human.current?.token()
    return { ...fromForm(new FormData(element)), page, elapsed: elapsed(), turnstile: token }
  }

  function problemsIn(input: Record<string, unknown>): ProblemTexts {
    const checked = checkMessage(input, { crossBorder })
    return checked.ok ? {} : inWords(checked.problems, texts.problems)
  }

  /** Shows or clears the problem of a field. */
  function check(element: HTMLFormElement, name: Field) {
    const { [name]: problem } = problemsIn(read(element))
    setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others))
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const { name } = event.target as unknown as HTMLInputElement
    const next = event.relatedTarget as HTMLInputElement | null
    if (!isField(name) || name === 'job' || boxes.includes(name) || next?.name === name) return
    const element = event.currentTarget
    afterRelease(() => check(element, name))
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement
    touch()
    keep(event.currentTarget)
    if (!isField(name)) return
    // The contractor's branch has only just appeared; it is validated when it is left.
    const justOpened = name === 'job' && value === '1'
    if ((name === 'job' && !justOpened) || problems[name]) check(event.currentTarget, name)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    const input = read(element)
    const found = problemsIn(input)
    const fits = Object.keys(found).length === 0
    // If the check fails, or is not done when it is needed, the form is posted as without script, so that it blocks no
    // visitor.
    const unchecked = human.current === 'failed' || (problems.turnstile && !input.turnstile)
    if (fits && unchecked && online.value) return
    event.preventDefault()
    if (sending.value) return
    for (const name of boxes) {
      const box = element.elements.namedItem(name)
      if (box instanceof HTMLInputElement) box.checked = false
    }

    setProblems(found)
    setUnanswered(false)
    summaryDue.current = !fits
    if (!fits) return
    const words = wordsIn(element)
    const before = lastSending.current
    const { key } = before?.words === words ? before : { key: crypto.randomUUID() }
    lastSending.current = { key, words }
    keep(element)
    startTransition(() => submit({ element, words, before, input: { ...input, key } }))
  }

  /** The form may be closed or left by now, or have more text. */
  function settle(outcome: Outcome, { element, words, before, input }: Posted): string | undefined {
    const typedOn = wordsIn(element) !== words
    // A message with an answer is never sent again. Text typed afterwards is another message.
    if (outcome.state === 'sent' || outcome.state === 'rejected') lastSending.current = began.current = undefined
    else if (outcome.state !== 'unanswered') lastSending.current = before
    if (outcome.state === 'sent') {
      if (mode === 'popup') popupOpen.value = false
      for (const name of clearedFields) {
        const field = element.elements.namedItem(name) as HTMLInputElement
        if (field.value === input[name]) field.value = ''
      }
      dropDraft(mode, words)
      announce(texts.tip, texts.success, texts.successText)
    }
    if (typedOn || outcome.state !== 'sent') keep(element)
    if (outcome.state === 'problems') setProblems(outcome.fields)
    if ('message' in outcome) {
      summaryDue.current = true
      const inSight = mode === 'popup' ? popupOpen.value : element.isConnected
      if (!inSight) announce(texts.tip, outcome.message)
    }
    return outcome.state === 'refused' || outcome.state === 'unanswered' ? outcome.message : undefined
  }

  return (
    <ContactForm
      {...props}
      page={awake ? location.pathname : props.page}
      problems={problems}
      notice={awake && !online.value ? texts.offline : (notice ?? (unanswered ? texts.notSent : undefined))}
      busy={answering || sending.value}
      live={{ ref: form, onFocus: touch, onBlur, onChange, onSubmit }}
    />
  )

  function isField(name: string): name is Field {
    return name in texts.fields || name === mode
  }
}

let hiding: ReturnType<typeof setTimeout>

/**
 * Shows a notice above everything for ten seconds, with the second line in bold: 'Tip', 'Message left successfully'.
 */
function announce(...lines: string[]) {
  const notice = document.getElementById('contact-notice')
  if (!notice) return
  notice.hidePopover() // an earlier notice
  notice.showPopover()
  notice.replaceChildren(
    ...lines.map((text, index) => {
      const line = document.createElement(index === 1 ? 'strong' : 'span')
      line.textContent = text
      return line
    }),
  )
  clearTimeout(hiding)
  hiding = setTimeout(() => notice.hidePopover(), 10_000)
}

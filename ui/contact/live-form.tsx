import { useSignals } from '@preact/signals-react/runtime'
import { type FocusEvent, type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, restoreDraft, saveDraft } from './draft.ts'
import { ContactForm, type ContactFormProps, type ProblemTexts } from './form.tsx'
import { online } from './online.ts'
import { checkMessage, type Field, fromForm, inWords } from './schema.ts'
import { type Outcome, sendMessage } from './send.ts'
import { type Check, showCheck } from './turnstile.ts'

/** Cleared after success (specification, section 4); the other choices stay. */
const clearedFields = ['name', 'company', 'telphone', 'message'] as const
/** Consents, asked for anew each time. */
const boxes = ['agreement', 'crossBorder']

/** The contact form come alive: checks fields as they are left, sends without leaving the page, keeps what was typed. */
export function LiveForm({ onReady, ...props }: ContactFormProps & { onReady?: () => void }) {
  useSignals()
  const { form: mode, texts, turnstile, crossBorder = false } = props
  const form = useRef<HTMLFormElement>(null)
  const human = useRef<Check | 'failed'>(undefined)
  const visit = useRef<Omit<Draft, 'values'> | null>(null)
  const summaryDue = useRef(false)
  const [awake, setAwake] = useState(false)
  const [problems, setProblems] = useState<ProblemTexts>({})
  const [notice, submit, busy] = useActionState(async (_: string | undefined, input: Record<string, unknown>) => {
    const outcome = await sendMessage(input, texts.notSent)
    if (input.turnstile && human.current !== 'failed') human.current?.renew()
    return settle(outcome)
  }, undefined)

  // The first render repeats the server's HTML; what only the browser knows comes after it.
  useEffect(() => {
    setAwake(true)
    visit.current = form.current && restoreDraft(form.current, mode)
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

  // What keeps a message from being sent takes the focus once it stands there, which may be frames after the answer.
  useEffect(() => {
    const summary = form.current?.querySelector<HTMLElement>('.form-summary')
    if (!summaryDue.current || busy || !summary) return
    summaryDue.current = false
    summary.focus()
  })

  /** Key and clock begin with the first touch: the page itself is shared by all visitors. */
  function touch(): NonNullable<typeof visit.current> {
    visit.current ??= { key: crypto.randomUUID(), since: Date.now() }
    return visit.current
  }

  function read(element: HTMLFormElement): Record<string, unknown> {
    const { key, since } = touch()
    const page = location.pathname + location.search
    // What was typed before the island awoke has no measured time; none is sent then, rather than a suspicious zero.
    const elapsed = Math.ceil((Date.now() - since) / 1000) || undefined
    const token = human.current === 'failed' ? undefined : human.current?.token()
    return { ...fromForm(new FormData(element)), key, page, elapsed, turnstile: token }
  }

  function problemsIn(input: Record<string, unknown>): ProblemTexts {
    const checked = checkMessage(input, { crossBorder })
    return checked.ok ? {} : inWords(checked.problems, texts.problems)
  }

  /** Shows or clears the problem of one field. */
  function check(element: HTMLFormElement, name: Field) {
    const { [name]: problem } = problemsIn(read(element))
    setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others))
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const { name } = event.target as unknown as HTMLInputElement
    const next = event.relatedTarget as HTMLInputElement | null
    if (!isField(name) || name === 'job' || boxes.includes(name) || next?.name === name) return
    check(event.currentTarget, name)
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    const { name, value } = event.target as HTMLInputElement
    // One key is one message: words changed after a sending without an answer are another.
    if (visit.current?.sent && !boxes.includes(name)) visit.current = null
    saveDraft(event.currentTarget, mode, touch())
    if (!isField(name)) return
    // The contractor's second choice has only just appeared: it is asked for when it is left open.
    const justOpened = name === 'job' && value === '1'
    if ((name === 'job' && !justOpened) || problems[name]) check(event.currentTarget, name)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Without the check the form goes out as it would without script: a visitor it cannot reach is not shut out.
    if (human.current === 'failed') return
    event.preventDefault()
    const element = event.currentTarget
    if (busy) return
    const input = read(element)
    const found = problemsIn(input)
    for (const name of boxes) {
      const box = element.elements.namedItem(name)
      if (box instanceof HTMLInputElement) box.checked = false
    }

    setProblems(found)
    summaryDue.current = Object.keys(found).length > 0
    if (summaryDue.current) return
    touch().sent = true
    saveDraft(element, mode, touch())
    startTransition(() => submit(input))
  }

  function settle(outcome: Outcome): string | undefined {
    const element = form.current
    // One may have gone on to another page meanwhile.
    if (outcome.state === 'sent') {
      element?.closest('dialog')?.close()
      dropDraft(mode)
      announce(texts)
    }
    if (!element) return
    if (outcome.state === 'problems') setProblems(outcome.fields)
    summaryDue.current = outcome.state === 'refused' || outcome.state === 'problems'
    // A message with a known answer is never sent again; what is typed next is another message.
    if (outcome.state === 'sent' || outcome.state === 'rejected') visit.current = null
    if (outcome.state === 'rejected') saveDraft(element, mode, touch())
    if (outcome.state === 'sent') {
      for (const name of clearedFields) (element.elements.namedItem(name) as HTMLInputElement).value = ''
    }
    return outcome.state === 'refused' ? outcome.message : undefined
  }

  return (
    <ContactForm
      {...props}
      page={awake ? location.pathname : props.page}
      problems={problems}
      notice={awake && !online.value ? texts.offline : notice}
      busy={busy}
      live={{ ref: form, onFocus: touch, onBlur, onChange, onSubmit }}
    />
  )

  function isField(name: string): name is Field {
    return name in texts.fields || name === mode
  }
}

/** 'Tip: Message left successfully', above everything, for ten seconds. */
function announce({ tip, success, successText }: ContactFormProps['texts']) {
  const notice = document.getElementById('contact-notice')
  if (!notice) return
  notice.showPopover()
  notice.replaceChildren(
    ...[tip, success, successText].map((text, index) => {
      const line = document.createElement(index === 1 ? 'strong' : 'span')
      line.textContent = text
      return line
    }),
  )
  setTimeout(() => notice.hidePopover(), 10_000)
}

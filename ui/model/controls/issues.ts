import { longestNote } from '../address.ts'
import { effect } from '../signal.ts'
import type { Pin, State } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import type { Model } from '../worker.ts'
import { filled } from './fill.ts'
import { make } from './make.ts'

/** The pins and their notes, and the button that writes them into a contact message. `pinHere` pins the picked part. */
export function createIssues(
  state: State,
  texts: ModelTexts,
  { pinHere, find, send }: { pinHere: () => void; find: (pin: Pin) => void; send: (event: Event) => void },
) {
  const list = make('ol', { class: 'model-pins' })
  const here = make('button', { type: 'button', click: pinHere }, texts.pinHere)
  const post = make(
    'button',
    {
      type: 'button',
      class: 'button',
      command: 'show-modal',
      commandfor: 'contact',
      'data-wakes': 'contact',
      click: send,
    },
    texts.send,
  )
  const change = (index: number, pin: Pin | null) =>
    state.choices.value.pins.flatMap((old, i) => (i !== index ? [old] : pin ? [pin] : []))
  const end = effect(() => {
    const { pins, part } = state.choices.value
    here.hidden = part === null
    post.hidden = pins.length === 0
    while (list.children.length > pins.length) list.lastElementChild?.remove()
    while (list.children.length < pins.length) list.appendChild(row(list.children.length))
    for (const [i, input] of [...list.querySelectorAll('input')].entries()) {
      const { note = '' } = pins[i] ?? {}
      if (input.value !== note) input.value = note
    }
  })

  function row(index: number) {
    const number = index + 1
    const pin = () => state.choices.value.pins[index] as Pin
    const input = make('input', {
      type: 'text',
      maxlength: longestNote,
      'aria-label': filled(texts.note, { number }),
      change: () => state.settle(),
    })
    input.addEventListener('input', () => state.drag({ pins: change(index, { ...pin(), note: input.value }) }))
    const button = (label: string, text: string, click: () => void) =>
      make('button', { type: 'button', 'aria-label': filled(label, { number }), click }, text)
    return make(
      'li',
      {},
      button(texts.find, `${number}`, () => find(pin())),
      input,
      button(texts.remove, '×', () => {
        state.choose({ pins: change(index, null) })
        here.focus()
      }),
    )
  }
  return { elements: [list, here, post], list, end }
}

/** The text that the last call wrote into the message. */
let written = ''

/** Writes the pins and the address of the view into the contact form's message. Returns false when they do not fit. */
export function writeMessage(model: Model, pins: readonly Pin[], texts: ModelTexts, longest: number): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name="message"]')
  if (!field) return false
  const places = pins.map(({ at, note }, i) => {
    const storey = model.frame.levels.filter((level) => level <= at[2] + 0.3).length
    return `${i + 1}. ${note} (${filled(texts.level, { number: Math.max(1, storey) })}; ${at.map((k) => k.toFixed(2)).join(', ')} m)`
  })
  const block = [texts.sent, ...places, location.href].join('\n')
  const before = field.value.replace(written, '').trim()
  const message = before ? `${before}\n\n${block}` : block
  if (message.length > longest) return false
  written = block
  // Uses the prototype's setter, because React ignores a change through the field's own.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, message)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

import { longestNote } from '../address.ts'
import { effect } from '../signal.ts'
import type { Pin, State } from '../state.ts'
import type { ModelTexts } from '../texts.ts'
import type { Model } from '../worker.ts'
import { button, make, put } from './elements.ts'
import { filled } from './template.ts'

/** Pins with their notes, and what puts them into a contact message. */
export function createIssues(
  state: State,
  texts: ModelTexts,
  find: (pin: Pin) => void,
  send: (event: Event) => void,
): [list: HTMLElement, post: HTMLElement] {
  const { choices } = state
  const list = make('ol', { class: 'model-pins' })
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
  const pinsWith = (index: number, ...instead: Pin[]) => ({ pins: choices.value.pins.toSpliced(index, 1, ...instead) })
  const row = (index: number) => {
    const number = index + 1
    const pin = () => choices.value.pins[index] as Pin
    const input: HTMLInputElement = make('input', {
      type: 'text',
      maxlength: longestNote,
      'aria-label': filled(texts.note, { number }),
      change: state.settle,
      input: () => state.drag(pinsWith(index, { ...pin(), note: input.value })),
    })
    const remove = () => {
      state.choose(pinsWith(index))
      list.closest('details')?.querySelector('summary')?.focus()
    }
    return make(
      'li',
      {},
      button(`${number}`, () => find(pin()), filled(texts.find, { number })),
      input,
      button('×', remove, filled(texts.remove, { number })),
    )
  }
  effect(() => {
    const { pins } = choices.value
    post.hidden = !pins.length
    while (list.children.length > pins.length) list.lastChild?.remove()
    while (list.children.length < pins.length) put(list, row(list.children.length))
    for (const [i, input] of list.querySelectorAll('input').entries()) {
      const { note = '' } = pins[i] ?? {}
      if (input.value !== note) input.value = note
    }
  })
  return [list, post]
}

/** The text that the last call wrote into the message. */
let written = ''

/** Writes the pins and the address of the view into the contact form's message. Returns false when they do not fit. */
export function writeMessage({ frame }: Model, pins: readonly Pin[], texts: ModelTexts, longest: number): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('#contact [name="message"]')
  if (!field) return false
  const places = pins.map(({ at, note }, i) => {
    const number = Math.max(1, frame.levels.filter((level) => level <= at[2] + 0.3).length)
    return `${i + 1}. ${note} (${filled(texts.level, { number })}; ${at.map((k) => k.toFixed(2)).join(', ')} m)`
  })
  const block = [texts.sent, ...places, location.href].join('\n')
  const message = [field.value.replace(written, '').trim(), block].filter(Boolean).join('\n\n')
  if (message.length > longest) return false
  written = block
  // React ignores what is assigned to the field's value.
  field.setRangeText(message, 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

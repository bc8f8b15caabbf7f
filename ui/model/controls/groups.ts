import { effect } from '../signal.ts'
import { make } from './elements.ts'
import { metres } from './lengths.ts'

/** Names with their labels, as options. */
export const named = <T extends string>(names: readonly T[], labels: Record<T, string>) =>
  names.map((name) => [name, labels[name]] as const)

/** A titled group of choices: of a `radio` one holds. */
export function choicesOf<T extends string | number>(
  type: 'radio' | 'checkbox',
  title: string,
  options: readonly (readonly [value: T, label: string])[],
  isOn: (value: T) => boolean,
  change: (value: T, on: boolean) => void,
) {
  const labels = options.map(([value, label]) => {
    const input: HTMLInputElement = make('input', {
      type,
      name: title,
      value,
      change: () => change(value, input.checked),
    })
    effect(() => {
      input.checked = isOn(value)
    })
    return make('label', {}, input, label)
  })
  return make('fieldset', { class: 'stage-choices' }, make('legend', {}, title), ...labels)
}

/** A slider in meters, visible while `read` returns a value. */
export function slider(
  label: string,
  read: () => { at: number; most: number } | null,
  drag: (at: number) => void,
  settle: () => void,
) {
  const input: HTMLInputElement = make('input', {
    type: 'range',
    min: -0.4,
    step: 0.05,
    'aria-label': label,
    change: settle,
    input: () => drag(Number(input.value)),
  })
  const shown = make('span', { 'aria-hidden': 'true' })
  const element = make('div', {}, input, shown)
  effect(() => {
    const found = read()
    element.hidden = !found
    if (!found) return
    input.max = `${found.most + 0.4}`
    input.value = `${found.at}`
    input.ariaValueText = shown.textContent = metres(found.at)
  })
  return element
}

import { effect } from '../signal.ts'
import { make } from './make.ts'

/** A titled radio group; `read` returns the selected value. */
export function radios<T extends string>(
  title: string,
  name: string,
  options: readonly (readonly [value: T, label: string])[],
  read: () => T,
  choose: (value: T) => void,
) {
  const inputs = options.map(([value]) =>
    make('input', { type: 'radio', name: `model-${name}`, value, change: () => choose(value) }),
  )
  const end = effect(() => {
    for (const input of inputs) input.checked = input.value === read()
  })
  const labels = options.map(([, label], i) => make('label', {}, inputs[i] as HTMLInputElement, label))
  return { element: make('fieldset', { class: 'model-choices' }, make('legend', {}, title), ...labels), end }
}

/** A titled group of checkboxes for visible things. */
export function boxes<T extends string | number>(
  title: string,
  options: readonly (readonly [value: T, label: string])[],
  isOn: (value: T) => boolean,
  change: (value: T, on: boolean) => void,
) {
  const inputs = options.map(([value]) => {
    const input = make('input', { type: 'checkbox', value, change: () => change(value, input.checked) })
    return input
  })
  const end = effect(() => {
    for (const [i, [value]] of options.entries()) (inputs[i] as HTMLInputElement).checked = isOn(value)
  })
  const labels = options.map(([, label], i) => make('label', {}, inputs[i] as HTMLInputElement, label))
  return { element: make('fieldset', { class: 'model-choices' }, make('legend', {}, title), ...labels), end }
}

/** A slider in meters, visible while `read` returns a value. */
export function slider(
  label: string,
  read: () => { at: number; most: number } | null,
  drag: (at: number) => void,
  settle: () => void,
) {
  const input = make('input', { type: 'range', min: -0.4, step: 0.05, 'aria-label': label, change: settle })
  const output = make('output', {})
  input.addEventListener('input', () => drag(Number(input.value)))
  const element = make('div', { class: 'model-slider' }, input, output)
  const end = effect(() => {
    const found = read()
    element.hidden = !found
    if (!found) return
    input.max = `${found.most + 0.4}`
    input.value = `${found.at}`
    output.textContent = `${found.at.toFixed(2)} m`
  })
  return { element, end }
}

import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { ContactTexts } from './texts.ts'

/** Suggestions begin above this many characters. */
const threshold = 2
const pause = 250

/**
 * The company's name with suggestions from the register, as a combobox. The register answers short names with long ones
 * that need not contain them, and a datalist would filter those out.
 */
export function Companies({
  id,
  texts,
  ...input
}: ComponentProps<'input'> & { id: string; texts: ContactTexts['hints'] }) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const [names, setNames] = useState<string[]>([])
  const [active, setActive] = useState(-1)
  const typed = field.current?.value.trim() ?? ''
  const open = names.length > 0

  /** Text that an input method is still composing is not searched. */
  function onInput({ nativeEvent }: SyntheticEvent) {
    const text = field.current?.value.trim() ?? ''
    const turn = ++asked.current
    close()
    if ((nativeEvent as InputEvent).isComposing || [...text].length <= threshold) return
    setTimeout(async () => {
      if (turn !== asked.current) return
      const found = await suggest(text)
      if (turn === asked.current && document.activeElement === field.current) setNames(found.length ? found : [text])
    }, pause)
  }

  /** Sets the value like typing, so that the form notices, but without a new search. */
  function choose(name: string) {
    const input = field.current
    input?.setRangeText(name, 0, input.value.length, 'end')
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    asked.current++
  }

  function close() {
    setNames([])
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? names.length : active) - 1)
    else if (event.key === 'Enter' && names[active] !== undefined) choose(names[active])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="combobox">
      <input
        {...input}
        ref={field}
        id={id}
        name="company"
        type="text"
        autoComplete="organization"
        required
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
        onInput={onInput}
        onCompositionEnd={onInput}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(close, 100)}
      />
      <div id={`${id}-list`} className="panel suggestions" role="listbox" aria-label={texts.suggestions} hidden={!open}>
        {names.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys, as the combobox pattern asks
          <div
            key={name}
            id={`${id}-option-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {names.length === 1 && name === typed ? texts.useTyped.replace('#', name) : name}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {open ? texts.companies.replace('#', String(names.length)) : ''}
      </span>
    </div>
  )
}

async function suggest(text: string): Promise<string[]> {
  try {
    const response = await fetch(`/api/companies?q=${encodeURIComponent(text)}`, { signal: AbortSignal.timeout(7_000) })
    const { names } = (await response.json()) as { names: string[] }
    return [...new Set(names)].slice(0, 8)
  } catch {
    return []
  }
}

import type { ComponentProps, ReactNode } from 'react'
import type { ContactFormProps } from './form-props.ts'
import type { ContactTexts } from './texts.ts'

export type FieldName = keyof ContactTexts['fields']

export interface FieldProps {
  /** The form of this field. */
  of: Pick<ContactFormProps, 'form' | 'texts' | 'values' | 'problems'>
  name: FieldName
  hint?: string
  optional?: true
}

/** A label, a hint, a control and its problem. `children` renders the control with the attributes that connect them. */
export function Field(props: FieldProps & { children: (attributes: ReturnType<typeof attributesOf>) => ReactNode }) {
  const { of, name, hint, optional, children } = props
  return (
    <div className="field">
      <label htmlFor={idOf(of, name)}>
        {of.texts.fields[name]}
        {/* The space is inside, because Chromium drops one between elements from the accessible name. */}
        {optional && <span className="hint">{` ${of.texts.optional}`}</span>}
      </label>
      <Hint of={of} name={name} hint={hint} />
      {children(attributesOf(of, name, hint))}
      <Problem of={of} name={name} />
    </div>
  )
}

/** A one-line text field. */
export function TextField({ of, name, hint, optional, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Field of={of} name={name} {...(hint && { hint })} {...(optional && { optional })}>
      {(attributes) => (
        <input type="text" name={name} {...attributes} {...typed(of, name)} required={!optional} {...input} />
      )}
    </Field>
  )
}

/** A select with pairs of value and label; `posted` is its name in the request. */
export function SelectField(
  props: FieldProps & {
    choices: readonly (readonly [string | number, string])[]
    posted?: string
    chosen?: string
    cascade?: string
  },
) {
  const { of, name, optional, choices, posted = name, chosen = typedBefore(of, posted), cascade } = props
  return (
    <Field of={of} name={name} {...(optional && { optional })}>
      {(attributes) => (
        // Without a default value React keeps a choice that was made before the island ran.
        <select
          name={posted}
          {...attributes}
          required={!optional}
          data-cascade={cascade}
          defaultValue={chosen || undefined}
        >
          <option value="">{of.texts.choose}</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function Hint({ of, name, hint }: { of: FieldProps['of']; name: FieldName; hint?: string | undefined }) {
  if (!hint) return null
  return (
    <p className="hint" id={idOf(of, `${name}-hint`)}>
      {hint}
    </p>
  )
}

export function Problem({
  of,
  name,
}: {
  of: FieldProps['of']
  name: keyof NonNullable<ContactFormProps['problems']> | FieldName
}) {
  const text = of.problems?.[name as keyof typeof of.problems]
  if (!text) return null
  return (
    <p className="problem" id={idOf(of, `${name}-problem`)}>
      {text}
    </p>
  )
}

/** Ids are unique on a page with both forms. */
export function idOf({ form }: FieldProps['of'], name: string): string {
  return `${form}-${name}`
}

/** Attributes that connect a control with its label, hint and problem. */
export function attributesOf(of: FieldProps['of'], name: FieldName, hint?: string) {
  const wrong = of.problems?.[name as keyof typeof of.problems] !== undefined
  const described = [hint && idOf(of, `${name}-hint`), wrong && idOf(of, `${name}-problem`)].filter(Boolean)
  return {
    id: idOf(of, name),
    'aria-describedby': described.join(' ') || undefined,
    // Set to false as well, because Chromium reports an untouched required select as invalid.
    'aria-invalid': wrong,
  }
}

/** The earlier value. Long input is kept and reported; `maxLength` would cut it. */
export function typed(of: FieldProps['of'], name: FieldName) {
  return { defaultValue: typedBefore(of, name) }
}

function typedBefore({ values }: FieldProps['of'], name: string): string {
  return String(values?.get(name) ?? '')
}

import { requirementTypes } from './choices.ts'
import { attributesOf, type FieldProps, Hint, Problem } from './field.tsx'

/** The requirement types as boxes, with one or more to choose. */
export function Requirements({ of }: Pick<FieldProps, 'of'>) {
  const { fields, hints, labels } = of.texts
  const chosen = of.values?.getAll('requirementTypes').map(String) ?? []

  return (
    <fieldset
      className="field requirements"
      tabIndex={-1}
      {...attributesOf(of, 'requirementTypes', hints.requirementTypes)}
    >
      <legend>{fields.requirementTypes}</legend>
      <Hint of={of} name="requirementTypes" hint={hints.requirementTypes} />
      <div className="requirement-list">
        {requirementTypes.map((type) => (
          <label key={type} className="requirement">
            <input type="checkbox" name="requirementTypes" value={type} defaultChecked={chosen.includes(`${type}`)} />
            <span>
              {labels.requirements[type].label}
              <span className="visually-hidden">{`\u2002${labels.requirements[type].text}`}</span>
            </span>
          </label>
        ))}
      </div>
      <Problem of={of} name="requirementTypes" />
    </fieldset>
  )
}

import { idOf } from './field.tsx'
import type { ContactFormProps } from './form-props.ts'

/** Why the form cannot be sent: one message, or a link to each field with a problem. */
export function Summary(props: ContactFormProps) {
  const { notice, problems = {}, texts } = props
  const order = Object.keys(texts.fields)
  const wrong = Object.entries(problems).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  if (!notice && wrong.length === 0) return null

  return (
    <div className="form-summary" role="alert" tabIndex={-1}>
      <p>{notice ?? texts.summary}</p>
      {!notice && (
        <ul>
          {wrong.map(([name, problem]) => (
            <li key={name}>
              <a href={`#${idOf(props, name)}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

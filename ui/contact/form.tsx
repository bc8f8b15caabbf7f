import { Agreement } from './agreement.tsx'
import { departments, jobTree, positions } from './choices.ts'
import { Companies } from './companies.tsx'
import { Field, idOf, Problem, SelectField, TextField, typed } from './field.tsx'
import type { ContactFormProps } from './form-props.ts'
import { Requirements } from './requirements.tsx'
import { Summary } from './summary.tsx'

/**
 * The contact form as HTML. It posts and shows problems without script. CSS shows dependent fields: the branch of a
 * contractor, the text for another position.
 */
export function ContactForm(props: ContactFormProps) {
  const { form, page, rows, texts, values, busy = false, live } = props
  const { hints, labels } = texts
  const [job = '', branch = ''] = (values?.getAll('job') ?? []).flatMap((path) => String(path).split('/'))

  return (
    <form className="contact-form" method="post" action="/api/contact" noValidate aria-busy={busy} {...live}>
      <Summary {...props} />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />

      <Requirements of={props} />
      <TextField of={props} name="name" autoComplete="name" />
      <Field of={props} name="company">
        {(attributes) => <Companies texts={hints} {...attributes} {...typed(props, 'company')} />}
      </Field>

      <div className="cascade">
        <SelectField
          of={props}
          name="job"
          chosen={job}
          cascade="job"
          choices={Object.keys(jobTree).map((id) => [id, labels.jobs[Number(id)] ?? ''])}
        />
        <div className="cascade-next">
          <SelectField
            of={props}
            name="jobBranch"
            posted="job"
            chosen={branch}
            choices={jobTree[1].map((id) => [id, labels.jobs[id] ?? ''])}
          />
        </div>
      </div>
      <div className="cascade">
        <SelectField
          of={props}
          name="position"
          cascade="position"
          choices={positions.map((position) => [position, labels.positions[position]])}
        />
        <div className="cascade-next">
          <TextField of={props} name="positionOther" autoComplete="organization-title" required={false} />
        </div>
      </div>
      <SelectField
        of={props}
        name="department"
        optional
        choices={departments.map((department) => [department, labels.departments[department]])}
      />

      <TextField
        of={props}
        name="telphone"
        hint={hints.telphone}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field of={props} name="message" hint={hints.message} optional>
        {(attributes) => <textarea name="message" rows={rows} {...attributes} {...typed(props, 'message')} />}
      </Field>
      <Honeypot {...props} />
      <Agreement {...props} />
      {props.turnstile && (
        <div className="field">
          <div data-turnstile="" id={idOf(props, 'turnstile')} />
          <Problem of={props} name="turnstile" />
        </div>
      )}
      <div className="form-actions">
        <button type="submit" className="button" disabled={busy}>
          {busy ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  )
}

/** A hidden field that only bots fill in. */
function Honeypot(props: ContactFormProps) {
  const id = idOf(props, 'website')
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{props.texts.fields.website}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { departments, jobTree, positions, requirementTypes } from './choices.ts'
import { Companies } from './companies.tsx'
import { bounds, type Field } from './schema.ts'
import type { ContactTexts } from './texts.ts'

export interface ContactFormProps {
  /** `popup`: the agreement must be ticked (protocol mode). `page`: sending means agreeing. */
  form: 'popup' | 'page'
  /** Address of the page the form stands on, language segment included. */
  page: string
  rows: number
  texts: ContactTexts
  /** Where the check against machines is switched on; the island loads it. */
  turnstile?: { key: string; host: string }
  /** What was typed before, where the form comes back from the server. */
  values?: Pick<FormData, 'get' | 'getAll'>
  /** What is wrong with which field, in words. */
  problems?: ProblemTexts
  /** A message above the form that belongs to no field. */
  notice?: string | undefined
  busy?: boolean
  /** What the island adds: handlers and a ref. */
  live?: ComponentProps<'form'>
}

export type ProblemTexts = Partial<Record<Field, string>>

/**
 * The contact form as HTML: it posts and shows its problems without any script. Choices that depend on others (branch
 * of a contractor, free text for another position) are shown by CSS.
 */
export function ContactForm(props: ContactFormProps) {
  const { form, page, rows, texts, values, problems = {}, notice, busy = false, live } = props
  const { fields, hints, labels } = texts
  const id = (name: string) => `${form}-${name}`
  const value = (name: string) => String(values?.get(name) ?? '')
  const chosen = (name: string) => values?.getAll(name).map(String) ?? []
  const [type = '', branch = ''] = chosen('job').flatMap((path) => path.split('/'))
  const wrong = Object.keys(problems) as Field[]
  const described = (name: Field, hint?: string) => ({
    'aria-describedby':
      [hint && id(`${name}-hint`), problems[name] && id(`${name}-problem`)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problems[name] ? (true as const) : undefined,
  })
  const problem = (name: Field) => problems[name] && <Problem id={id(`${name}-problem`)} text={problems[name]} />

  return (
    <form className="contact-form" method="post" action="/api/contact" noValidate aria-busy={busy} {...live}>
      {(notice || wrong.length > 0) && (
        <div className="form-summary" role="alert" tabIndex={-1}>
          {notice ? (
            <p>{notice}</p>
          ) : (
            <>
              <p>{texts.summary}</p>
              <ul>
                {wrong.map((name) => (
                  <li key={name}>
                    <a href={`#${id(name)}`}>{problems[name]}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />

      <fieldset
        className="field requirements"
        id={id('requirementTypes')}
        tabIndex={-1}
        {...described('requirementTypes', hints.requirementTypes)}
      >
        <legend>
          {fields.requirementTypes} <Mark text={texts.required} />
        </legend>
        <p className="hint" id={id('requirementTypes-hint')}>
          {hints.requirementTypes}
        </p>
        <div className="requirement-grid">
          {requirementTypes.map((number) => (
            <label key={number} className="requirement">
              <input
                type="checkbox"
                name="requirementTypes"
                value={number}
                defaultChecked={chosen('requirementTypes').includes(`${number}`)}
              />
              <span className="requirement-label">{labels.requirements[number].label}</span>
              <span className="requirement-text">{labels.requirements[number].text}</span>
            </label>
          ))}
        </div>
        {problem('requirementTypes')}
      </fieldset>

      <Labelled id={id('name')} label={fields.name} mark={<Mark text={texts.required} />} problem={problem('name')}>
        <input
          id={id('name')}
          name="name"
          type="text"
          autoComplete="name"
          required
          maxLength={bounds.name}
          defaultValue={value('name')}
          {...described('name')}
        />
      </Labelled>

      <Labelled
        id={id('company')}
        label={fields.company}
        mark={<Mark text={texts.required} />}
        problem={problem('company')}
      >
        <Companies id={id('company')} texts={hints} defaultValue={value('company')} {...described('company')} />
      </Labelled>

      <div className="cascade">
        <Labelled id={id('job')} label={fields.job} mark={<Mark text={texts.required} />} problem={problem('job')}>
          <select
            id={id('job')}
            name="job"
            required
            defaultValue={type || undefined}
            data-cascade="job"
            {...described('job')}
          >
            <option value="">{texts.choose}</option>
            {Object.keys(jobTree).map((job) => (
              <option key={job} value={job}>
                {labels.jobs[Number(job)]}
              </option>
            ))}
          </select>
        </Labelled>
        <div className="cascade-next">
          <Labelled id={id('job-branch')} label={fields.jobBranch} mark={<Mark text={texts.required} />}>
            <select id={id('job-branch')} name="job" defaultValue={branch || undefined}>
              <option value="">{texts.choose}</option>
              {jobTree[1].map((job) => (
                <option key={job} value={job}>
                  {labels.jobs[job]}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
      </div>

      <div className="cascade">
        <Labelled
          id={id('position')}
          label={fields.position}
          mark={<Mark text={texts.required} />}
          problem={problem('position')}
        >
          <select
            id={id('position')}
            name="position"
            required
            defaultValue={value('position') || undefined}
            data-cascade="position"
            {...described('position')}
          >
            <option value="">{texts.choose}</option>
            {positions.map((position) => (
              <option key={position} value={position}>
                {labels.positions[position]}
              </option>
            ))}
          </select>
        </Labelled>
        <div className="cascade-next">
          <Labelled
            id={id('positionOther')}
            label={fields.positionOther}
            mark={<Mark text={texts.required} />}
            problem={problem('positionOther')}
          >
            <input
              id={id('positionOther')}
              name="positionOther"
              type="text"
              autoComplete="organization-title"
              maxLength={bounds.positionOther}
              defaultValue={value('positionOther')}
              {...described('positionOther')}
            />
          </Labelled>
        </div>
      </div>

      <Labelled
        id={id('department')}
        label={fields.department}
        mark={<Mark text={texts.optional} soft />}
        problem={problem('department')}
      >
        <select
          id={id('department')}
          name="department"
          defaultValue={value('department') || undefined}
          {...described('department')}
        >
          <option value="">{texts.choose}</option>
          {departments.map((department) => (
            <option key={department} value={department}>
              {labels.departments[department]}
            </option>
          ))}
        </select>
      </Labelled>

      <Labelled
        id={id('telphone')}
        label={fields.telphone}
        mark={<Mark text={texts.required} />}
        hint={hints.telphone}
        problem={problem('telphone')}
      >
        <input
          id={id('telphone')}
          name="telphone"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={bounds.telphone}
          defaultValue={value('telphone')}
          {...described('telphone', hints.telphone)}
        />
      </Labelled>

      <Labelled
        id={id('message')}
        label={fields.message}
        mark={<Mark text={texts.optional} soft />}
        hint={hints.message}
        problem={problem('message')}
      >
        <textarea
          id={id('message')}
          name="message"
          rows={rows}
          maxLength={bounds.message}
          defaultValue={value('message')}
          {...described('message', hints.message)}
        />
      </Labelled>

      <div className="honeypot" aria-hidden="true">
        <label htmlFor={id('website')}>{fields.website}</label>
        <input id={id('website')} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>

      {form === 'popup' ? (
        <div className="field agreement">
          <label>
            <input id={id('agreement')} name="agreement" type="checkbox" value="true" {...described('agreement')} />
            <span>{fields.agreement}</span>
          </label>
          {problem('agreement')}
        </div>
      ) : (
        <p className="hint agreement">{texts.sendingMeansAgreeing}</p>
      )}

      {props.turnstile && (
        <div className="field" id={id('turnstile')}>
          <div data-turnstile="" />
          {problem('turnstile')}
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

function Labelled(props: {
  id: string
  label: string
  mark: ReactNode
  hint?: string
  problem?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="field">
      <label htmlFor={props.id}>
        {props.label} {props.mark}
      </label>
      {props.hint && (
        <p className="hint" id={`${props.id}-hint`}>
          {props.hint}
        </p>
      )}
      {props.children}
      {props.problem}
    </div>
  )
}

function Mark({ text, soft }: { text: string; soft?: boolean }) {
  return <span className={soft ? 'mark mark-soft' : 'mark'}>{text}</span>
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p className="problem" id={id}>
      {text}
    </p>
  )
}

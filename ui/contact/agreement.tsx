import { Fragment } from 'react'
import { attributesOf, Problem } from './field.tsx'
import type { ContactFormProps } from './form-props.ts'

/** The agreement: a box to tick in the popup, a line on the page; and a separate box for cross-border consent. */
export function Agreement(props: ContactFormProps) {
  const { form, texts, crossBorder } = props
  return (
    <>
      {form === 'page' ? (
        <p className="hint agreement">
          <Linked text={texts.sendingMeansAgreeing} terms={texts.terms} />
        </p>
      ) : (
        <Box of={props} name="agreement" />
      )}
      {crossBorder && <Box of={props} name="crossBorder" />}
    </>
  )
}

function Box({ of, name }: { of: ContactFormProps; name: 'agreement' | 'crossBorder' }) {
  return (
    <div className="field agreement">
      <label>
        <input name={name} type="checkbox" value="true" {...attributesOf(of, name)} />
        <span>
          <Linked text={of.texts.fields[name]} terms={of.texts.terms} />
        </span>
      </label>
      <Problem of={of} name={name} />
    </div>
  )
}

/** The text with `<0>…</0>` as links to the terms in their order; a new tab, because the form is half filled. */
function Linked({ text, terms }: { text: string; terms: readonly string[] }) {
  return text.split(/(<\d>.*?<\/\d>)/).map((piece) => {
    const [, index = '', name] = /^<(\d)>(.*?)<\/\d>$/.exec(piece) ?? []
    if (!name) return <Fragment key={piece}>{piece}</Fragment>
    return (
      <a key={piece} href={terms[Number(index)]} target="_blank" rel="noopener">
        {name}
      </a>
    )
  })
}

import { Fragment } from 'react'
import { attributesOf, Problem } from './field.tsx'
import type { ContactFormProps } from './form.tsx'

/** What one agrees to: a box to tick in the popup, a line on the page; its documents are links. */
export function Agreement(props: ContactFormProps) {
  const { form, texts } = props
  if (form === 'page') {
    return (
      <p className="hint agreement">
        <Linked text={texts.sendingMeansAgreeing} documents={texts.documents} />
      </p>
    )
  }
  return (
    <div className="field agreement">
      <label>
        <input name="agreement" type="checkbox" value="true" {...attributesOf(props, 'agreement')} />
        <span>
          <Linked text={texts.fields.agreement} documents={texts.documents} />
        </span>
      </label>
      <Problem of={props} name="agreement" />
    </div>
  )
}

/** The text with `<0>…</0>` as links to the documents in their order; a new tab, because the form is half filled. */
function Linked({ text, documents }: { text: string; documents: readonly string[] }) {
  return text.split(/(<\d>.*?<\/\d>)/).map((piece) => {
    const [, index = '', name] = /^<(\d)>(.*?)<\/\d>$/.exec(piece) ?? []
    if (!name) return <Fragment key={piece}>{piece}</Fragment>
    return (
      <a key={piece} href={documents[Number(index)]} target="_blank" rel="noopener">
        {name}
      </a>
    )
  })
}

import type { ReactNode } from 'react'
import type { Site, Text } from '../../site.ts'
import { type Clause, ClauseItem, SelfLink } from './clause.tsx'
import { TitleBlock } from './title-block.tsx'

/** A section of a legal document. `id` is its anchor; its number follows from its position. */
export interface Section {
  id: string
  title: Text
  clauses: readonly Clause[]
}

interface LegalDocumentProps {
  site: Site
  heading: Text
  lead: Text
  /** The summary of the document. */
  points: readonly Text[]
  sections: readonly Section[]
  /** Content below the heading: a choice between versions. */
  children?: ReactNode
}

/** A legal document: title block, summary, contents, numbered clauses. */
export function LegalDocument({ site, heading, lead, points, sections, children }: LegalDocumentProps) {
  const { t } = site
  return (
    <div className="legal wrap">
      <TitleBlock site={site} heading={heading} lead={lead}>
        {children}
      </TitleBlock>
      <section className="legal-short" aria-labelledby="short">
        <h2 className="eyebrow" id="short">
          {t('protocol.document.short')}
        </h2>
        <ul className="items up-to-4">
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
        <p className="note">{t('protocol.document.shortNote')}</p>
      </section>
      <div className="legal-body columns">
        <nav aria-labelledby="contents">
          <h2 className="eyebrow" id="contents">
            {t('protocol.document.contents')}
          </h2>
          <ol className="rows">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span>
                  {t(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map(({ id, title, clauses }, index) => (
            <section key={id} id={id}>
              <h2>
                <SelfLink site={site} id={id} number={`${index + 1}`} />
                {t(title)}
              </h2>
              <ol>
                {clauses.filter(isShown(site)).map((clause, place) => {
                  const number = `${index + 1}.${place + 1}`
                  return <ClauseItem key={number} site={site} number={number} clause={clause} />
                })}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

const isShown = (site: Site) => (clause: Clause) => typeof clause === 'string' || clause.where?.(site) !== false

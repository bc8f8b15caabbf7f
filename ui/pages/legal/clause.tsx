import type { ReactNode } from 'react'
import type { Company } from '../../../locales/index.ts'
import type { Site, Text } from '../../site.ts'
import { LegalTable, type Table } from './table.tsx'

/** A numbered clause: a text, or a text with details. */
export type Clause = Text | DetailedClause

interface DetailedClause {
  text: Text
  /** Deployments that the clause applies to; all by default. */
  where?(site: Site): boolean
  cases?: readonly Text[]
  /** The operator's own data, from site.json. */
  data?: readonly Datum[]
  links?: readonly { label: Text; url: string }[]
  table?: Table
  /** Controls for the visitor. */
  Below?(props: { site: Site }): ReactNode
}

interface Datum {
  label: Text
  value: { [K in keyof Company]: Company[K] extends string ? K : never }[keyof Company]
}

/** A clause, with its number as a link to itself. */
export function ClauseItem({ site, number, clause }: { site: Site; number: string; clause: Clause }) {
  const { t, company } = site
  const detailed: DetailedClause = typeof clause === 'string' ? { text: clause } : clause
  const { text, cases, data, links, table, Below } = detailed

  return (
    <li id={number}>
      <p>
        <SelfLink site={site} id={number} number={number} />
        {t(text)}
      </p>
      {cases && (
        <ul>
          {cases.map((one) => (
            <li key={one}>{t(one)}</li>
          ))}
        </ul>
      )}
      {data && (
        <dl className="rows pairs">
          {data.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{company[value].includes('@') ? <Mail address={company[value]} /> : company[value]}</dd>
            </div>
          ))}
        </dl>
      )}
      {table && <LegalTable site={site} table={table} />}
      {Below && <Below site={site} />}
      {links && (
        <p className="note in-line">
          {links.map(({ label, url }) => (
            <a key={url} href={url} rel="noopener">
              {t(label)}
            </a>
          ))}
        </p>
      )}
    </li>
  )
}

/** The number of a clause or section, as a link to itself. */
export function SelfLink({ site, id, number }: { site: Site; id: string; number: string }) {
  return (
    <a className="legal-number" href={`#${id}`} aria-label={site.t('protocol.document.clause', { number })}>
      {number}
    </a>
  )
}

export function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}

import type { ReactNode } from 'react'
import { termsVersion } from '../../contact/terms.ts'
import type { PageName } from '../../routes.ts'
import { href, type Site, type Text } from '../../site.ts'
import { Mail } from './clause.tsx'

const documents = [
  { page: 'protocol', name: 'protocol.heading' },
  { page: 'privacy', name: 'privacy.heading' },
  { page: 'processing', name: 'processing.name' },
] as const satisfies { page: PageName; name: Text }[]

interface TitleBlockProps {
  site: Site
  heading: Text
  lead: Text
  children?: ReactNode
}

/** Heading and title block, with validity, date and issuer. */
export function TitleBlock({ site, heading, lead, children }: TitleBlockProps) {
  const { t, locale, company } = site
  // The date of validity is the version that is stored with a message.
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(termsVersion))

  return (
    <header className="legal-head columns">
      <div className="left-7">
        <h1>{t(heading)}</h1>
        <p className="lead">{t(lead)}</p>
        {children}
      </div>
      <dl className="rows headed pairs right-5">
        <div>
          <dt>{t('protocol.document.version')}</dt>
          <dd>{termsVersion}</dd>
        </div>
        <div>
          <dt>{t('protocol.document.since')}</dt>
          <dd>
            <time dateTime={termsVersion}>{since}</time>
          </dd>
        </div>
        <div>
          <dt>{t('protocol.document.operator')}</dt>
          <dd>{company.legalName}</dd>
        </div>
        <div>
          <dt>{t('protocol.document.ask')}</dt>
          <dd>
            <Mail address={company.privacyEmail} />
          </dd>
        </div>
      </dl>
      <nav className="legal-documents" aria-label={t('protocol.document.documents')}>
        {documents.map(({ page, name }) => (
          <a
            key={page}
            href={href(locale, page)}
            aria-current={href(locale, page).endsWith(site.path) ? 'page' : undefined}
          >
            {t(name)}
          </a>
        ))}
      </nav>
    </header>
  )
}

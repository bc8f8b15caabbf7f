import { href, type Site } from '../../site.ts'

/** The end of the form's own page, which does not offer the form again: contacts for other subjects. */
export function OtherContacts({ site }: { site: Site }) {
  const { t, locale, company } = site
  return (
    <section className="ask-more section wrap" aria-labelledby="other">
      <h2 id="other">{t('contactPage.other.title')}</h2>
      <dl className="items up-to-4">
        <div>
          <dt>{t('contactPage.other.guides')}</dt>
          <dd>
            <a href={href(locale, 'consultation')}>{t('contactPage.other.guidesLink')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contactPage.other.download')}</dt>
          <dd>
            <a href={href(locale, 'download')}>{t('contactPage.other.downloadLink')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contactPage.other.jobs')}</dt>
          <dd>
            <a href={href(locale, 'careers')}>{t('contactPage.other.jobsLink')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contactPage.other.privacy')}</dt>
          <dd>
            <a href={`mailto:${company.privacyEmail}`}>
              {t('contactPage.other.privacyLink', { email: company.privacyEmail })}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

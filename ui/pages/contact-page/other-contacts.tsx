import { href, type Site } from '../../site.ts'
import { Channels } from './channels.tsx'

/**
 * The section before the footer of the form's own page, which does not offer the form again: direct contacts, and
 * those for other subjects.
 */
export function OtherContacts({ site }: { site: Site }) {
  const { t, locale, company } = site
  return (
    <div className="section night">
      <div className="wrap in-2">
        <Channels site={site} />
        <section aria-labelledby="other">
          <h2 id="other">{t('contactPage.other.title')}</h2>
          <dl className="rows tight pairs">
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
      </div>
    </div>
  )
}

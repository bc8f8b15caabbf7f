import { Hotline } from '../../parts/hotline.tsx'
import { href, type Site } from '../../site.ts'

/** Contact options; the hotline only if there is one. */
export function Contact({ site }: { site: Site }) {
  const { t, locale, company } = site
  return (
    <section className="contact section wrap columns" id="Contact">
      <header className="left-5">
        <h2>{t('about.contact.title')}</h2>
        <p className="lead">{t('about.contact.lead')}</p>
        <p className="onward">
          <a href={href(locale, 'contact')}>{t('about.contact.form')}</a>
        </p>
      </header>
      <dl className="rows headed pairs right-6">
        {site.hotline && (
          <div className="big">
            <dt>{t('about.contact.phone')}</dt>
            <dd>
              <Hotline site={site} />
              <span>{t('about.contact.phoneText')}</span>
            </dd>
          </div>
        )}
        <div className="big">
          <dt>{t('about.contact.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('about.contact.answer')}</dt>
          <dd>{t('about.contact.answerText')}</dd>
        </div>
        <div>
          <dt>{t('about.contact.address')}</dt>
          <dd>
            <address>{company.address}</address>
            <span>{t('about.contact.addressText')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('about.contact.follow')}</dt>
          <dd className="in-line">
            {company.social.map(({ name, url }) => (
              <a key={url} href={url} rel="noopener">
                {name}
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('about.contact.jobs')}</dt>
          <dd>
            <a href={href(locale, 'join')}>{t('about.contact.jobsLink')}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

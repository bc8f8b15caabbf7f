import { Hotline } from '../../parts/hotline.tsx'
import type { Site } from '../../site.ts'

/** Phone, email and address, for visitors who prefer them. */
export function Channels({ site }: { site: Site }) {
  const { t, company } = site
  return (
    <section className="direct night" aria-labelledby="direct">
      <h2 id="direct">{t('contactPage.direct')}</h2>
      <dl>
        {site.hotline && (
          <div>
            <dt>{t('contactPage.hotline')}</dt>
            <dd>
              <Hotline site={site} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contactPage.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contactPage.privacy')}</dt>
          <dd>
            <a href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contactPage.address')}</dt>
          <dd>
            <address>
              {company.legalName}
              <br />
              {company.address}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  )
}

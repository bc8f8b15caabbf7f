import { href, type Site } from '../../site.ts'

/** Where to report a problem. */
export function Report({ site }: { site: Site }) {
  const { t, locale, company } = site
  return (
    <section className="boxed" aria-labelledby="tell">
      <div>
        <h2 id="tell">{t('accessibility.tell.title')}</h2>
        <p>{t('accessibility.tell.text')}</p>
      </div>
      <dl className="rows pairs">
        <div>
          <dt>{t('accessibility.tell.mail')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('accessibility.tell.form')}</dt>
          <dd>
            <a href={href(locale, 'contact')}>{t('accessibility.tell.formLink')}</a>
          </dd>
        </div>
      </dl>
    </section>
  )
}

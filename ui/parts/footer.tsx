import { linksIn } from '../menu.ts'
import { href, type Site } from '../site.ts'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { navigation } from './navigation.ts'
import { Social } from './social.tsx'

/** The pages of the site in three columns. */
const columns = (['products', 'solutions', 'company'] as const).map((name) => ({
  title: `frame.footer.${name}` as const,
  entries: linksIn(name),
}))
const legal = linksIn('legal')

/** The footer of every page, ruled like the title block of a drawing sheet. */
export function Footer({ site }: { site: Site }) {
  const { t, company, hotline } = site
  return (
    <footer className="footer">
      <div className="wrap footer-cells">
        <div className="footer-brand">
          <Logo site={site} />
          <p>{t('frame.describe.home')}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} className="footer-column" aria-label={t(column.title)}>
            <p className="footer-title">{t(column.title)}</p>
            <ul>
              {navigation(site, 'wide', column.entries).map((link) => (
                <li key={link.label}>
                  <MenuLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="footer-column footer-follow">
          <p className="footer-title">{t('frame.footer.follow')}</p>
          <Social site={site} />
        </div>
      </div>
      <div className="wrap footer-legal">
        <p>{t('frame.footer.rights', { year: new Date().getUTCFullYear(), legalName: company.legalName })}</p>
        <address data-reach={`${hotline} ${company.email}`}>{company.address}</address>
        {site.filing && <Filing site={site} />}
        <nav aria-label={t('frame.footer.legal')}>
          <ul>
            {navigation(site, 'wide', legal).map((link) => (
              <li key={link.label}>
                <MenuLink link={link} />
              </li>
            ))}
            <li>
              <a href={href(site.locale, 'privacy', 'choice')} data-consent-link="" data-wakes="consent">
                {t('consent.open')}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

/** Mainland China requires a link from the filing number to its register. */
function Filing({ site }: { site: Site }) {
  if (site.locale !== 'zh-CN') return <p lang="zh-CN">{site.filing}</p>
  return (
    <p>
      <a href="https://beian.miit.gov.cn/" rel="noopener">
        {site.filing}
      </a>
    </p>
  )
}

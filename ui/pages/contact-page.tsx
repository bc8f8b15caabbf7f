import { ContactIsland } from '../contact/popup.tsx'
import { Bob } from '../parts/plumb.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { After } from './contact-page/after.tsx'
import { Channels } from './contact-page/channels.tsx'

export const contactPage = standingPage('contact', { Hero, Body: () => null })

/** The form from the header on; beside it, on phones around it, the title and what happens next; then direct contacts. */
function Hero({ site }: { site: Site }) {
  const { t } = site
  return (
    <div className="ask">
      <div className="wrap">
        <header className="night">
          <h1>{t('contactPage.hero.title')}</h1>
          <p className="within">{t('contact.successText')}</p>
          <Bob />
        </header>
        <div className="ask-form">
          <p className="note">{t('contactPage.formText')}</p>
          <ContactIsland site={site} form="page" />
        </div>
        <After site={site} />
        <Channels site={site} />
      </div>
    </div>
  )
}

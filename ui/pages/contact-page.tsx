import { ContactIsland } from '../contact/popup.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { After } from './contact-page/after.tsx'
import { Channels } from './contact-page/channels.tsx'
import { Details } from './contact-page/details.tsx'
import { OtherContacts } from './contact-page/other-contacts.tsx'

export const contactPage = standingPage('contact', { Body })

/** The form beside direct contacts; advice, the next steps, and other contacts. */
function Body({ site }: { site: Site }) {
  const { t } = site
  return (
    <div className="wrap text-page ask">
      <header>
        <h1>{t('contactPage.heading')}</h1>
        <p className="lead">{t('contactPage.lead')}</p>
      </header>
      <div className="ruled ask-form">
        <section aria-labelledby="form">
          <h2 id="form">{t('contactPage.form')}</h2>
          <p>{t('contactPage.formText')}</p>
          <ContactIsland site={site} form="page" />
        </section>
        <Channels site={site} />
      </div>
      <Details site={site} />
      <After site={site} />
      <OtherContacts site={site} />
    </div>
  )
}

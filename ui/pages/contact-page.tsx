import { ContactIsland } from '../contact/popup.tsx'
import { Band } from '../parts/band.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { After } from './contact-page/after.tsx'
import { Details } from './contact-page/details.tsx'
import { OtherContacts } from './contact-page/other-contacts.tsx'

export const contactPage = standingPage('contact', { Hero, Body })

function Hero({ site }: { site: Site }) {
  return <Band site={site} of="contactPage" photo="message" />
}

/** The form beside what happens to it and what to include; and other contacts. */
function Body({ site }: { site: Site }) {
  const { t } = site
  return (
    <>
      <div className="wrap ask">
        <div className="ask-parts">
          <section aria-labelledby="form">
            <h2 id="form">{t('contactPage.form')}</h2>
            <p>{t('contactPage.formText')}</p>
            <ContactIsland site={site} form="page" />
          </section>
          <div className="ask-rail">
            <After site={site} />
            <Details site={site} />
          </div>
        </div>
      </div>
      <OtherContacts site={site} />
    </>
  )
}

import type { ReactNode } from 'react'
import { ConsentBanner } from '../consent/banner.tsx'
import { ContactPopup } from '../contact/popup.tsx'
import { type FrameKind, isHidden } from '../page.ts'
import { Closing } from '../parts/closing.tsx'
import { ContactWidget } from '../parts/contact-widget.tsx'
import { Footer } from '../parts/footer.tsx'
import { Header } from '../parts/header.tsx'
import { Logo } from '../parts/logo.tsx'
import type { Site } from '../site.ts'

/** The frame around the main content: header, consult block and footer, or the plain variant. */
export function Frame({ site, page, children }: { site: Site; page: FrameKind; children: ReactNode }) {
  const plain = page.layout === 'plain'
  // The form's own pages do not offer it again, because its ids would be there twice.
  const asks = !(plain && isHidden(page))

  return (
    <>
      <a className="skip" href="#content">
        {site.t('frame.skip')}
      </a>
      <ConsentBanner site={site} />
      {plain ? <PlainHeader site={site} /> : <Header site={site} page={page} />}
      <main id="content" tabIndex={-1} className={plain || page.hero ? undefined : 'below-header'}>
        {children}
      </main>
      {asks && <Closing site={site} kind={page.closing} />}
      <Footer site={site} />
      {!plain && <ContactWidget site={site} />}
      {asks && <ContactPopup site={site} />}
      <output id="navigation-status" className="toast" data-failed={site.t('frame.unreachable')} data-stays="" />
    </>
  )
}

function PlainHeader({ site }: { site: Site }) {
  return (
    <header className="plain-header">
      <div className="wrap">
        <Logo site={site} />
      </div>
    </header>
  )
}

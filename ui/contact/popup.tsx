import { assets, island } from '../assets.ts'
import type { ContactIslandProps } from '../islands/contact.tsx'
import { CloseButton } from '../parts/close-button.tsx'
import { localPath, type Site } from '../site.ts'
import { draftKey } from './draft.ts'
import { LiveForm } from './live-form.tsx'
import { contactTexts, messageRows } from './texts.ts'

/**
 * The contact popup and its success notice. The dialog opens and closes without script in browsers with invoker
 * commands.
 */
export function ContactPopup({ site }: { site: Site }) {
  return (
    <>
      <dialog id="contact" aria-labelledby="contact-title" closedby="any" data-stays="">
        <div className="dialog-head">
          <h2 id="contact-title">{site.t('contact.title')}</h2>
          <CloseButton of="contact" label={site.t('contact.close')} className="dialog-close" />
        </div>
        <p className="dialog-intro">{site.t('contact.intro')}</p>
        <ContactIsland site={site} form="popup" />
      </dialog>
      <output id="contact-notice" className="toast" popover="manual" data-stays="" />
    </>
  )
}

/** The form as an island: plain HTML until the first touch. */
export function ContactIsland({ site, form }: { site: Site; form: 'popup' | 'page' }) {
  const props: ContactIslandProps = {
    form,
    page: localPath(site.locale, site.path),
    rows: messageRows(site.locale),
    texts: assets.texts[site.locale] ?? '',
    ...(site.turnstile && { turnstile: site.turnstile }),
    ...(site.crossBorder && { crossBorder: true }),
  }
  return (
    <>
      <div
        data-island={island('contact')}
        data-props={JSON.stringify(props)}
        data-draft={draftKey(form)}
        id={`${form}-island`}
      >
        <LiveForm {...props} texts={contactTexts(site)} />
      </div>
      {/* The loader shows this when the network fails before the form's script has loaded. */}
      <p className="form-offline" role="alert" hidden>
        {site.t('contact.offline')}
      </p>
    </>
  )
}

import { island } from '../assets.ts'
import { Icon } from '../parts/icon.tsx'
import { href, type Site } from '../site.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

/**
 * Asks for consent to optional data. The script shows it when it has to ask (ui/browser/consent.ts); the footer's link
 * opens it too. It does not take the focus or block the page.
 */
export function ConsentBanner({ site }: { site: Site }) {
  const { t, locale } = site
  const services = [site.statistics, site.advertising].filter(Boolean).join(' ')

  return (
    <div id="consent" aria-live="polite" data-stays="">
      <section
        className="consent"
        aria-labelledby="consent-title"
        tabIndex={-1}
        data-island={island('consent')}
        data-services={services || undefined}
      >
        <h2 id="consent-title">{t('consent.title')}</h2>
        <p>{t(services ? 'consent.askServices' : 'consent.ask')}</p>
        <p>
          <a href={href(locale, 'privacy', 'choice')}>{t('consent.more')}</a>
        </p>
        <p data-state="granted" hidden>
          {t('consent.isGranted')}
        </p>
        <p data-state="refused" hidden>
          {t('consent.isRefused')}
        </p>
        <p data-state="objects" hidden>
          {t('consent.objects')}
        </p>
        <p className="problem" role="alert" hidden>
          {t('consent.failed')}
        </p>
        <ChoiceButtons site={site} />
        <button type="button" className="icon-button dialog-close" aria-label={t('consent.close')}>
          <Icon name="close" />
        </button>
      </section>
      <p id="consent-saved" className="visually-hidden" hidden>
        {t('consent.saved')}
      </p>
    </div>
  )
}

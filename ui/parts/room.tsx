import type { Locale } from '../../locales/index.ts'
import { assets } from '../assets.ts'
import { localPath, type Site } from '../site.ts'
import { Drawing } from './drawing.tsx'
import { QrCode } from './qr-code.tsx'

const models = [
  { name: 'bay', drawing: 'scale-bay' },
  { name: 'building', drawing: 'scale-building' },
] as const

/** Links to the model in the viewers of phones, without script; on a desktop a QR code of them. `slim`: below the model's panel; otherwise on phones one link until it is followed. */
export function Room({ site, slim }: { site: Site; slim: boolean }) {
  const { t, locale, origin, mediaHost } = site
  const weight = (file: string) => ` ${weightOf(file, locale)}`
  const here = `${origin}${localPath(locale, site.path)}#room`

  return (
    <section className={slim ? 'room slim' : 'room'} id="room">
      <h2>{t('ar.title')}</h2>
      <ul>
        {models.map(({ name, drawing }) => (
          <li key={name} className="in-line">
            {/* Apple's viewer needs the picture as the only child of the link. */}
            <a rel="ar" href={`${mediaHost}/media/ar/${name}.usdz#allowsContentScaling=0`}>
              <Drawing name={drawing} size={[480, 254]} label={t(`ar.${name}`)} />
            </a>
            <strong>{t(`ar.${name}`)}</strong>
            <a className="on-phone" href={`${mediaHost}/media/ar/${name}.usdz`}>
              iPhone/iPad
              <small>{weight(`${name}.usdz`)}</small>
            </a>
            <a
              className="on-phone"
              href={sceneViewer(`${mediaHost || origin}/media/ar/${name}.glb`, t(`ar.${name}`), here)}
            >
              Android
              <small>{weight(`${name}.glb`)}</small>
            </a>
          </li>
        ))}
        <li className="on-desk">
          <QrCode site={site} anchor="#room" label={t('download.hero.scanAlt')} />
        </li>
      </ul>
      {!slim && (
        <p className="room-link">
          <a href="#room">{t('ar.title')}</a>
        </p>
      )}
    </section>
  )
}

const weights = new Map<string, string>()

/** Size of a file of a model, `86 kB` or `1.9 MB`; formatted once, because formatting takes as long as 50 elements. */
function weightOf(file: string, locale: Locale): string {
  const key = `${locale} ${file}`
  const weight = weights.get(key) ?? inUnit(assets.ar[file] ?? 0, locale)
  weights.set(key, weight)
  return weight
}

function inUnit(bytes: number, locale: Locale): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  const words = (bytes / size).toLocaleString(locale, { style: 'unit', unit, maximumSignificantDigits: 2 })
  return words.replace(/ k/i, ' k').replace(' ', '\u00a0')
}

/** A link that opens a model in Android's viewer, or the page `back` without that viewer. Addresses are absolute. */
function sceneViewer(file: string, title: string, back: string): string {
  const query = `file=${encodeURIComponent(file)}&mode=ar_preferred&resizable=false&title=${encodeURIComponent(title)}`
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(back)};end;`
}

import { href, type Site } from '../site.ts'

/** A link from a claim of accuracy to the guide about its limits and its test. */
export function AccuracyGuide({ site: { t, locale } }: { site: Site }) {
  return (
    <p className="onward">
      <a href={href(locale, 'guide', '', { id: 'what-two-centimeters-mean' })}>{t('newsroom.accuracyTest')}</a>
    </p>
  )
}

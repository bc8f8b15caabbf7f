import { href, type Site } from '../site.ts'

/** The way from a claim of accuracy to the guide that says where it holds, and how to test it. */
export function AccuracyGuide({ site: { t, locale } }: { site: Site }) {
  return (
    <p>
      <a href={href(locale, 'guide', '', { id: 'what-two-centimeters-mean' })}>{t('newsroom.accuracyTest')}</a>
    </p>
  )
}

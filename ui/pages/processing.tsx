import * as v from 'valibot'
import { href, type Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { LegalDocument } from './legal/legal-document.tsx'
import { china } from './processing/china.ts'
import { japan } from './processing/japan.ts'

export const processing = standingPage('processing', {
  title: (site) => site.t(isJapan(site) ? 'processing.japan.title' : 'processing.title'),
  description: (site) => site.t(isJapan(site) ? 'processing.japan.description' : 'processing.description'),
  query: { type: v.literal('japan') },
  canonicalQuery: (site) => (isJapan(site) ? '?type=japan' : ''),
  Body,
})

const isJapan = ({ query }: Site) => query.get('type') === 'japan'

/** The agreement on customers' data: for China, Hong Kong and Macao, or for Japan. */
function Body({ site }: { site: Site }) {
  const shown = isJapan(site)
  return (
    <LegalDocument
      site={site}
      heading={shown ? 'processing.japan.heading' : 'processing.heading'}
      lead={shown ? 'processing.japan.lead' : 'processing.lead'}
      points={[
        'processing.points.instructions',
        shown ? 'processing.japan.points.breach' : 'processing.points.breach',
        'processing.points.others',
        'processing.points.deletion',
      ]}
      sections={shown ? japan : china}
    >
      <Versions site={site} />
    </LegalDocument>
  )
}

/** The two versions as links, with the current one marked. */
function Versions({ site }: { site: Site }) {
  const { t, locale } = site
  const shown = isJapan(site)
  return (
    <nav className="legal-versions" aria-label={t('processing.versions')}>
      <a className="button quiet-button" href={href(locale, 'processing')} aria-current={shown ? undefined : 'page'}>
        {t('processing.china.name')}
      </a>
      <a
        className="button quiet-button"
        href={`${href(locale, 'processing')}?type=japan`}
        aria-current={shown ? 'page' : undefined}
      >
        {t('processing.japan.name')}
      </a>
    </nav>
  )
}

import type { Page } from '../page.ts'
import type { Site } from '../site.ts'
import { LegalDocument } from './legal/document.tsx'
import { sections } from './protocol/sections.ts'

export const protocol: Page = {
  title: ({ t }) => t('protocol.title'),
  description: ({ t }) => t('protocol.description'),
  kind: 'standing',
  layout: 'plain',
  style: 'legal',
  Body,
}

/** The terms of use of this website. */
function Body({ site }: { site: Site }) {
  return (
    <LegalDocument
      site={site}
      heading="protocol.heading"
      lead="protocol.lead"
      points={['protocol.points.free', 'protocol.points.prices', 'protocol.points.models', 'protocol.points.limits']}
      sections={sections}
    />
  )
}

import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { LegalDocument } from './legal/legal-document.tsx'
import { sections } from './protocol/sections.ts'

export const protocol = standingPage('protocol', { Body })

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

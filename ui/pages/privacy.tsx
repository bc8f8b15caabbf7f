import * as v from 'valibot'
import { choices } from '../consent/choice.ts'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'
import { LegalDocument } from './legal/legal-document.tsx'
import { sections } from './privacy/sections.ts'

export const privacy = standingPage('privacy', {
  query: { choice: v.picklist(choices) },
  Body,
})

/** The privacy policy for visitors and people who write to us. */
function Body({ site }: { site: Site }) {
  return (
    <LegalDocument
      site={site}
      heading="privacy.heading"
      lead="privacy.lead"
      points={['privacy.points.asked', 'privacy.points.kept', 'privacy.points.cookies', 'privacy.points.rights']}
      sections={sections}
    />
  )
}

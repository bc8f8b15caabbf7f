import type { Page } from './page.ts'
import { capture } from './pages/capture.tsx'
import { city } from './pages/city.tsx'
import { construction } from './pages/construction.tsx'
import { contactSent } from './pages/contact-sent.tsx'
import { contractor } from './pages/contractor.tsx'
import { design } from './pages/design.tsx'
import { home } from './pages/home.tsx'
import { infrastructure } from './pages/infrastructure.tsx'
import { operation } from './pages/operation.tsx'
import { owners } from './pages/owners.tsx'
import type { PageName } from './routes.ts'

/** The pages that are written; the others' addresses answer 404. */
export const pages: Partial<Record<PageName, Page>> = {
  home,
  construction,
  design,
  operation,
  capture,
  city,
  contractor,
  owners,
  infrastructure,
  contactSent,
}

import type { Page } from './page.ts'
import { contactSent } from './pages/contact-sent.tsx'
import { home } from './pages/home.tsx'
import type { PageName } from './routes.ts'

/** The pages that are written; the others' addresses answer 404. */
export const pages: Partial<Record<PageName, Page>> = { home, contactSent }

import type { ContentPage, Page } from './page.ts'
import { about } from './pages/about.tsx'
import { accessibility } from './pages/accessibility.tsx'
import { guide, newsItem } from './pages/article.tsx'
import { capture } from './pages/capture.tsx'
import { careers } from './pages/careers.tsx'
import { city } from './pages/city.tsx'
import { company } from './pages/company.tsx'
import { construction } from './pages/construction.tsx'
import { consultation } from './pages/consultation.tsx'
import { contactPage } from './pages/contact-page.tsx'
import { contactSent } from './pages/contact-sent.tsx'
import { contractor } from './pages/contractor.tsx'
import { design } from './pages/design.tsx'
import { download } from './pages/download.tsx'
import { home } from './pages/home.tsx'
import { infrastructure } from './pages/infrastructure.tsx'
import { job } from './pages/job.tsx'
import { join } from './pages/join.tsx'
import { newsroom } from './pages/newsroom.tsx'
import { operation } from './pages/operation.tsx'
import { owners } from './pages/owners.tsx'
import { privacy } from './pages/privacy.tsx'
import { processing } from './pages/processing.tsx'
import { protocol } from './pages/protocol.tsx'
import { releases } from './pages/releases.tsx'
import { accuracy, compare, formats, glossary, questions, security, starting } from './pages/resource.tsx'
import { resources } from './pages/resources.tsx'
import type { PageName } from './routes.ts'

export const pages: Record<PageName, Page | ContentPage> = {
  home,
  construction,
  design,
  operation,
  capture,
  city,
  contractor,
  owners,
  infrastructure,
  about,
  company,
  join,
  contact: contactPage,
  privacy,
  processing,
  protocol,
  accessibility,
  download,
  careers,
  resources,
  formats,
  accuracy,
  starting,
  security,
  compare,
  glossary,
  questions,
  releases,
  newsroom,
  consultation,
  newsItem,
  guide,
  job,
  contactSent,
}

import type { words as en } from '../en-US/words.ts'
import type { Words } from '../words.ts'
import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { ar } from './ar.ts'
import { brochures } from './brochures.ts'
import { capture } from './capture.ts'
import { careers } from './careers.ts'
import { city } from './city.ts'
import { company } from './company.ts'
import { consent } from './consent.ts'
import { construction } from './construction.ts'
import { consultation } from './consultation.ts'
import { contact } from './contact.ts'
import { contactPage } from './contact-page.ts'
import { contractor } from './contractor.ts'
import { design } from './design.ts'
import { download } from './download.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { infrastructure } from './infrastructure.ts'
import { join } from './join.ts'
import { model } from './model.ts'
import { newsroom } from './newsroom.ts'
import { operation } from './operation.ts'
import { owners } from './owners.ts'
import { privacy } from './privacy.ts'
import { processing } from './processing.ts'
import { protocol } from './protocol.ts'
import { resources } from './resources.ts'
import { walk } from './walk.ts'

export const words = {
  frame,
  consent,
  home,
  contact,
  errors,
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
  contactPage,
  privacy,
  processing,
  protocol,
  accessibility,
  download,
  careers,
  resources,
  model,
  walk,
  newsroom,
  consultation,
  ar,
  brochures,
} as const satisfies Words<typeof en>

import type { Section } from '../legal/legal-document.tsx'
import { ask, changes, children, retention, rights, security } from './after.ts'
import { accounts, automatic, given, purposes, who } from './before.ts'
import { choice, cookies } from './cookies.ts'
import { order, type SectionId } from './order.ts'
import { borders, others } from './others.ts'
import { japan, states } from './places.ts'
import { transmission } from './transmission.ts'

const parts: Record<SectionId, Section> = {
  who,
  given,
  automatic,
  purposes,
  accounts,
  cookies,
  choice,
  others,
  transmission,
  borders,
  retention,
  children,
  security,
  rights,
  states,
  japan,
  changes,
  ask,
}

/** The policy: collection, recipients, and what happens afterwards. */
export const sections: readonly Section[] = order.map((id) => parts[id])

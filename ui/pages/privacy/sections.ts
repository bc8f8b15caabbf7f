import type { Section } from '../legal/document.tsx'
import { ask, changes, children, retention, rights, security } from './after.ts'
import { accounts, automatic, given, purposes, who } from './before.ts'
import { choice, cookies } from './cookies.ts'
import { borders, others } from './others.ts'
import { transmission } from './transmission.ts'

/** The policy: what comes in, who else sees it, what becomes of it. */
export const sections: readonly Section[] = [
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
  changes,
  ask,
]

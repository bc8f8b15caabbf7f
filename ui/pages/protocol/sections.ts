import type { Section } from '../legal/legal-document.tsx'
import { answering } from './answering.ts'
import { using } from './using.ts'

/** The terms, clause by clause. */
export const sections: readonly Section[] = [...using, ...answering]

import type { Section } from '../legal/legal-document.tsx'
import { answering } from './answering.ts'
import { using } from './using.ts'

export const sections: readonly Section[] = [...using, ...answering]

import type { words as en } from '../en-US/words.ts'
import type { Words } from '../index.ts'
import { contact } from './contact.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'

export const words = { frame, home, contact, errors } as const satisfies Words<typeof en>

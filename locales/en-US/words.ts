import { contact } from './contact.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'

export const words = { frame, home, contact, errors } as const

import type { words as en } from '../en-US/words.ts'
import type { Words } from '../index.ts'
import { capture } from './capture.ts'
import { city } from './city.ts'
import { construction } from './construction.ts'
import { contact } from './contact.ts'
import { contractor } from './contractor.ts'
import { design } from './design.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { infrastructure } from './infrastructure.ts'
import { operation } from './operation.ts'
import { owners } from './owners.ts'

export const words = {
  frame,
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
} as const satisfies Words<typeof en>

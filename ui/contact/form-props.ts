import type { ComponentProps } from 'react'
import type { Field } from './schema.ts'
import type { ContactTexts } from './texts.ts'

/** What the contact form and its parts are made from. */
export interface ContactFormProps {
  /** `popup`: the agreement must be ticked (protocol mode). `page`: sending means agreeing. */
  form: 'popup' | 'page'
  /** Address of the page the form stands on, language segment included. */
  page: string
  rows: number
  texts: ContactTexts
  /** Data leave the country, which takes a consent of its own. */
  crossBorder?: true
  /** Where the check against machines is switched on; the island loads it. */
  turnstile?: { key: string; host: string }
  /** What was typed before, where the form comes back from the server. */
  values?: Pick<FormData, 'get' | 'getAll'>
  /** What is wrong with which field, in words. */
  problems?: ProblemTexts
  /** A message above the form that belongs to no field. */
  notice?: string | undefined
  busy?: boolean
  /** What the island adds: handlers and a ref. */
  live?: ComponentProps<'form'>
}

export type ProblemTexts = Partial<Record<Field, string>>

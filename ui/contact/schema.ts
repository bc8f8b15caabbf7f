import * as v from 'valibot'
import type { Translate } from '../../locales/index.ts'
import type { Given } from '../site.ts'
import { departments, isJob, positions, requirementTypes } from './choices.ts'

/** Most characters of a field. */
export const bounds = { name: 120, company: 120, positionOther: 120, telphone: 254, message: 4000 } as const

const mainlandMobile = /^1[3-9]\d{9}$/
const email = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/

/** One line: control characters and runs of space become a single space. */
const line = (code: string) =>
  v.pipe(
    v.string(code),
    v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
  )

/** The schema of `POST /api/contact`, shared by browser and Worker. Its messages are the codes of `problemTexts`. */
const contactSchema = v.pipe(
  v.object({
    key: v.optional(v.pipe(v.string('key'), v.uuid('key'), v.toLowerCase())),
    form: v.picklist(['popup', 'page'], 'form'),
    page: v.optional(v.pipe(v.string('page'), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'page'), v.maxLength(2000, 'page'))),
    requirementTypes: v.pipe(
      v.array(v.picklist(requirementTypes, 'requirementTypes'), 'requirementTypes'),
      v.minLength(1, 'requirementTypes'),
      v.maxLength(requirementTypes.length, 'requirementTypes'),
      v.transform((types) => [...new Set(types)].sort()),
    ),
    name: v.pipe(line('name'), v.nonEmpty('name'), v.maxLength(bounds.name, 'tooLong120')),
    company: v.pipe(line('company'), v.nonEmpty('company'), v.maxLength(bounds.company, 'tooLong120')),
    job: v.pipe(
      v.array(v.number('job'), 'job'),
      v.check((path) => isJob(path), 'job'),
    ),
    position: v.picklist(positions, 'position'),
    positionOther: v.optional(v.pipe(line('positionOther'), v.maxLength(bounds.positionOther, 'tooLong120')), ''),
    department: v.optional(v.union([v.literal(''), v.picklist(departments)], 'department'), ''),
    telphone: v.pipe(
      v.string('telphone'),
      // Folds full-width characters of East Asian keyboards, and removes invisible marks of contact lists.
      v.transform((text) => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '')),
      v.nonEmpty('telphone'),
      v.maxLength(bounds.telphone, 'tooLong254'),
      v.check((text) => mainlandMobile.test(text) || email.test(text), 'telphoneFormat'),
    ),
    message: v.optional(
      v.pipe(
        v.string('message'),
        v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
        v.maxLength(bounds.message, 'tooLong4000'),
      ),
      '',
    ),
    agreement: v.optional(v.boolean('agreement'), false),
    /** Consent to data leaving the country, where it is required. */
    crossBorder: v.optional(v.boolean('crossBorder'), false),
    website: v.optional(v.string('form'), ''),
    elapsed: v.optional(v.number('form')),
    /** Turnstile's token, when it is enabled. */
    turnstile: v.optional(v.pipe(v.string('turnstile'), v.maxLength(2048, 'turnstile'))),
  }),
  v.forward(
    v.partialCheck(
      [['position'], ['positionOther']],
      ({ position, positionOther }) => position !== 'other' || positionOther !== '',
      'positionOther',
    ),
    ['positionOther'],
  ),
  v.forward(
    v.partialCheck([['form'], ['agreement']], ({ form, agreement }) => form !== 'popup' || agreement, 'agreement'),
    ['agreement'],
  ),
)

export type ContactMessage = v.InferOutput<typeof contactSchema>
export type Field = keyof ContactMessage
export type ProblemCode = keyof ReturnType<typeof problemTexts>
/** The first problem of each invalid field. */
export type Problems = Partial<Record<Field, ProblemCode>>

/** The message, or its problems. `crossBorder`: consent to data leaving the country is required. */
export function checkMessage(
  input: Record<string, unknown>,
  { crossBorder = false } = {},
): { ok: true; message: ContactMessage } | { ok: false; problems: Problems } {
  const result = v.safeParse(contactSchema, input)
  const refused = crossBorder && input.crossBorder !== true
  if (result.success && !refused) return { ok: true, message: result.output }

  const problems: Problems = refused ? { crossBorder: 'crossBorder' } : {}
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0]?.key as Field | undefined
    if (field) problems[field] ??= problemOf(field, issue)
  }
  return { ok: false, problems }
}

/** Problems as text. */
export function inWords(problems: Problems, texts: Record<ProblemCode, string>): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, texts[code]]))
}

/** Texts of all problems in a language. */
export function problemTexts(t: Translate<Given>) {
  return {
    key: t('contact.problems.key'),
    form: t('contact.problems.form'),
    page: t('contact.problems.page'),
    name: t('contact.problems.name'),
    company: t('contact.problems.company'),
    telphone: t('contact.problems.telphone'),
    telphoneFormat: t('contact.problems.telphoneFormat'),
    requirementTypes: t('contact.problems.requirementTypes'),
    job: t('contact.problems.job'),
    position: t('contact.problems.position'),
    positionOther: t('contact.problems.positionOther'),
    department: t('contact.problems.department'),
    message: t('contact.problems.message'),
    agreement: t('contact.problems.agreement'),
    crossBorder: t('contact.problems.crossBorder'),
    turnstile: t('contact.problems.turnstile'),
    tooLong120: t('contact.problems.tooLong', { max: 120 }),
    tooLong254: t('contact.problems.tooLong', { max: 254 }),
    tooLong4000: t('contact.problems.tooLong', { max: 4000 }),
  }
}

/** A missing field has valibot's own message; it counts as an empty one. */
function problemOf(field: Field, issue: v.BaseIssue<unknown>): ProblemCode {
  if (issue.type === 'object' || issue.received === 'undefined') return field as ProblemCode
  return issue.message as ProblemCode
}

/** The fields of an HTML form in the shape of the JSON. `job` is `1/101`, or one value per level. */
export function fromForm(form: FormData): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const ticked = (name: string) => ['on', 'true', '1'].includes(text(name) ?? '')
  const [type, branch] = form.getAll('job').flatMap((value) => String(value).split('/'))
  const levels = isJob([Number(type)]) && form.getAll('job').length > 1 ? [type] : [type, branch]

  return {
    key: text('key') || undefined,
    form: text('form'),
    page: text('page') || undefined,
    requirementTypes: form.getAll('requirementTypes').map(Number),
    name: text('name') ?? '',
    company: text('company') ?? '',
    job: levels.filter(Boolean).map(Number),
    position: text('position') || undefined,
    positionOther: text('positionOther') ?? '',
    department: text('department') ?? '',
    telphone: text('telphone') ?? '',
    message: text('message') ?? '',
    agreement: ticked('agreement'),
    crossBorder: ticked('crossBorder'),
    website: text('website') ?? '',
    elapsed: text('elapsed') ? Number(text('elapsed')) : undefined,
  }
}

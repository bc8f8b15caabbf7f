import { waitUntil } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Locale } from '../../locales/index.ts'
import {
  type ContactMessage,
  checkMessage,
  fromForm,
  inWords,
  type Problems,
  problemTexts,
} from '../../ui/contact/schema.ts'
import { contactAgainPage, type FormAgain } from '../../ui/pages/contact-again.tsx'
import { routes } from '../../ui/routes.ts'
import { localPath, siteFor, words } from '../../ui/site.ts'
import { callLocale } from '../gateway/locale.ts'
import { attempt, lease, performFollowing } from '../leads/attempts.ts'
import { type Lead, newLead } from '../leads/lead.ts'
import type { LeadState } from '../leads/states.ts'
import { leads } from '../leads/store.ts'
import { log } from '../log.ts'
import { respond } from '../pages/response.tsx'
import { isWithin } from '../rate-limit.ts'
import { countryOf, type Gateway, ipOf, networkOf, ownRefererOf, requestIdOf, splitPath, urlOf } from '../request.ts'
import { pageSettings, variablesOf } from '../settings.ts'
import { within } from '../time-limit.ts'
import { passesCheck } from '../upstream/turnstile.ts'
import { datasetOf } from './dataset.ts'
import { questionsFor } from './question.ts'
import { refuse } from './refusal.ts'

const limit = bodyLimit({ maxSize: 64 * 1024, onError: (c) => refuse(c, 413, 'errors.api.tooLarge') })
/** Seconds. A form that is filled faster is suspected; it is kept all the same, because browsers fill forms too. */
const tooFast = 1
/** Milliseconds for D1, and for the whole answer, which must not take ten seconds. */
const storePatience = 4_000
const answerPatience = 9_000

/** A posted message. `form` is set for HTML forms, which are answered with pages; null for JSON. */
interface Post {
  input: Record<string, unknown>
  form: FormData | null
}

export const contact = new Hono<Gateway>()

/** POST /api/contact: stores the message, sends it upstream and answers with its state. */
contact.post('/', limit, async (c) => {
  const answerBy = Date.now() + answerPatience
  const post = await readPost(c)
  if (typeof post === 'number') return refuse(c, post)

  const variables = variablesOf(c.env)
  const locale = callLocale(c, post.input.page)
  const crossBorder = locale === 'zh-CN' && variables.CROSS_BORDER_CONSENT === 'on'
  const checked = checkMessage(post.input, { crossBorder })
  if (!checked.ok) return refuseMessage(c, post, locale, checked.problems)

  const { message } = checked
  if (message.website !== '') {
    datasetOf(c.env.VIEWS).countTrap()
    return answer(c, post, locale, { state: variables.API_HOST ? 'delivered' : 'stored', code: 2 })
  }

  if (!(await isWithin(c, c.env.CONTACT_LIMIT))) return refuseForNow(c, post, locale, 'too-many')
  const refusal = await refuseMachine(c, post, message, locale)
  if (refusal) return refusal

  const kept = await store(c, message, locale)
  if (!kept) return refuseForNow(c, post, locale, 'unavailable')
  const { lead, isNew } = kept
  if (!isNew) return answer(c, post, locale, { state: lead.state, code: lead.upstreamCode ?? 2 })

  log('info', 'lead', { request: lead.request, key: lead.key, state: lead.state })
  return answer(c, post, locale, await sendNow(c, lead, answerBy))
})

/** Stores a message in D1. Null where D1 fails or is too slow. */
async function store(c: Context<Gateway>, message: ContactMessage, locale: Locale) {
  if (variablesOf(c.env).OUTBOX === 'off') return null
  const isSuspected = message.elapsed !== undefined && message.elapsed < tooFast
  const state = isSuspected ? 'suspected' : variablesOf(c.env).API_HOST ? 'received' : 'stored'
  try {
    const storing = within(storePatience, leads(c.env.DB).keep(await newLead(c, message, locale), state, lease))
    waitUntil(storing.catch(() => undefined)) // continues where the connection breaks
    return await storing
  } catch (error) {
    log('error', 'message-not-kept', { request: requestIdOf(c), error })
    return null
  }
}

/** Sends a stored message. One that fails or takes too long is answered as queued, and sent later. */
async function sendNow(c: Context<Gateway>, lead: Lead, answerBy: number): Promise<{ state: LeadState; code: number }> {
  const variables = variablesOf(c.env)
  if (lead.state !== 'received') {
    if (lead.state === 'stored') performFollowing(c.env, variables, lead)
    return { state: lead.state, code: 2 }
  }

  const sending = attempt(c.env, variables, { lead, task: 'deliver', attempts: 0 })
  waitUntil(sending)
  return within(answerBy - Date.now(), sending).catch(() => ({ state: 'queued', code: 2 }))
}

/** The posted input, or the status of the refusal where it cannot be read. */
async function readPost(c: Context<Gateway>): Promise<Post | 400 | 415> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  try {
    if (type === 'application/json') {
      const input: unknown = await c.req.json()
      return { input: typeof input === 'object' && input !== null ? { ...input } : {}, form: null }
    }
    if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') {
      const form = await c.req.formData()
      return { input: fromForm(form), form }
    }
  } catch {
    return 400
  }
  return 415
}

/**
 * Refuses what Turnstile takes for a machine; null lets the message through. Some have no token: a form posted without
 * script, and Chinese pages, where Turnstile does not run. They have a limit of their own, above which a form must answer
 * a question and a Chinese page outside mainland China is refused.
 */
async function refuseMachine(c: Context<Gateway>, post: Post, { turnstile }: ContactMessage, locale: Locale) {
  if (post.form) return (await isWithin(c, c.env.FORM_LIMIT)) ? null : askQuestion(c, locale, post.form)

  const variables = variablesOf(c.env)
  if (!variables.TURNSTILE_SECRET) return null
  const shown = splitPath(ownRefererOf(c)?.pathname ?? '').locale ?? locale
  if (shown === 'zh-CN') {
    const isHuman = countryOf(c) === 'CN' || (await isWithin(c, c.env.FORM_LIMIT))
    return isHuman ? null : refuseForNow(c, post, locale, 'too-many')
  }
  const asked = { token: turnstile ?? '', ip: ipOf(c), locale, request: requestIdOf(c) }
  if (await passesCheck(variables, asked)) return null
  return refuseMessage(c, post, locale, { turnstile: 'turnstile' })
}

/** Answers with the message's state. `code` 2 is success. */
function answer(c: Context<Gateway>, post: Post, locale: Locale, { state, code }: { state: LeadState; code: number }) {
  if (!post.form) return c.json({ code, state: shownState(state, variablesOf(c.env).API_HOST !== '') })
  if (state === 'rejected') return formAgain(c, locale, post.form, 200, {})
  return c.redirect(localPath(locale, routes.contactSent.path), 303)
}

function shownState(state: LeadState, hasUpstream: boolean): 'delivered' | 'queued' | 'stored' | 'rejected' {
  if (state === 'suspected') return hasUpstream ? 'queued' : 'stored'
  return state === 'received' || state === 'dead' ? 'queued' : state
}

function refuseMessage(c: Context<Gateway>, post: Post, locale: Locale, problems: Problems) {
  const t = words(locale)
  const fields = inWords(problems, problemTexts(t))
  if (post.form) return formAgain(c, locale, post.form, 422, { problems: fields })
  return c.json({ error: 'invalid', message: t('errors.api.invalid'), fields }, 422)
}

const refusals = {
  'too-many': { status: 429, seconds: '60', text: 'errors.api.tooMany' },
  unavailable: { status: 503, seconds: '30', text: 'contact.notSent' },
} as const

/** Refuses a message that was not stored: the visitor keeps it and can send it again after some seconds. */
function refuseForNow(c: Context<Gateway>, { form }: Post, locale: Locale, error: keyof typeof refusals) {
  const { status, seconds, text } = refusals[error]
  const message = words(locale)(text)
  if (status === 429) log('warn', 'contact-limited', { request: requestIdOf(c) })
  c.header('Retry-After', seconds)
  return form ? formAgain(c, locale, form, status, { notice: message }) : c.json({ error, message }, status)
}

/** Asks a question, again after a wrong answer. Null where the form has the answer. */
async function askQuestion(c: Context<Gateway>, locale: Locale, form: FormData) {
  const questions = await questionsFor(networkOf(c))
  const answer = String(form.get('answer') ?? '').normalize('NFKC')
  if (questions.some(({ first, second }) => answer.trim() === `${first + second}`)) return null
  return formAgain(c, locale, form, 422, { question: { ...questions[0], isWrong: form.has('answer') } })
}

/** The form again, filled in as it was posted. */
function formAgain(
  c: Context<Gateway>,
  locale: Locale,
  form: FormData,
  status: 200 | 422 | 429 | 503,
  asked: Omit<FormAgain, 'form'>,
) {
  const site = siteFor(locale, '/', pageSettings(variablesOf(c.env), urlOf(c).origin))
  return respond(c, site, contactAgainPage({ form, ...asked }), { status })
}

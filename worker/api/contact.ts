import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Locale } from '../../locales/index.ts'
import type { ProblemTexts } from '../../ui/contact/form.tsx'
import {
  type ContactMessage,
  checkMessage,
  fromForm,
  inWords,
  type Problems,
  problemTexts,
} from '../../ui/contact/schema.ts'
import { contactAgainPage } from '../../ui/pages/contact-again.tsx'
import { routes } from '../../ui/routes.ts'
import { localPath, siteFor, words } from '../../ui/site.ts'
import type { Gateway } from '../app.ts'
import { lease } from '../leads/attempts.ts'
import { deliver, enqueue, type Later, logState, type Outcome } from '../leads/deliver.ts'
import { newLead } from '../leads/lead.ts'
import type { LeadState } from '../leads/states.ts'
import { type Lead, leads } from '../leads/store.ts'
import { callLocale } from '../locale.ts'
import { log, requestOf } from '../log.ts'
import { respond } from '../page.tsx'
import { pageSettings, variablesOf } from '../settings.ts'
import { passesCheck } from '../upstream/turnstile.ts'
import { urlOf } from '../url.ts'
import { addressOf, networkOf } from '../visit.ts'

const mostBytes = 64 * 1024
/** Seconds below which no hand fills the form. Low, because a mistake here would lose a real message. */
const tooFast = 1

/** What was posted: JSON, or an HTML form, which is answered with pages. */
interface Post {
  input: Record<string, unknown>
  form: FormData | null
}

export const contact = new Hono<Gateway>()

/** POST /api/contact: keeps the message, passes it on, tells what became of it. */
contact.post('/', bodyLimit({ maxSize: mostBytes, onError: refuseLarge }), async (c) => {
  const post = await readPost(c)
  if (typeof post === 'number') return refuse(c, post)

  const locale = callLocale(c, post.input.page)
  const crossBorder = locale === 'zh-CN' && variablesOf(c.env).CROSS_BORDER_CONSENT === 'on'
  const checked = checkMessage(post.input, { crossBorder })
  if (!checked.ok) return refuseMessage(c, post, locale, checked.problems)

  const { message } = checked
  if (looksAutomatic(message)) {
    c.env.VIEWS.writeDataPoint({ indexes: ['contact-trap'] })
    return answer(c, post, locale, { state: variablesOf(c.env).API_HOST ? 'delivered' : 'stored', code: 2 })
  }

  if (await isRefused(c, post, message, locale)) return refuseMessage(c, post, locale, { turnstile: 'turnstile' })

  const { success } = await c.env.CONTACT_LIMIT.limit({ key: networkOf(c) })
  if (!success) return refuseTooMany(c, post, locale)

  const { lead, isNew } = await leads(c.env.DB).keep(await newLead(c, message, locale), lease)
  if (!isNew) return answer(c, post, locale, { state: lead.state, code: lead.upstreamCode ?? 2 })

  logState(lead, 'received')
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const delivery = sendNow(c.env, lead, later)
  later(delivery) // goes on where the visitor closes the page
  return answer(c, post, locale, await delivery)
})

/** From here on the message is safe: whatever fails, the queue or the sweep sends it later. */
async function sendNow(env: Env, lead: Lead, later: Later): Promise<Outcome> {
  try {
    const outcome = await deliver(env, variablesOf(env), lead, later)
    if (outcome.retryIn !== undefined)
      later(enqueue(env, { key: lead.key, request: lead.request, task: 'deliver' }, outcome.retryIn))
    return outcome
  } catch (error) {
    log('error', 'delivery-error', { request: lead.request, key: lead.key, error })
    return { state: 'queued', code: 2 }
  }
}

/** The posted input, or the status that says why it cannot be read. */
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

/** A filled honeypot or an impossible speed; answered like a success, so that nothing is learnt from it. */
function looksAutomatic({ website, elapsed }: ContactMessage): boolean {
  return website !== '' || (elapsed !== undefined && elapsed < tooFast)
}

/** Whether Turnstile, where it is on, takes the visitor for a machine. A form posted without script cannot hold its token. */
async function isRefused(
  c: Context<Gateway>,
  post: Post,
  { turnstile }: ContactMessage,
  locale: Locale,
): Promise<boolean> {
  const variables = variablesOf(c.env)
  if (post.form || !variables.TURNSTILE_SECRET || locale === 'zh-CN') return false
  return !(await passesCheck(variables, {
    token: turnstile ?? '',
    address: addressOf(c),
    locale,
    request: requestOf(c),
  }))
}

/** Success is told with `code` 2; a message that is still to be sent is `queued` to the visitor, whatever its state. */
function answer(c: Context<Gateway>, post: Post, locale: Locale, { state, code }: { state: LeadState; code: number }) {
  const shown = state === 'received' || state === 'dead' ? 'queued' : state
  if (!post.form) return c.json({ code, state: shown })
  if (state === 'rejected') return formAgain(c, locale, post.form, 200, {})
  return c.redirect(localPath(locale, routes.contactSent.path), 303)
}

/** What is not read is let go of, or the connection it came by cannot take the next request. */
async function refuseLarge(c: Context<Gateway>) {
  await c.req.raw.body?.cancel().catch(() => undefined)
  return refuse(c, 413)
}

function refuse(c: Context<Gateway>, status: 400 | 413 | 415) {
  const t = words(callLocale(c))
  const refusals = {
    400: { error: 'bad-request', message: t('errors.api.json') },
    413: { error: 'too-large', message: t('errors.api.tooLarge') },
    415: { error: 'unsupported-type', message: t('errors.api.type') },
  }
  return c.json(refusals[status], status)
}

function refuseMessage(c: Context<Gateway>, post: Post, locale: Locale, problems: Problems) {
  const t = words(locale)
  const fields = inWords(problems, problemTexts(t))
  if (post.form) return formAgain(c, locale, post.form, 422, fields)
  return c.json({ error: 'invalid', message: t('errors.api.invalid'), fields }, 422)
}

function refuseTooMany(c: Context<Gateway>, post: Post, locale: Locale) {
  log('warn', 'contact-limited', { request: requestOf(c) })
  const message = words(locale)('errors.api.tooMany')
  c.header('Retry-After', '60')
  return post.form ? formAgain(c, locale, post.form, 429, {}, message) : c.json({ error: 'too-many', message }, 429)
}

/** The form once more, filled as it was posted. */
function formAgain(
  c: Context<Gateway>,
  locale: Locale,
  form: FormData,
  status: 200 | 422 | 429,
  problems: ProblemTexts,
  notice?: string,
) {
  const site = siteFor(locale, '/', pageSettings(variablesOf(c.env), urlOf(c).origin))
  return respond(c, site, contactAgainPage(form, problems, notice), status)
}

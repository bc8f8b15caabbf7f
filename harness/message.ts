import type { RunningSite } from './site.ts'

let clients = 0

/** A complete message. `over` replaces fields; undefined removes one. */
export function aMessage(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    key: crypto.randomUUID(),
    form: 'popup',
    page: '/en-US',
    name: 'Lin Wei',
    company: 'Bridge One Ltd.',
    job: [1, 101],
    position: 'bim-lead',
    positionOther: '',
    department: 'engineering',
    telphone: '13800138000',
    message: 'A hospital, 40,000 sqm',
    requirementTypes: [1, 3],
    agreement: true,
    website: '',
    elapsed: 41,
    ...over,
  }
}

/** A new IP address in a network of its own, so that no two senders share a rate limit. */
export function anAddress(): string {
  clients += 1
  return `2001:db8:${(process.pid & 0xffff).toString(16)}:${clients.toString(16)}::1`
}

/** Headers of a visitor from a country without a consent dialog. */
function visitorHeaders() {
  return { 'CF-Connecting-IP': anAddress(), 'CF-IPCountry': 'US' }
}

/** Posts a message as JSON, as the form does with JavaScript. */
export async function send(site: RunningSite, message: unknown, headers: Record<string, string> = {}) {
  const response = await site.get('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorHeaders(), ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** Posts a message as a browser without JavaScript does. */
export async function post(site: RunningSite, message: Record<string, unknown>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(message)) {
    for (const one of [value].flat()) if (one !== undefined) body.append(name, String(one))
  }
  return site.get('/api/contact', { method: 'POST', body, headers: { ...visitorHeaders(), ...headers } })
}

/** The row of a message, with its tasks `deliver` and `conversion`. */
export async function rowOf(site: Pick<RunningSite, 'db'>, key: unknown) {
  return site.db
    .prepare(
      `SELECT leads.key, leads.state, locale, page, request, message, consent, click_id, landing, upstream_code, created_at,
         updated_at, sending.state AS sending, sending.attempts, sending.due, sending.answer,
         upload.state AS conversion, upload.attempts AS conversion_attempts, upload.due AS conversion_due,
         upload.answer AS conversion_answer
       FROM leads
       LEFT JOIN outbox AS sending ON sending.key = leads.key AND sending.task = 'deliver'
       LEFT JOIN outbox AS upload ON upload.key = leads.key AND upload.task = 'conversion'
       WHERE leads.key = ?`,
    )
    .bind(key)
    .first<Record<string, unknown>>()
}

/** Inserts a message that is due, and its tasks. `over` replaces columns. */
export async function keepRow(
  db: D1Database,
  over: Record<string, unknown> = {},
  { deliver, conversion }: { deliver?: Record<string, unknown>; conversion?: Record<string, unknown> } = {
    deliver: { attempts: 1, due: 1 },
  },
): Promise<string> {
  const row: Record<string, unknown> = {
    key: crypto.randomUUID(),
    state: 'queued',
    locale: 'ja-JP',
    page: '/',
    message: '{"userName":"Lin Wei"}',
    consent: '{}',
    created_at: 1,
    updated_at: 1,
    request: '9a1b2c3d4e5f6789-NRT',
    ...over,
  }
  const insert = (table: string, values: Record<string, unknown>) =>
    db
      .prepare(`INSERT INTO ${table} (${Object.keys(values)}) VALUES (${Object.keys(values).map(() => '?')})`)
      .bind(...Object.values(values))
  await db.batch([
    insert('leads', row),
    ...(deliver ? [insert('outbox', { key: row.key, task: 'deliver', ...deliver })] : []),
    ...(conversion ? [insert('outbox', { key: row.key, task: 'conversion', ...conversion })] : []),
  ])
  return String(row.key)
}

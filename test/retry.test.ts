import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { delayAfter, mostAttempts } from '../worker/leads/attempts.ts'
import { convert } from '../worker/leads/convert.ts'
import { enqueue, type LeadJob } from '../worker/leads/deliver.ts'
import { queue } from '../worker/leads/queue.ts'
import { scheduled } from '../worker/leads/sweep.ts'
import { variablesOf } from '../worker/settings.ts'
import { type Bindings, startBindings } from './bindings.ts'
import { gate } from './gate.ts'
import { aMessage, rowOf, send } from './message.ts'
import { type RunningSite, startSite } from './site.ts'
import { type Mood, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let site: RunningSite
let bindings: Bindings
/** Log lines of what runs in this process. */
let lines: Record<string, unknown>[]

beforeAll(async () => {
  upstream = await startUpstream()
  const variables = {
    API_HOST: upstream.url,
    AD_CONVERSION_URL: `${upstream.url}/conversion`,
    LEAD_RETENTION_DAYS: '30',
  }
  bindings = await startBindings(variables)
  site = await startSite(variables, { AD_CONVERSION_TOKEN: 'ad-token' })
})
beforeEach(async () => {
  for (const db of [site.db, bindings.db]) await db.exec('DELETE FROM leads')
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', conversion: 'ok' })
  upstream.forget()
  bindings.queued.length = 0
  lines = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text) => void lines.push({ level, ...JSON.parse(text) }))
  }
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await Promise.all([site.close(), bindings.close()])
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})

const sentKeys = () => upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
const sweep = (scheduledTime = new Date('2026-11-21T10:30:00Z')) =>
  site.worker.scheduled({ cron: '* * * * *', scheduledTime })

async function aQueuedMessage(due = true): Promise<string> {
  upstream.moods.leaveAdd = 'error'
  const message = aMessage()
  await send(site, message)
  upstream.moods.leaveAdd = 'ok'
  upstream.forget()
  if (due) await site.db.prepare('UPDATE leads SET next_attempt_at = 1 WHERE key = ?').bind(message.key).run()
  return String(message.key)
}

async function aDeliveredMessage(): Promise<string> {
  const message = aMessage()
  await send(site, message)
  upstream.forget()
  return String(message.key)
}

/** Puts jobs into a queue, with as many for unknown messages as fill a batch, which is then taken at once. */
async function sendBatch(to: Queue, jobs: LeadJob[]) {
  const unknown = Array.from({ length: 10 - jobs.length }, () => aJob(crypto.randomUUID()))
  await to.sendBatch([...jobs, ...unknown].map((body) => ({ body })))
}

const away = () => {
  throw Error('D1 is away')
}

const aJob = (key: string, task: LeadJob['task'] = 'deliver'): LeadJob => ({ key, request: null, task })

describe('a job in the queue', () => {
  test('sends its message once that is due, with the same key, and does nothing for any other', async () => {
    const due = await aQueuedMessage()
    const leased = await aQueuedMessage(false)
    const finished = await aDeliveredMessage()

    await sendBatch(site.queues.leads, [aJob(leased), aJob(finished), aJob(due)])

    await expect.poll(() => rowOf(site, due)).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(sentKeys()).toEqual([due])
    expect(await rowOf(site, leased)).toMatchObject({ state: 'queued', attempts: 1 })
  })

  test('that the queue gave up makes its message dead, with an alert, and never touches a finished one', async () => {
    const key = await aQueuedMessage()
    const converting = await aQueuedMessage()
    const finished = await aDeliveredMessage()

    await sendBatch(site.queues.dead, [aJob(finished), aJob(converting, 'conversion'), aJob(key)])

    await expect.poll(() => rowOf(site, key)).toMatchObject({ state: 'dead', next_attempt_at: null })
    expect(await rowOf(site, finished)).toMatchObject({ state: 'delivered' })
    expect(await rowOf(site, converting)).toMatchObject({ state: 'queued' })
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'lead', key, state: 'dead', alert: true }))
  })
})

describe('the sweep', () => {
  test('sends what was received before a crash and never answered', async () => {
    const key = await aDeliveredMessage()
    await site.db.exec("UPDATE leads SET state = 'received', next_attempt_at = 1, upstream_code = NULL")

    await sweep()

    expect(await rowOf(site, key)).toMatchObject({ state: 'delivered', upstream_code: 2 })
    expect(sentKeys()).toEqual([key])
  })

  test('uploads a conversion that failed, and leaves its message alone', async () => {
    upstream.moods.conversion = 'error'
    const message = aMessage()
    await send(site, message, { Cookie: 'click_id=7; click_landing=%2Fen-US' })
    await expect.poll(() => rowOf(site, message.key)).toMatchObject({ conversion: 'pending', conversion_attempts: 1 })
    upstream.moods.conversion = 'ok'
    await site.db.exec('UPDATE leads SET conversion_at = 1')
    upstream.forget()

    await sweep()

    expect(await rowOf(site, message.key)).toMatchObject({ conversion: 'sent', state: 'delivered', attempts: 1 })
    expect(upstream.received('conversion')).toHaveLength(1)
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('deletes delivered, rejected and stored messages after their days, once a night, and no others', async () => {
    const states = ['delivered', 'rejected', 'stored', 'dead', 'queued', 'delivered']
    for (const [number, state] of states.entries()) {
      await keep({
        key: `message-${number}`,
        state,
        next_attempt_at: state === 'queued' ? Date.now() + 3_600_000 : null,
        created_at: Date.now() - (number < 5 ? 31 : 29) * 86_400_000,
      })
    }
    const left = async () =>
      (await site.db.prepare('SELECT key FROM leads ORDER BY key').all()).results.map(({ key }) => key)

    for (const time of ['17:00', '17:59', '18:01', '19:00', '06:00', '00:00'])
      await sweep(new Date(`2026-11-21T${time}:00Z`))
    expect(await left()).toHaveLength(6)
    await sweep(new Date('2026-11-21T18:00:00Z'))

    expect(await left()).toEqual(['message-3', 'message-4', 'message-5'])
    expect(site.logs()).toContainEqual({ event: 'leads-deleted', deleted: 3 })
  })
})

test('logs tell every change of state and nothing personal', async () => {
  upstream.moods.leaveAdd = 'error'
  const message = aMessage({
    name: 'Unmistakable Person',
    company: 'Unmistakable Ltd.',
    telphone: 'unmistakable@example.cn',
  })
  await send(site, message)

  const told = site.logs().filter((line) => (line as { key?: string }).key === message.key)
  expect(told).toMatchObject([{ state: 'received' }, { state: 'queued', attempts: 1, error: 'status 500' }])
  expect(JSON.stringify(site.logs())).not.toMatch(/unmistakable/i)
})

describe('the time between attempts', () => {
  const waits = (luck: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(luck)
    return Array.from({ length: mostAttempts - 1 }, (_, number) => delayAfter(number + 1))
  }

  test('is at first within 30 s, doubles, and never exceeds two hours and a half', () => {
    const [earliest, latest] = [waits(0), waits(1 - Number.EPSILON)]

    expect(earliest.slice(0, 4)).toEqual([20_000, 40_000, 80_000, 160_000])
    expect(latest[0]).toBe(25_000)
    expect(earliest.at(-1)).toBe(7_200_000)
    expect(latest.at(-1)).toBe(9_000_000)
  })

  test('adds up to about a day before a message is given up', () => {
    const hours = (luck: number) => waits(luck).reduce((sum, wait) => sum + wait, 0) / 3_600_000

    expect(hours(0)).toBeGreaterThan(20)
    expect(hours(1 - Number.EPSILON)).toBeLessThan(28)
  })
})

// From here on the jobs run in this process, so that queue, clock and rows are the test's.

/** A row as an earlier attempt left it: due, unless `over` says otherwise. */
async function keep(over: Record<string, unknown> = {}, db = site.db) {
  const values: Record<string, unknown> = {
    key: crypto.randomUUID(),
    state: 'queued',
    locale: 'ja-JP',
    page: '/',
    message: '{"userName":"Lin Wei"}',
    consent: '{}',
    conversion: 'none',
    attempts: 1,
    next_attempt_at: 1,
    created_at: 1,
    updated_at: 1,
    request: '9a1b2c3d4e5f6789-NRT',
    ...over,
  }
  const names = Object.keys(values)
  const places = names.map((_, index) => `?${index + 1}`)
  await db
    .prepare(`INSERT INTO leads (${names}) VALUES (${places})`)
    .bind(...Object.values(values))
    .run()
  return String(values.key)
}

const keepHere = (over?: Record<string, unknown>) => keep(over, bindings.db)
const rowHere = (key: string) => rowOf(bindings, key)
const converting = {
  state: 'delivered',
  conversion: 'pending',
  conversion_at: 1,
  landing: 'https://x.example/?bd_vid=1',
}

/** Hands one job to the queue's consumer: what it tells the queue. */
async function consume(job: LeadJob, env = bindings.env, name = 'plumbline-leads') {
  const told: unknown[] = []
  const message = { body: job, ack: () => told.push('ack'), retry: (options: unknown) => told.push(options) }
  await queue({ queue: name, messages: [message] } as unknown as MessageBatch<LeadJob>, env, bindings.ctx)
  await bindings.settled()
  return told
}

async function sweepHere(env = bindings.env, scheduledTime = Date.UTC(2026, 10, 21, 10, 30)) {
  await scheduled({ scheduledTime, cron: '', noRetry: () => {} }, env, bindings.ctx)
  await bindings.settled()
}

describe('what the consumer tells the queue', () => {
  test('is that a job is done where its message is delivered, rejected, leased or unknown', async () => {
    const key = await keepHere({ attempts: 3 })
    expect(await consume(aJob(key))).toEqual(['ack'])
    expect(await rowHere(key)).toMatchObject({ state: 'delivered', attempts: 4, upstream_code: 2 })
    expect(upstream.received('leaveAdd')[0]?.headers).toMatchObject({
      'idempotency-key': key,
      'accept-language': 'ja-JP',
    })

    upstream.moods.leaveAdd = 1
    const rejected = await keepHere()
    expect(await consume(aJob(rejected))).toEqual(['ack'])
    expect(await rowHere(rejected)).toMatchObject({ state: 'rejected', upstream_code: 1 })

    upstream.forget()
    expect(await consume(aJob(await keepHere({ next_attempt_at: Date.now() + 60_000 })))).toEqual(['ack'])
    expect(await consume(aJob(crypto.randomUUID()))).toEqual(['ack'])
    expect(upstream.received('leaveAdd')).toEqual([])
  })

  test('is to come back when the message is due again, in whole seconds, not before', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    upstream.moods.leaveAdd = 'error'
    const key = await keepHere({ attempts: 1 })
    const started = Date.now()

    const told = await consume(aJob(key))

    expect(told).toEqual([{ delaySeconds: 41 }])
    const row = await rowHere(key)
    expect(row).toMatchObject({ state: 'queued', attempts: 2, last_error: 'status 500' })
    expect(Number(row?.next_attempt_at)).toBeGreaterThanOrEqual(started + 41_000)
    expect(Number(row?.next_attempt_at)).toBeLessThanOrEqual(Date.now() + 41_000)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'lead', key, state: 'queued', attempts: 2 }))
  })

  test('is that the job is done after the last attempt, which leaves the message dead and somebody called', async () => {
    upstream.moods.leaveAdd = 'error'
    const last = await keepHere({ attempts: 18 })
    const before = await keepHere({ attempts: 17 })

    expect(await consume(aJob(last))).toEqual(['ack'])
    expect(await consume(aJob(before))).toEqual([{ delaySeconds: expect.any(Number) }])

    expect(await rowHere(last)).toMatchObject({ state: 'dead', next_attempt_at: null, attempts: 19 })
    expect(await rowHere(before)).toMatchObject({ state: 'queued' })
    expect(lines).toContainEqual({
      level: 'error',
      event: 'lead',
      request: '9a1b2c3d4e5f6789-NRT',
      key: last,
      state: 'dead',
      alert: true,
      error: 'status 500',
    })
  })

  test('is to come back in half a minute where something broke, which is logged', async () => {
    const broken = { ...bindings.env, DB: { prepare: away } } as unknown as Env
    const key = crypto.randomUUID()

    for (const [name, task] of [
      ['plumbline-leads', 'deliver'],
      ['plumbline-leads-dead', 'deliver'],
      ['plumbline-leads', 'conversion'],
    ] as const) {
      lines.length = 0
      expect(await consume({ ...aJob(key, task), request: 'r' }, broken, name)).toEqual([{ delaySeconds: 30 }])
      expect(lines).toMatchObject([{ level: 'error', event: 'lead-job-error', request: 'r', key, task }])
    }
  })

  test('is each job for itself: one that breaks leaves the others alone', async () => {
    const jobs = [aJob(await keepHere({ message: 'no JSON' })), aJob(await keepHere())]
    const told: unknown[] = []
    const messages = jobs.map((body) => ({
      body,
      ack: () => told.push(['done', body]),
      retry: (options: unknown) => told.push([options, body]),
    }))

    const batch = { queue: 'plumbline-leads', messages } as unknown as MessageBatch<LeadJob>
    await queue(batch, bindings.env, bindings.ctx)

    expect(told).toEqual([
      [{ delaySeconds: 30 }, jobs[0]],
      ['done', jobs[1]],
    ])
  })

  test('of a conversion is the same: done, to come back, or done after the last attempt', async () => {
    const key = await keepHere(converting)
    expect(await consume(aJob(key, 'conversion'))).toEqual(['ack'])
    expect(await rowHere(key)).toMatchObject({ conversion: 'sent', conversion_at: null, attempts: 1 })
    expect(upstream.received('leaveAdd')).toEqual([])

    vi.spyOn(Math, 'random').mockReturnValue(0)
    upstream.moods.conversion = 'error'
    const failing = await keepHere({ ...converting, conversion_attempts: 2 })
    expect(await consume(aJob(failing, 'conversion'))).toEqual([{ delaySeconds: 80 }])
    expect(await rowHere(failing)).toMatchObject({ conversion: 'pending', conversion_attempts: 3, state: 'delivered' })

    const spent = await keepHere({ ...converting, conversion_attempts: 18 })
    expect(await consume(aJob(spent, 'conversion'))).toEqual(['ack'])
    expect(await rowHere(spent)).toMatchObject({ conversion: 'failed', conversion_at: null, state: 'delivered' })
  })
})

describe('a conversion', () => {
  test('rides on the delivery of its message, and its failure comes back by the queue', async () => {
    upstream.moods.conversion = 'error'
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { landing } = converting
    const key = await keepHere({ conversion: 'pending', conversion_at: Date.now() + 60_000, landing })

    await consume(aJob(key))

    expect(await rowHere(key)).toMatchObject({ state: 'delivered', conversion: 'pending', conversion_attempts: 1 })
    expect(bindings.queued).toEqual([
      { job: { key, request: '9a1b2c3d4e5f6789-NRT', task: 'conversion' }, delaySeconds: 20 },
    ])
    expect(upstream.received('conversion')[0]?.body).toMatchObject({
      conversionTypes: [{ logidUrl: landing, newType: 3 }],
    })
    expect(upstream.received('conversion')[0]).toMatchObject({
      method: 'POST',
      headers: { 'accept-language': 'ja-JP' },
    })
  })

  test('is uploaded for a stored message too, never for a rejected or a dead one', async () => {
    const pending = { conversion: 'pending', conversion_at: Date.now() + 60_000, landing: converting.landing }
    const alone = bindings.envWith({ API_HOST: '' })
    const stored = await keepHere(pending)
    await consume(aJob(stored), alone)
    expect(await rowHere(stored)).toMatchObject({ state: 'stored', conversion: 'sent' })
    expect(upstream.received('leaveAdd')).toEqual([])

    upstream.forget()
    upstream.moods.leaveAdd = 7
    await consume(aJob(await keepHere(pending)))
    upstream.moods.leaveAdd = 'error'
    await consume(aJob(await keepHere({ ...pending, attempts: 18 })))
    expect(upstream.received('conversion')).toEqual([])
  })

  test('waits untouched where no ad platform is set', async () => {
    const key = await keepHere(converting)
    const off = bindings.envWith({ AD_CONVERSION_URL: '' })

    expect(await convert(off, variablesOf(off), key)).toBeNull()
    await sweepHere(off)

    expect(await rowHere(key)).toMatchObject({ conversion: 'pending', conversion_at: 1, conversion_attempts: 0 })
  })
})

describe('a sweep', () => {
  test('takes a hundred messages and a hundred conversions, the longest overdue first', async () => {
    const numbers = 'WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 100)'
    const common = "'ja-JP', '/', '{}', '{}', 0, 0"
    for (const [prefix, state, conversion] of [
      ['message', 'queued', 'none'],
      ['upload', 'delivered', 'pending'],
    ]) {
      await bindings.db.exec(
        `${numbers} INSERT INTO leads
        (key, state, conversion, next_attempt_at, conversion_at, locale, page, message, consent, created_at, updated_at)
        SELECT '${prefix}-' || i, '${state}', '${conversion}',
          ${state === 'queued' ? '500 - i' : 'NULL'}, 500 - i, ${common} FROM n`.replaceAll('\n', ' '),
      )
    }
    const taken: string[] = []
    const take = (key: string) => ({ first: async () => void taken.push(key) })
    const prepare = (sql: string) => (sql.startsWith('SELECT') ? bindings.db.prepare(sql) : { bind: take })

    await sweepHere({ ...bindings.env, DB: { prepare } } as unknown as Env)

    expect(taken).toHaveLength(200)
    expect(taken.slice(0, 2)).toEqual(['message-100', 'message-99'])
    expect(taken.slice(100, 102)).toEqual(['upload-100', 'upload-99'])
    for (const left of ['message-0', 'upload-0']) expect(taken).not.toContain(left)
  })

  test('sends six at a time, as many as a Worker may have open', async () => {
    const door = gate()
    upstream.moods.leaveAdd = behind(door)
    for (let count = 0; count < 8; count++) await keepHere()

    const swept = sweepHere()
    await expect.poll(() => upstream.received('leaveAdd').length).toBe(6)
    const { results } = await bindings.db.prepare('SELECT key FROM leads WHERE next_attempt_at = 1').all()
    door.open()
    await swept

    expect(results).toHaveLength(2)
    expect(sentKeys()).toHaveLength(8)
  })

  test('goes on where one message fails in a way nobody foresaw', async () => {
    const bad = await keepHere({ message: 'no JSON', next_attempt_at: 0 })
    const good = await keepHere()

    await sweepHere()

    expect(await rowHere(good)).toMatchObject({ state: 'delivered' })
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'sweep-error', key: bad }))
  })

  test('does not send again what another is sending', async () => {
    const door = gate()
    upstream.moods.leaveAdd = behind(door)
    const key = await keepHere()

    const first = sweepHere()
    await expect.poll(() => sentKeys()).toEqual([key])
    await Promise.all([
      scheduled({ scheduledTime: 0, cron: '', noRetry: () => {} }, bindings.env, bindings.ctx),
      consume(aJob(key)),
    ])
    door.open()
    await first

    expect(sentKeys()).toEqual([key])
    expect(await rowHere(key)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('owns a message for longer than its calls can take, and an upload for longer than its own', async () => {
    const door = gate()
    upstream.moods.leaveAdd = upstream.moods.conversion = behind(door)
    const [message, upload] = [await keepHere(), await keepHere(converting)]
    const started = Date.now()

    const working = Promise.all([consume(aJob(message)), consume(aJob(upload, 'conversion'))])
    await expect.poll(() => upstream.received('leaveAdd').length + upstream.received('conversion').length).toBe(2)
    const [sending, uploading] = [await rowHere(message), await rowHere(upload)]
    door.open()
    await working

    // 3 s for listWeb and 5 s for leaveAdd; 5 s for the upload. Half a minute at most: so long a crash delays a message.
    for (const end of [sending?.next_attempt_at, uploading?.conversion_at]) {
      expect(Number(end) - started).toBeGreaterThan(10_000)
      expect(Number(end) - started).toBeLessThan(60_000)
    }
  })
})

test('a job is put into the queue for whole seconds, rounded up', async () => {
  await enqueue(bindings.env, aJob('k'), 20_001)

  expect(bindings.queued).toEqual([{ job: aJob('k'), delaySeconds: 21 }])
})

/** An answer that is held back. */
function behind(door: ReturnType<typeof gate>) {
  return async (): Promise<Mood> => {
    await door.opened
    return 'ok'
  }
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aMessage, keepRow, rowOf, send } from '../harness/message.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import type { LeadJob } from '../worker/leads/attempts.ts'
import { tasks } from '../worker/leads/outbox.ts'
import { queue } from '../worker/leads/queue.ts'
import { leads } from '../worker/leads/store.ts'
import { scheduled } from '../worker/leads/sweep.ts'
import { delayAfter, isOn, mostAttempts } from '../worker/leads/tasks.ts'
import { variablesOf } from '../worker/settings.ts'
import { type Bindings, startBindings } from './bindings.ts'
import { gate } from './gate.ts'
import { type Mood, startUpstream, type Upstream } from './upstream.ts'
import { settled } from './workers.ts'

let upstream: Upstream
let site: RunningSite
let bindings: Bindings
/** Log lines of this process. */
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
  if (due) await site.db.prepare('UPDATE outbox SET due = 1 WHERE key = ?').bind(message.key).run()
  return String(message.key)
}

async function aDeliveredMessage(): Promise<string> {
  const message = aMessage()
  await send(site, message)
  upstream.forget()
  return String(message.key)
}

/** Sends jobs to the queue, padded with unknown messages to a full batch, which is taken at once. */
async function sendBatch(jobs: LeadJob[]) {
  const unknown = Array.from({ length: 10 - jobs.length }, () => aJob(crypto.randomUUID()))
  const { LEADS } = await site.bindings()
  await LEADS.sendBatch([...jobs, ...unknown].map((body) => ({ body })))
}

const away = () => {
  throw Error('D1 is away')
}

const aJob = (key: string, task: LeadJob['task'] = 'deliver'): LeadJob => ({ key, request: null, task })

describe('a job in the queue', () => {
  test('sends its message when due, with the same key, and does nothing for any other', async () => {
    const due = await aQueuedMessage()
    const leased = await aQueuedMessage(false)
    const finished = await aDeliveredMessage()

    await sendBatch([aJob(leased), aJob(finished), aJob(due)])

    await expect.poll(() => rowOf(site, due)).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(sentKeys()).toEqual([due])
    expect(await rowOf(site, leased)).toMatchObject({ state: 'queued', attempts: 1 })
  })
})

describe('the sweep', () => {
  test('sends messages that were received before a crash and never answered', async () => {
    const key = await aDeliveredMessage()
    await site.db.exec("UPDATE leads SET state = 'received', upstream_code = NULL")
    await site.db.exec("UPDATE outbox SET state = 'waiting', due = 1")

    await sweep()

    expect(await rowOf(site, key)).toMatchObject({ state: 'delivered', upstream_code: 2 })
    expect(sentKeys()).toEqual([key])
  })

  test('uploads a failed conversion without touching its message', async () => {
    upstream.moods.conversion = 'error'
    const message = aMessage()
    await send(site, message, { Cookie: 'click_id=7; click_landing=%2Fen-US' })
    await expect.poll(() => rowOf(site, message.key)).toMatchObject({ conversion: 'waiting', conversion_attempts: 1 })
    upstream.moods.conversion = 'ok'
    await site.db.exec("UPDATE outbox SET due = 1 WHERE task = 'conversion'")
    upstream.forget()

    await sweep()

    expect(await rowOf(site, message.key)).toMatchObject({ conversion: 'accepted', state: 'delivered', attempts: 1 })
    expect(upstream.received('conversion')).toHaveLength(1)
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('deletes delivered, rejected and stored messages after their retention days, once a night, and no others', async () => {
    const states = ['delivered', 'rejected', 'stored', 'dead', 'queued', 'delivered']
    for (const [number, state] of states.entries()) {
      const created_at = Date.now() - (number < 5 ? 31 : 29) * 86_400_000
      const due = state === 'queued' ? Date.now() + 3_600_000 : null
      await keepRow(site.db, { key: `message-${number}`, state, created_at }, { deliver: { due } })
    }
    const left = async () =>
      (await site.db.prepare('SELECT key FROM leads ORDER BY key').all()).results.map(({ key }) => key)

    for (const time of ['17:00', '17:59', '18:01', '19:00', '06:00', '00:00'])
      await sweep(new Date(`2026-11-21T${time}:00Z`))
    expect(await left()).toHaveLength(6)
    await sweep(new Date('2026-11-21T18:00:00Z'))

    expect(await left()).toEqual(['message-3', 'message-4', 'message-5'])
    await expect.poll(() => site.logs()).toContainEqual({ event: 'leads-deleted', deleted: 3 })
  })
})

test('logs report every change of state and nothing personal', async () => {
  upstream.moods.leaveAdd = 'error'
  const message = aMessage({
    name: 'Unmistakable Person',
    company: 'Unmistakable Ltd.',
    telphone: 'unmistakable@example.cn',
  })
  await send(site, message)

  const told = () => site.logs().filter((line) => (line as { key?: string }).key === message.key)
  await expect.poll(told).toMatchObject([{ state: 'received' }, { state: 'queued', attempts: 1, error: 'status 500' }])
  expect(JSON.stringify(site.logs())).not.toMatch(/unmistakable/i)
})

describe('the time between attempts', () => {
  const waits = (luck: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(luck)
    return Array.from({ length: mostAttempts - 1 }, (_, number) => delayAfter(number + 1))
  }

  test('is at first 30 s at most, doubles, and never exceeds two and a half hours', () => {
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

// The jobs below run in this process, so that the test controls queue, clock and rows.

const keepHere = (over?: Record<string, unknown>, deliver: Record<string, unknown> = { attempts: 1, due: 1 }) =>
  keepRow(bindings.db, over, { deliver })
const landing = 'https://x.example/?bd_vid=1'
/** A delivered message with a due conversion. */
const keepConverting = (conversion: Record<string, unknown> = { due: 1 }) =>
  keepRow(bindings.db, { state: 'delivered', landing, created_at: Date.now() }, { conversion })
const rowHere = (key: string) => rowOf(bindings, key)

/** Hands one job to the queue's consumer, and returns its acknowledgement or retry. */
async function consume(job: LeadJob, env = bindings.env, name = 'plumbline-leads') {
  const told: unknown[] = []
  const message = { body: job, ack: () => told.push('ack'), retry: (options: unknown) => told.push(options) }
  await queue({ queue: name, messages: [message] } as unknown as MessageBatch<LeadJob>, env)
  await settled()
  return told
}

async function sweepHere(env = bindings.env, scheduledTime = Date.UTC(2026, 10, 21, 10, 30)) {
  await scheduled({ scheduledTime, cron: '', noRetry: () => {} }, env)
  await settled()
}

describe('the queue, which only wakes the Worker,', () => {
  test('acknowledges a job whose message is delivered, rejected, leased or unknown', async () => {
    const key = await keepHere({}, { attempts: 3, due: 1 })
    expect(await consume(aJob(key))).toEqual(['ack'])
    expect(await rowHere(key)).toMatchObject({ state: 'delivered', attempts: 4, upstream_code: 2, due: null })
    expect(upstream.received('leaveAdd')[0]?.headers).toMatchObject({
      'idempotency-key': key,
      'accept-language': 'ja-JP',
    })

    upstream.moods.leaveAdd = 1
    const rejected = await keepHere()
    expect(await consume(aJob(rejected))).toEqual(['ack'])
    expect(await rowHere(rejected)).toMatchObject({ state: 'rejected', upstream_code: 1, answer: 'code 1' })

    upstream.forget()
    expect(await consume(aJob(await keepHere({}, { due: Date.now() + 60_000 })))).toEqual(['ack'])
    expect(await consume(aJob(crypto.randomUUID()))).toEqual(['ack'])
    expect(upstream.received('leaveAdd')).toEqual([])
  })

  test('retries when the message is due, in whole seconds, not earlier', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    upstream.moods.leaveAdd = 'error'
    const key = await keepHere()
    const started = Date.now()

    expect(await consume(aJob(key))).toEqual(['ack'])

    const job = { key, request: '9a1b2c3d4e5f6789-NRT', task: 'deliver' }
    expect(bindings.queued).toEqual([{ job, delaySeconds: 41 }])
    const row = await rowHere(key)
    expect(row).toMatchObject({ state: 'queued', attempts: 2, answer: 'status 500' })
    expect(Number(row?.due)).toBeGreaterThanOrEqual(started + 41_000)
    expect(Number(row?.due)).toBeLessThanOrEqual(Date.now() + 41_000)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'lead', key, state: 'queued', attempts: 2 }))
  })

  test('does not retry after the last attempt, which leaves the message dead and raises an alert', async () => {
    upstream.moods.leaveAdd = 'error'
    const last = await keepHere({}, { attempts: 18, due: 1 })
    const before = await keepHere({}, { attempts: 17, due: 1 })

    await consume(aJob(last))
    expect(bindings.queued).toEqual([])
    await consume(aJob(before))
    expect(bindings.queued).toHaveLength(1)

    expect(await rowHere(last)).toMatchObject({ state: 'dead', sending: 'dead', due: null, attempts: 19 })
    expect(await rowHere(before)).toMatchObject({ state: 'queued' })
    expect(lines).toContainEqual({
      level: 'error',
      event: 'lead',
      request: '9a1b2c3d4e5f6789-NRT',
      key: last,
      state: 'dead',
      attempts: 19,
      alert: true,
      error: 'status 500',
    })
  })

  test('retries a job in 20 s when D1 is away, which is logged and counts no attempt', async () => {
    const broken = { ...bindings.env, DB: { prepare: away } } as unknown as Env
    const key = await keepHere()

    for (const task of tasks.filter((task) => isOn(task, variablesOf(bindings.env)))) {
      lines.length = 0
      expect(await consume({ ...aJob(key, task), request: 'r' }, broken)).toEqual([{ delaySeconds: 20 }])
      expect(lines).toMatchObject([{ level: 'error', event: 'lead-job-error', request: 'r', key, task }])
    }
    expect(await rowHere(key)).toMatchObject({ state: 'queued', attempts: 1, due: 1 })
  })

  test('treats each job by itself: a failing one returns and the others continue', async () => {
    const jobs = [await keepHere({ message: 'no JSON' }), await keepHere()]
    const told: unknown[] = []
    const messages = jobs.map((key) => ({
      body: aJob(key),
      ack: () => told.push(['done', key]),
      retry: (options: unknown) => told.push([options, key]),
    }))

    const batch = { queue: 'plumbline-leads', messages } as unknown as MessageBatch<LeadJob>
    await queue(batch, bindings.env)

    expect(told).toEqual([
      [{ delaySeconds: 20 }, jobs[0]],
      ['done', jobs[1]],
    ])
  })

  test('treats a conversion alike: done, retried, or done after the last attempt', async () => {
    const key = await keepConverting()
    expect(await consume(aJob(key, 'conversion'))).toEqual(['ack'])
    expect(await rowHere(key)).toMatchObject({ conversion: 'accepted', conversion_due: null, state: 'delivered' })
    expect(upstream.received('leaveAdd')).toEqual([])

    vi.spyOn(Math, 'random').mockReturnValue(0)
    upstream.moods.conversion = 'error'
    const failing = await keepConverting({ attempts: 2, due: 1 })
    await consume(aJob(failing, 'conversion'))
    expect(bindings.queued).toMatchObject([{ job: { key: failing, task: 'conversion' }, delaySeconds: 80 }])
    expect(await rowHere(failing)).toMatchObject({ conversion: 'waiting', conversion_attempts: 3, state: 'delivered' })

    const spent = await keepConverting({ attempts: 18, due: 1 })
    await consume(aJob(spent, 'conversion'))
    expect(await rowHere(spent)).toMatchObject({ conversion: 'dead', conversion_due: null, state: 'delivered' })
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'conversion', key: spent, state: 'dead', alert: true }),
    )
  })
})

describe('a conversion', () => {
  /** A due message with an ad click. */
  const keepClicked = (over: Record<string, unknown> = {}, attempts = 1) =>
    keepHere({ landing, conversion: 'pending', conversion_at: 1, ...over }, { attempts, due: 1 })

  test('follows the delivery of its message, and is retried by the queue', async () => {
    upstream.moods.conversion = 'error'
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const key = await keepClicked()

    await consume(aJob(key))

    expect(await rowHere(key)).toMatchObject({ state: 'delivered', conversion: 'waiting', conversion_attempts: 1 })
    expect(bindings.queued).toEqual([
      { job: { key, request: '9a1b2c3d4e5f6789-NRT', task: 'conversion' }, delaySeconds: 20 },
    ])
    expect(upstream.received('conversion')[0]).toMatchObject({
      method: 'POST',
      headers: { 'accept-language': 'ja-JP' },
      body: { conversionTypes: [{ logidUrl: landing, newType: 3 }] },
    })
  })

  test('is uploaded for a stored message too, never for a rejected or a dead one', async () => {
    const alone = bindings.envWith({ API_HOST: '' })
    const stored = await keepClicked()
    await consume(aJob(stored), alone)
    expect(await rowHere(stored)).toMatchObject({ state: 'stored', conversion: 'accepted' })
    expect(upstream.received('leaveAdd')).toEqual([])

    upstream.forget()
    upstream.moods.leaveAdd = 7
    const rejected = await keepClicked()
    await consume(aJob(rejected))
    upstream.moods.leaveAdd = 'error'
    const dead = await keepClicked({}, 18)
    await consume(aJob(dead))
    expect(upstream.received('conversion')).toEqual([])
    for (const key of [rejected, dead]) expect(await rowHere(key)).toMatchObject({ conversion: null })
  })

  test('that is refused is kept, reported and not sent again; one with a bad token is tried again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const [refused, unknown, busy] = [await keepConverting(), await keepConverting(), await keepConverting()]
    for (const [key, mood] of [
      [refused, 'bad'],
      [unknown, 'unauthorized'],
      [busy, 'busy'],
    ] as const) {
      upstream.moods.conversion = mood
      await consume(aJob(key, 'conversion'))
    }

    expect(await rowHere(refused)).toMatchObject({ conversion: 'refused', conversion_answer: 'status 400' })
    expect(await rowHere(unknown)).toMatchObject({ conversion: 'waiting', conversion_answer: 'status 401' })
    expect(await rowHere(busy)).toMatchObject({ conversion: 'waiting', conversion_answer: 'status 429' })
    expect(bindings.queued.map(({ job }) => job.key)).toEqual([unknown, busy])
    const alerted = lines.filter(({ event, alert }) => event === 'conversion' && alert)
    expect(alerted).toMatchObject([
      { key: refused, state: 'refused', level: 'error' },
      { key: unknown, state: 'unanswered', level: 'error' },
    ])
  })

  test('waits when no ad platform is set; later, only what it still accepts is uploaded', async () => {
    const day = 86_400_000
    const [old, young] = [await keepConverting(), await keepConverting()]
    const age = (key: string, days: number) =>
      bindings.db
        .prepare('UPDATE leads SET created_at = ? WHERE key = ?')
        .bind(Date.now() - days * day, key)
        .run()
    await age(old, 31)
    await age(young, 29)
    const off = bindings.envWith({ AD_CONVERSION_URL: '' })

    await consume(aJob(old, 'conversion'), off)
    await sweepHere(off)
    for (const key of [old, young]) {
      expect(await rowHere(key)).toMatchObject({ conversion: 'waiting', conversion_due: 1, conversion_attempts: 0 })
    }

    await sweepHere()
    expect(await rowHere(old)).toMatchObject({ conversion: 'expired', conversion_due: null, conversion_attempts: 0 })
    expect(await rowHere(young)).toMatchObject({ conversion: 'accepted' })
    expect(upstream.received('conversion')).toHaveLength(1)
    expect(lines).toContainEqual({
      level: 'info',
      event: 'tasks-expired',
      task: 'conversion',
      expired: 1,
      days: 30,
    })
  })
})

describe('a sweep', () => {
  test('takes a hundred messages and a hundred conversions, longest overdue first', async () => {
    const numbers = 'WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 100)'
    for (const [prefix, state, task] of [
      ['message', 'queued', 'deliver'],
      ['upload', 'delivered', 'conversion'],
    ]) {
      await bindings.db.exec(
        `${numbers} INSERT INTO leads (key, state, locale, page, message, consent, created_at, updated_at)
        SELECT '${prefix}-' || i, '${state}', 'ja-JP', '/', '{}', '{}', ${Date.now()}, 0 FROM n`.replaceAll('\n', ' '),
      )
      await bindings.db.exec(
        `${numbers} INSERT INTO outbox (key, task, due) SELECT '${prefix}-' || i, '${task}', 500 - i FROM n`,
      )
    }
    const taken: string[] = []
    const bind = (key: string) => ({ first: async () => void taken.push(key) })
    const prepare = (sql: string) => (sql.startsWith('UPDATE outbox SET due') ? { bind } : bindings.db.prepare(sql))
    const batch = bindings.db.batch.bind(bindings.db)

    await sweepHere({ ...bindings.env, DB: { prepare, batch } } as unknown as Env)

    expect(taken).toHaveLength(200)
    expect(taken.slice(0, 2)).toEqual(['message-100', 'message-99'])
    expect(taken.slice(100, 102)).toEqual(['upload-100', 'upload-99'])
    for (const left of ['message-0', 'upload-0']) expect(taken).not.toContain(left)
  })

  test('waits a limited time for D1, and reports when it throws or never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    const silent = () => Promise.withResolvers<never>().promise
    const statement = { bind: () => statement, all: silent, first: silent, run: silent }
    const DB = { prepare: () => statement, batch: silent }
    let ended = 0
    const sweeps = [DB, { prepare: away, batch: away }].map(async (database) => {
      await sweepHere({ ...bindings.env, DB: database } as unknown as Env)
      ended += 1
    })

    await vi.advanceTimersByTimeAsync(15_000)

    expect(ended).toBe(2)
    await Promise.all(sweeps)
    expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['sweep-error', 'sweep-error'])
  })

  test('sends six at a time, the open connections of a Worker', async () => {
    const door = gate()
    upstream.moods.leaveAdd = behind(door)
    for (let count = 0; count < 8; count++) await keepHere()

    const swept = sweepHere()
    await expect.poll(() => upstream.received('leaveAdd').length).toBe(6)
    const { results } = await bindings.db.prepare('SELECT key FROM outbox WHERE due = 1').all()
    door.open()
    await swept

    expect(results).toHaveLength(2)
    expect(sentKeys()).toHaveLength(8)
  })

  test('adopts every unfinished message without an outbox row, as a Worker from before the outbox leaves them', async () => {
    const received = await keepRow(bindings.db, { state: 'received', next_attempt_at: 1 }, {})
    const queued = await keepRow(bindings.db, { next_attempt_at: 1, attempts: 4 }, {})
    const leased = await keepRow(bindings.db, { next_attempt_at: Date.now() + 60_000 }, {})
    const restored = await keepRow(bindings.db, { next_attempt_at: null }, {})
    const suspected = await keepRow(bindings.db, { state: 'suspected' }, {})

    await sweepHere()

    expect(sentKeys().sort()).toEqual([received, queued, restored].sort())
    expect(await rowHere(queued)).toMatchObject({ state: 'delivered', attempts: 5 })
    expect(await rowHere(leased)).toMatchObject({ state: 'queued', sending: 'waiting', attempts: 0 })
    expect(await rowHere(suspected)).toMatchObject({ state: 'suspected', sending: null })
  })

  test('raises an alert once an hour when rejected messages pile up, not for a single one', async () => {
    const told = () => lines.filter(({ event }) => event === 'leads-rejected')
    const reject = () => keepRow(bindings.db, { state: 'rejected', updated_at: Date.now() }, {})
    for (let count = 0; count < 4; count++) await reject()
    await keepRow(bindings.db, { state: 'rejected', updated_at: Date.now() - 3_700_000 }, {})

    await sweepHere(bindings.env, Date.UTC(2026, 10, 21, 10, 0))
    expect(told()).toEqual([])
    await reject()
    await sweepHere(bindings.env, Date.UTC(2026, 10, 21, 10, 30))
    expect(told()).toEqual([])
    await sweepHere(bindings.env, Date.UTC(2026, 10, 21, 11, 0))
    expect(told()).toEqual([{ level: 'error', event: 'leads-rejected', rejected: 5, alert: true }])
  })

  test('continues after an unforeseen failure of one message, which counts no attempt and is due again in 20 s', async () => {
    const bad = await keepHere({ message: 'no JSON' }, { attempts: 18, due: 0 })
    const good = await keepHere()

    await sweepHere()

    expect(await rowHere(good)).toMatchObject({ state: 'delivered' })
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'sweep-error', key: bad }))
    const row = await rowHere(bad)
    expect(row).toMatchObject({ state: 'queued', attempts: 18 })
    expect(Number(row?.due) - Date.now()).toBeLessThanOrEqual(20_000)
  })

  test('does not send a message that another sender holds', async () => {
    const door = gate()
    upstream.moods.leaveAdd = behind(door)
    const key = await keepHere()

    const first = sweepHere()
    await expect.poll(() => sentKeys()).toEqual([key])
    await Promise.all([scheduled({ scheduledTime: 0, cron: '', noRetry: () => {} }, bindings.env), consume(aJob(key))])
    door.open()
    await first

    expect(sentKeys()).toEqual([key])
    expect(await rowHere(key)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('holds a message for longer than its calls can take, and an upload for longer than its own', async () => {
    const door = gate()
    upstream.moods.leaveAdd = upstream.moods.conversion = behind(door)
    const [message, upload] = [await keepHere(), await keepConverting()]
    const started = Date.now()

    const working = Promise.all([consume(aJob(message)), consume(aJob(upload, 'conversion'))])
    await expect.poll(() => upstream.received('leaveAdd').length + upstream.received('conversion').length).toBe(2)
    const [sending, uploading] = [await rowHere(message), await rowHere(upload)]
    door.open()
    await working

    // 3 s for listWeb and 5 s for leaveAdd; 5 s for the upload. At most 30 s, the delay after a crash.
    for (const end of [sending?.due, uploading?.conversion_due]) {
      expect(Number(end) - started).toBeGreaterThan(10_000)
      expect(Number(end) - started).toBeLessThan(60_000)
    }
  })
})

test('after a point-in-time restore with jobs in the queue, answered messages are not sent twice and none is lost', async () => {
  const tables = ['leads', 'outbox'] as const
  const store = leads(bindings.db)
  const [before, answered] = [await keepHere(), await keepHere()]
  const pointInTime = await store.backup(0)
  const since = Date.now()
  const jobs = [aJob(before), aJob(answered)]
  await consume(aJob(answered))
  upstream.moods.leaveAdd = 9
  const rejected = await keepHere()
  await consume(aJob(rejected))
  upstream.moods.leaveAdd = 'error'
  const queued = await keepHere()
  await consume(aJob(queued))
  upstream.moods.leaveAdd = 'ok'
  upstream.forget()

  const off = bindings.envWith({ OUTBOX: 'off' })
  const backup = await store.backup(since)
  for (const table of tables) await bindings.db.exec(`DELETE FROM ${table}`)
  await bindings.db.batch(store.restored(pointInTime))
  for (const job of jobs) await consume(job, off)
  await sweepHere(off)
  expect(sentKeys()).toEqual([])
  await bindings.db.batch(store.restored(backup))
  for (const job of [...jobs, aJob(rejected), aJob(queued)]) await consume(job)
  await bindings.db.exec("UPDATE outbox SET due = 1 WHERE state = 'waiting'")
  await sweepHere()

  expect(sentKeys().sort()).toEqual([before, queued].sort())
  for (const key of [before, answered, queued]) expect(await rowHere(key)).toMatchObject({ state: 'delivered' })
  expect(await rowHere(rejected)).toMatchObject({ state: 'rejected', upstream_code: 9 })
})

/** An answer that the test holds back. */
function behind(door: ReturnType<typeof gate>) {
  return async (): Promise<Mood> => {
    await door.opened
    return 'ok'
  }
}

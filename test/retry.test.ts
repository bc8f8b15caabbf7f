import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMessage, rowOf, send } from './message.ts'
import { type RunningSite, startSite } from './site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let site: RunningSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: upstream.url, AD_CONVERSION_URL: `${upstream.url}/conversion`, LEAD_RETENTION_DAYS: '30' },
    { AD_CONVERSION_TOKEN: 'ad-token' },
  )
})
beforeEach(async () => {
  await site.db.exec('DELETE FROM leads') // what an earlier test left to be sent again
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', conversion: 'ok' })
  upstream.forget()
})
afterAll(async () => {
  await site.close()
  upstream.close()
})

const set = (key: unknown, assignments: string) =>
  site.db.prepare(`UPDATE leads SET ${assignments} WHERE key = ?`).bind(key).run()
const sweep = (scheduledTime = new Date('2026-11-21T10:30:00Z')) =>
  site.worker.scheduled({ cron: '* * * * *', scheduledTime })

async function aQueuedMessage(): Promise<string> {
  upstream.moods.leaveAdd = 'error'
  const message = aMessage()
  await send(site, message)
  upstream.moods.leaveAdd = 'ok'
  upstream.forget()
  return String(message.key)
}

describe('a job in the queue', () => {
  test('sends its message once that is due, with the same key', async () => {
    const key = await aQueuedMessage()
    await set(key, 'next_attempt_at = 1')

    await site.queues.leads.send({ key, task: 'deliver' })

    await expect.poll(() => rowOf(site, key)).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])).toEqual([key])
  })

  test('does nothing for a message that is leased, finished or unknown', async () => {
    const leased = await aQueuedMessage()
    const finished = aMessage()
    await send(site, finished)
    upstream.forget()

    await site.queues.leads.send({ key: leased, task: 'deliver' })
    await site.queues.leads.send({ key: finished.key, task: 'deliver' })
    await site.queues.leads.send({ key: crypto.randomUUID(), task: 'deliver' })
    const due = await aQueuedMessage()
    await set(due, 'next_attempt_at = 1')
    await site.queues.leads.send({ key: due, task: 'deliver' })

    await expect.poll(() => rowOf(site, due)).toMatchObject({ state: 'delivered' })
    expect(upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])).toEqual([due])
  })

  test('that the queue gave up makes its message dead, with an alert, and never touches a finished one', async () => {
    const key = await aQueuedMessage()
    const finished = aMessage()
    await send(site, finished)

    await site.queues.dead.send({ key: finished.key, task: 'deliver' })
    await site.queues.dead.send({ key, task: 'deliver' })

    await expect.poll(() => rowOf(site, key)).toMatchObject({ state: 'dead', next_attempt_at: null })
    expect(await rowOf(site, finished.key)).toMatchObject({ state: 'delivered' })
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'lead', key, state: 'dead', alert: true }))
  })
})

describe('the sweep', () => {
  test('sends what was received before a crash and never answered', async () => {
    const message = aMessage()
    await send(site, message)
    await set(message.key, "state = 'received', next_attempt_at = 1, upstream_code = NULL")

    await sweep()

    expect(await rowOf(site, message.key)).toMatchObject({ state: 'delivered' })
  })

  test('uploads a conversion that failed, and leaves its message alone', async () => {
    upstream.moods.conversion = 'error'
    const message = aMessage()
    await send(site, message, { Cookie: 'click_id=7; click_landing=%2Fen-US' })
    await expect.poll(() => rowOf(site, message.key)).toMatchObject({ conversion: 'pending', conversion_attempts: 1 })
    upstream.moods.conversion = 'ok'
    await set(message.key, 'conversion_at = 1')
    upstream.forget()

    await sweep()

    expect(await rowOf(site, message.key)).toMatchObject({ conversion: 'sent', state: 'delivered', attempts: 1 })
    expect(upstream.received('conversion')).toHaveLength(1)
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('deletes delivered, rejected and stored messages after their days, once a night, and no others', async () => {
    const keys: Record<string, string> = {}
    for (const state of ['delivered', 'rejected', 'stored', 'dead', 'queued']) {
      const message = aMessage()
      await send(site, message)
      const waiting = state === 'queued' ? `${Date.now() + 3_600_000}` : 'NULL'
      await set(
        message.key,
        `state = '${state}', next_attempt_at = ${waiting}, created_at = created_at - 31 * 86400000`,
      )
      keys[state] = String(message.key)
    }
    const young = aMessage()
    await send(site, young)

    await sweep(new Date('2026-11-21T17:59:00Z'))
    expect(await rowOf(site, keys.delivered)).not.toBeNull()
    await sweep(new Date('2026-11-21T18:00:00Z'))

    for (const state of ['delivered', 'rejected', 'stored']) expect(await rowOf(site, keys[state]), state).toBeNull()
    for (const state of ['dead', 'queued']) expect(await rowOf(site, keys[state]), state).not.toBeNull()
    expect(await rowOf(site, young.key)).not.toBeNull()
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

  const lines = site.logs().filter((line) => (line as { key?: string }).key === message.key)
  expect(lines).toMatchObject([{ state: 'received' }, { state: 'queued', attempts: 1, error: 'status 500' }])
  expect(JSON.stringify(site.logs())).not.toMatch(/unmistakable/i)
})

describe('npm run leads', () => {
  const storage = `${process.env.TMPDIR ?? '/tmp'}/leads-${process.pid}`
  const wrangler = (...words: string[]) =>
    execFileSync('wrangler', ['d1', ...words, '--local', '--persist-to', storage], { env: { ...process.env, CI: '1' } })
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/leads.mjs', ...words, '--persist-to', storage]).toString()
  const stored = '00000000-0000-4000-8000-000000000001'
  const dead = '00000000-0000-4000-8000-000000000002'

  test('lists, finds, exports what a spreadsheet cannot misread, replays and deletes', () => {
    wrangler('migrations', 'apply', 'DB')
    const body = JSON.stringify({
      userName: '=HYPERLINK("x")',
      company: '测量, "引"',
      leavePhone: 'a@b.cn',
      dep: '＝1',
    })
    const row = (key: string, state: string, at: number) =>
      `('${key}', '${state}', 'zh-CN', '/', '${body}', '{"version":"1"}', 'none', ${at}, ${at})`
    wrangler(
      'execute',
      'DB',
      '--command',
      `INSERT INTO leads (key, state, locale, page, message, consent, conversion, created_at, updated_at)
       VALUES ${row(stored, 'stored', Date.UTC(2026, 0, 5))}, ${row(dead, 'dead', Date.UTC(2026, 5, 5))}`,
    )

    const keys = (...words: string[]) => JSON.parse(run('--json', ...words)).map(({ key }: { key: string }) => key)
    expect(keys()).toEqual([stored, dead])
    expect(keys('--state', 'dead')).toEqual([dead])
    expect(keys('--since', '2026-03-01')).toEqual([dead])
    const csv = run('--csv', '--state', 'stored')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(csv).toContain('"测量, ""引"""')
    expect(csv).toContain(`"'＝1"`)

    expect(keys('--find', 'A@b.CN')).toEqual([stored, dead])
    expect(keys('--find', "o'brien")).toEqual([])

    expect(run('--replay', dead)).toContain('1 message')
    expect(run('--replay', 'stored')).toContain('1 message')
    expect(keys('--state', 'queued')).toEqual([stored, dead])

    expect(run('--delete', stored)).toContain('deleted')
    expect(() => run('--delete', stored)).toThrow(`No message has the key ${stored}`)
    expect(() => run('--delete', 'queued')).toThrow('--find')
  })
})

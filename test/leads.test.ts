import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepRow, rowOf } from '../harness/message.ts'
import { deletionOf, filterOf, replayOf } from '../scripts/leads/asked.ts'
import { brief, csv, deleted, readable, replayed } from '../scripts/leads/report.ts'
import type { NewLead } from '../worker/leads/lead.ts'
import { type Job, outbox } from '../worker/leads/outbox.ts'
import type { FirstState, LeadState } from '../worker/leads/states.ts'
import { type Filter, leads } from '../worker/leads/store.ts'
import { type Bindings, startBindings } from './bindings.ts'

const now = Date.UTC(2026, 10, 21, 10, 30)
const minute = 60_000
const day = 86_400_000
let bindings: Bindings
let db: D1Database
let store: ReturnType<typeof leads>
let box: ReturnType<typeof outbox>

beforeAll(async () => {
  bindings = await startBindings()
  db = bindings.db
  store = leads(db)
  box = outbox(db)
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await db.exec('DELETE FROM leads')
})
afterEach(() => void vi.useRealTimers())
afterAll(() => bindings.close())

function aLead(over: Partial<NewLead> = {}): NewLead {
  return {
    key: crypto.randomUUID(),
    locale: 'ja-JP',
    page: '/about',
    request: '9a1b2c3d4e5f6789-NRT',
    message: {
      company: 'Bridge One Ltd.',
      position: 'BIM lead',
      leavePhone: '13800138000',
      userName: 'Lin Wei',
      dep: 'Owner',
      requirementTypes: '1',
    },
    landing: null,
    clickId: null,
    consent: { version: '1', mode: 'ticked', at: '2026-11-21T10:30:00.000Z' },
    ...over,
  }
}

const withClick = { clickId: 'c1', landing: 'https://www.example.com/?bd_vid=c1' }
const row = (key: string) => rowOf(bindings, key)
const kept = (lead: NewLead, state: FirstState = 'received') => store.keep(lead, state, minute)
const sending = (key: string): Job => ({ key, task: 'deliver' })
const upload = (key: string): Job => ({ key, task: 'conversion' })

/** Ends the sending of a message, as an answer does. */
async function end(key: string, state: LeadState, code = 2) {
  const end = state === 'delivered' ? 'accepted' : state === 'rejected' ? 'refused' : 'dead'
  await db.batch([
    box.settled(sending(key), end, `code ${code}`),
    store.moved(key, state, { code }),
    ...box.caused(key),
  ])
}

describe('a message in D1', () => {
  test('is stored with all that is known of it and with its tasks, leased', async () => {
    const lead = aLead(withClick)

    const { lead: stored, isNew } = await kept(lead)

    expect(isNew).toBe(true)
    expect(stored).toEqual({
      key: lead.key,
      state: 'received',
      locale: 'ja-JP',
      page: '/about',
      request: '9a1b2c3d4e5f6789-NRT',
      message: lead.message,
      landing: withClick.landing,
      upstreamCode: null,
    })
    expect(await row(lead.key)).toMatchObject({
      click_id: 'c1',
      consent: JSON.stringify(lead.consent),
      created_at: now,
      updated_at: now,
      sending: 'waiting',
      attempts: 0,
      due: now + minute,
      answer: null,
      conversion: null,
    })
  })

  test('is stored completely or not at all, even when its outbox row fails', async () => {
    await db.exec("CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'D1 is ill'); END")
    const lead = aLead()

    await expect(kept(lead)).rejects.toThrow('D1 is ill')
    await db.exec('DROP TRIGGER broken')

    expect(await row(lead.key)).toBeNull()
  })

  test('that stays here or is suspected is sent to nobody; one that stays here converts', async () => {
    const [stored, suspected] = [aLead(withClick), aLead(withClick)]
    await kept(stored, 'stored')
    await kept(suspected, 'suspected')

    expect(await row(stored.key)).toMatchObject({ state: 'stored', sending: null, conversion: 'waiting' })
    expect(await row(suspected.key)).toMatchObject({ state: 'suspected', sending: null, conversion: null })
  })

  test('with a known key and the same words stays as it is, wherever it was sent from', async () => {
    const first = aLead()
    await kept(first)
    await end(first.key, 'rejected', 5)
    const again = aLead({ key: first.key, page: '/other', message: { ...first.message, source: 3, keyword: 'bim' } })

    const { lead, isNew } = await kept(again)

    expect(isNew).toBe(false)
    expect(lead).toMatchObject({ state: 'rejected', upstreamCode: 5, page: '/about' })
  })

  test('with the key of another and other words, from a duplicated tab, is separate, with its own key', async () => {
    const first = aLead()
    await kept(first)
    const second = aLead({ key: first.key })
    second.message.leaveContent = 'And a bridge'

    const [one, other] = [await kept(second), await kept(second)]

    expect([one.isNew, other.isNew]).toEqual([true, false])
    expect(one.lead.key).not.toBe(first.key)
    expect(one.lead.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(other.lead).toMatchObject({ key: one.lead.key, message: second.message })
    expect(await row(first.key)).toMatchObject({ message: JSON.stringify(first.message) })
    expect(await row(one.lead.key)).toMatchObject({ sending: 'waiting' })
  })

  test('changes state until it is finished: the first known answer stays', async () => {
    const { key } = aLead()
    await kept(aLead({ key }))
    vi.setSystemTime(now + 5)

    await end(key, 'delivered')
    await end(key, 'dead')

    expect(await row(key)).toMatchObject({ state: 'delivered', upstream_code: 2, due: null, updated_at: now + 5 })
    expect(await row(key)).toMatchObject({ sending: 'accepted', attempts: 1, answer: 'code 2' })
  })

  test('is deleted with its tasks when it is finished and past its retention days, not a millisecond earlier', async () => {
    const old = now - 30 * day - 1
    const keep = (state: string, created_at: number) => keepRow(db, { state, created_at })
    const gone = []
    for (const state of ['delivered', 'rejected', 'stored', 'suspected']) gone.push(await keep(state, old))
    const left = [await keep('delivered', now - 30 * day)]
    for (const state of ['received', 'queued', 'dead']) left.push(await keep(state, old))

    expect(await store.deleteOld(30)).toBe(4)

    for (const key of gone) expect(await row(key)).toBeNull()
    for (const key of left) expect(await row(key)).not.toBeNull()
    const { results } = await db.prepare('SELECT key FROM outbox').all()
    expect(results.map(({ key }) => key).sort()).toEqual(left.sort())
  })

  test('is in a backup with its tasks if it changed in the two days before, because its tasks may have ended since', async () => {
    const key = await keepRow(db, { updated_at: now - 2 * day })
    await keepRow(db, { updated_at: now - 2 * day - 1 })

    const backup = await store.backup(now)

    expect([backup.leads, backup.outbox].map((rows) => rows.map((row) => row.key))).toEqual([[key], [key]])
  })

  test('counts as waiting until it is finished', async () => {
    expect(await store.backlog()).toEqual({ waiting: 0, dead: 0, oldest: null, due: null })
    await keepRow(db, { created_at: 5, state: 'received' }, { deliver: { due: 70 } })
    await keepRow(db, { created_at: 6 }, { deliver: { due: 60 } })
    for (const state of ['delivered', 'rejected', 'stored', 'dead', 'suspected']) {
      await keepRow(db, { state }, { deliver: { due: null }, conversion: { due: 1 } })
    }

    expect(await store.backlog()).toEqual({ waiting: 2, dead: 1, oldest: 5, due: 60 })
  })
})

describe('a task in the outbox', () => {
  test('is claimed by one caller only when it is due, and leased', async () => {
    const due = await keepRow(db, {}, { deliver: { attempts: 3, due: now } })
    const early = await keepRow(db, {}, { deliver: { due: now + 1 } })
    const finished = await keepRow(db, { state: 'delivered' }, { deliver: { due: null, state: 'accepted' } })

    const claims = await Promise.all([box.claim(sending(due), minute), box.claim(sending(due), minute)])

    expect(claims.filter(Boolean)).toEqual([{ attempts: 3 }])
    expect(await row(due)).toMatchObject({ due: now + minute, attempts: 3, state: 'queued' })
    expect(await box.claim(upload(due), minute)).toBeNull()
    for (const key of [early, finished]) expect(await box.claim(sending(key), minute)).toBeNull()
  })

  test('is due at its time: longest overdue first, no more than requested, each task by itself', async () => {
    const keep = (due: number | null) => keepRow(db, {}, { deliver: { due }, conversion: { due: 1 } })
    const third = await keep(now)
    const first = await keep(now - 2)
    const second = await keep(now - 1)
    await keep(now + 1)
    await keep(null)

    expect(await box.due('deliver', 100)).toEqual([first, second, third])
    expect(await box.due('deliver', 2)).toEqual([first, second])
    expect(await box.due('conversion', 100)).toHaveLength(5)
  })

  test('is postponed with its reason, cut to 300 characters, and its attempt counted', async () => {
    const key = await keepRow(db)

    await box.settled(sending(key), { delay: minute }, 'x'.repeat(301)).run()

    expect(await row(key)).toMatchObject({
      sending: 'waiting',
      due: now + minute,
      answer: 'x'.repeat(300),
      attempts: 2,
    })
  })

  test('of a conversion is written when its message ends well, and only then', async () => {
    const ends = ['delivered', 'rejected', 'dead', 'queued'] as const
    const keys: string[] = []
    for (const state of ends) {
      const { lead } = await kept(aLead(withClick))
      await end(lead.key, state)
      keys.push(lead.key)
    }

    const rows = await Promise.all(keys.map(row))
    expect(rows.map((one) => one?.conversion)).toEqual(['waiting', null, null, null])
    expect(rows[0]).toMatchObject({ conversion_due: now, conversion_attempts: 0 })
  })
})

// Exact statements and tables of the Worker before the outbox (commit 6b33bc5, worker/data/leads.ts): building that
// Worker here would need its history and minutes.
describe('beside a Worker from before the outbox', () => {
  const before = {
    keep: `INSERT INTO leads (key, state, locale, page, message, consent, click_id, landing, conversion, conversion_at,
           attempts, next_attempt_at, created_at, updated_at, request)
         VALUES (?1, 'received', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1, ?9, ?10, ?10, ?11)
         ON CONFLICT (key) DO NOTHING RETURNING key`,
    claim: `UPDATE leads SET attempts = attempts + 1, next_attempt_at = ?2, updated_at = ?3
         WHERE key = ?1 AND next_attempt_at <= ?3 AND state IN ('received', 'queued') RETURNING key`,
    finish: `UPDATE leads SET state = ?2, upstream_code = ?3, next_attempt_at = NULL, updated_at = ?4
         WHERE key = ?1 AND state IN ('received', 'queued')`,
    postpone: `UPDATE leads SET state = 'queued', last_error = ?2, next_attempt_at = ?3, updated_at = ?4
         WHERE key = ?1 AND state IN ('received', 'queued')`,
    claimConversion: `UPDATE leads SET conversion_attempts = conversion_attempts + 1, conversion_at = ?2
         WHERE key = ?1 AND conversion_at <= ?3 AND conversion = 'pending' AND state IN ('delivered', 'stored') RETURNING key`,
    releaseConversion: `UPDATE leads SET conversion_at = ?2
         WHERE key = ?1 AND conversion = 'pending' AND state IN ('delivered', 'stored')`,
    replay: `UPDATE leads SET state = 'queued', attempts = 0, next_attempt_at = ?2, updated_at = ?2
         WHERE key = ?1 AND state IN ('stored', 'dead') RETURNING key`,
    deleteOld: "DELETE FROM leads WHERE state IN ('delivered', 'rejected', 'stored') AND created_at < ?1",
  }
  const run = async (sql: string, ...values: unknown[]) =>
    (
      await db
        .prepare(sql)
        .bind(...values)
        .all()
    ).results
  const keepBefore = async (conversion = 'none') => {
    const key = crypto.randomUUID()
    const landing = conversion === 'none' ? null : withClick.landing
    await run(before.keep, key, 'ja-JP', '/', '{}', '{}', null, landing, conversion, now + minute, now, 'request-1')
    return key
  }

  test('a message of the old Worker is adopted when its lease ends, and by one caller only', async () => {
    const key = await keepBefore()
    await box.adopt()
    expect(await box.claim(sending(key), minute)).toBeNull()
    vi.setSystemTime(now + minute)

    expect(await box.claim(sending(key), minute)).toEqual({ attempts: 1 })
    expect(await run(before.claim, key, now + 3 * minute, now + minute)).toEqual([])

    vi.setSystemTime(now + 2 * minute)
    expect(await run(before.claim, key, now + 3 * minute, now + 2 * minute)).toEqual([{ key }])
    expect(await box.claim(sending(key), minute)).toBeNull()
  })

  test('the outcome of an adopted message is known to both', async () => {
    const [delivered, postponed, other] = [await keepBefore(), await keepBefore(), await keepBefore()]
    await box.adopt()

    await run(before.finish, delivered, 'delivered', 2, now)
    await run(before.postpone, postponed, 'status 500', now + 5 * minute, now)
    await end(other, 'delivered')

    expect(await row(delivered)).toMatchObject({ sending: 'accepted', due: null })
    expect(await row(postponed)).toMatchObject({ sending: 'waiting', due: now + 5 * minute, answer: 'status 500' })
    expect(await run(before.claim, other, now + minute, now + day)).toEqual([])
    expect(await box.due('deliver', 10)).toEqual([])
  })

  test('a message of the new Worker can be sent by the old one after a rollback', async () => {
    const { lead } = await kept(aLead(withClick))
    await box.settled(sending(lead.key), { delay: minute }, 'status 500').run()

    expect(await run(before.claim, lead.key, now + minute, now)).toEqual([])
    expect(await run(before.claim, lead.key, now + 2 * minute, now + minute)).toEqual([{ key: lead.key }])
    await run(before.finish, lead.key, 'delivered', 2, now + minute)
    await run(before.releaseConversion, lead.key, now + minute)
    expect(await run(before.claimConversion, lead.key, now + 2 * minute, now + minute)).toEqual([{ key: lead.key }])
  })

  test('a conversion of the old Worker is adopted when it is due, and by one caller only', async () => {
    const [waiting, leased] = [await keepBefore('pending'), await keepBefore('pending')]
    for (const key of [waiting, leased]) await run(before.finish, key, 'delivered', 2, now)
    vi.setSystemTime(now + minute)
    await run(before.claimConversion, leased, now + 3 * minute, now + minute)

    await box.adopt()

    expect(await box.due('conversion', 10)).toEqual([waiting])
    expect(await run(before.claimConversion, waiting, now + 3 * minute, now + 2 * minute)).toEqual([])
  })

  test('its replays and deletions are valid here too', async () => {
    const dead = await keepRow(db, { state: 'dead' }, { deliver: { attempts: 19, due: null, state: 'dead' } })
    const old = await keepRow(db, { state: 'delivered', created_at: 1 })

    await run(before.replay, dead, now)
    await run(before.deleteOld, 2)

    expect(await row(dead)).toMatchObject({ sending: 'waiting', attempts: 0, due: now })
    expect((await db.prepare('SELECT key FROM outbox WHERE key = ?').bind(old).all()).results).toEqual([])
  })

  test('its waiting and failed rows move over, and a new state needs no migration', async () => {
    const tables = new DatabaseSync(':memory:')
    const migrate = (...names: string[]) => {
      for (const name of names) tables.exec(readFileSync(`worker/migrations/leads/${name}.sql`, 'utf8'))
    }
    migrate('0001_leads', '0003_lead_request')
    const states = ['received', 'queued', 'delivered', 'rejected', 'stored', 'dead']
    for (const state of states) {
      for (const conversion of ['none', 'pending', 'sent', 'failed']) {
        const isOpen = state === 'received' || state === 'queued'
        tables
          .prepare(
            `INSERT INTO leads VALUES (?, ?, 'ja-JP', '/', '{}', '{}', 'c', 'l', ?, 2, 1, 3, 'status 500', 7, ?, 1, 2, 'r')`,
          )
          .run(`${state}-${conversion}`, state, conversion, isOpen ? 60 : null)
      }
    }
    const select = (sql: string) => tables.prepare(sql).all()
    const all = select('SELECT * FROM leads ORDER BY key')

    expect(() => tables.exec("UPDATE leads SET state = 'suspected'")).toThrow('CHECK')
    migrate('0004_outbox')

    const moved = select('SELECT * FROM leads ORDER BY key')
    const uploads = ['delivered-pending', 'stored-pending']
    expect(moved).toEqual(all.map((one) => ({ ...one, ...(uploads.includes(`${one.key}`) && { conversion: 'none' }) })))
    expect(select("SELECT key, attempts, due, state, answer FROM outbox WHERE task = 'deliver'")).toHaveLength(8)
    expect(select("SELECT attempts, due, state, answer FROM outbox WHERE key = 'queued-none'")).toEqual([
      { attempts: 3, due: 60, state: 'waiting', answer: 'status 500' },
    ])
    expect(select("SELECT key, due, state FROM outbox WHERE task = 'conversion' ORDER BY key")).toEqual([
      { key: 'delivered-failed', due: null, state: 'dead' },
      { key: 'delivered-pending', due: 1, state: 'waiting' },
      { key: 'stored-failed', due: null, state: 'dead' },
      { key: 'stored-pending', due: 1, state: 'waiting' },
    ])
    tables.exec("UPDATE leads SET state = 'parked' WHERE key = 'dead-none'")
    tables.exec("INSERT INTO outbox (key, task, state) VALUES ('dead-none', 'mail', 'bounced')")
    tables.close()
  })
})

describe('the tables of messages', () => {
  test('are read and written through an index, by the Worker and by npm run leads', async () => {
    const asked: string[] = []
    const spied = { store: leads(spying(db, asked)), box: outbox(spying(db, asked)) }
    const { lead } = await spied.store.keep(aLead(withClick), 'received', minute)
    const { key } = lead
    await spied.box.claim(sending(key), minute)
    await spied.box.due('deliver', 100)
    spied.box.settled(sending(key), 'dead', '')
    spied.store.moved(key, 'dead')
    await spied.box.expire('conversion', 30)
    await spied.store.find(key)
    await spied.store.backlog()
    await spied.store.rejectedWithin(1)
    await spied.store.deleteOld(30)
    await spied.store.list({})
    for (const chosen of [{ key }, { state: 'dead' }] as const) await spied.store.replay(chosen)
    await spied.box.adopt()
    await spied.store.remove(key)

    expect(asked.length).toBeGreaterThan(20)
    for (const sql of asked) {
      const { results } = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array(Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n)))).fill(''))
        .all<{ detail: string }>()
      expect(
        results.map(({ detail }) => detail).filter((detail) => /^SCAN (leads|outbox)(?! USING COVERING)/.test(detail)),
        sql,
      ).toEqual([])
    }
  })
})

test('are not read by a sweep with nothing to adopt, if the messages are finished', async () => {
  await db.exec(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99) INSERT INTO leads
     (key, state, locale, page, message, consent, created_at, updated_at)
     SELECT 'k' || i, 'delivered', 'ja-JP', '/', '{}', '{}', 0, 0 FROM n`.replaceAll('\n', ' '),
  )

  const results = await box.adopt()

  expect(results.map(({ meta }) => meta.rows_read).reduce((sum, rows) => sum + rows)).toBeLessThan(10)
})

describe('npm run leads', () => {
  const keysOf = async (words: Parameters<typeof filterOf>[0]) =>
    (await store.list(filterOf(words) as Filter)).map(({ key }) => key)

  test('lists messages, oldest first, by state, day and text', async () => {
    const message = JSON.stringify(aLead().message)
    const june = await keepRow(db, { message, created_at: Date.UTC(2026, 5, 5), state: 'dead' })
    const january = await keepRow(db, { message, created_at: Date.UTC(2026, 0, 5), state: 'stored' }, {})
    const november = await keepRow(db, {
      message: message.replace('Lin Wei', "Pat O'Brien 測量"),
      created_at: Date.UTC(2026, 10, 1),
      state: 'suspected',
    })

    expect(await keysOf({})).toEqual([january, june, november])
    expect(await keysOf({ state: 'dead' })).toEqual([june])
    expect(await keysOf({ state: 'suspected,stored' })).toEqual([january, november])
    expect(await keysOf({ since: '2026-06-05' })).toEqual([june, november])
    expect(await keysOf({ since: '2026-06-06' })).toEqual([november])
    expect(await keysOf({ find: "o'BRIEN" })).toEqual([november])
    expect(await keysOf({ find: '測量' })).toEqual([november])
    expect(await keysOf({ find: '138001' })).toHaveLength(3)
    for (const find of ["' OR 1=1 --", "'' OR ''='"]) expect(await keysOf({ find }), find).toEqual([])
    expect(await keysOf({ find: 'lin wei', state: 'dead', since: '2026-01-01' })).toEqual([june])
  })

  test('explains a wrong call', () => {
    expect(filterOf({ state: 'dead,lost' })).toEqual({
      wrong: '--state lost: there are received, queued, delivered, rejected, stored, dead, suspected',
    })
    expect(filterOf({ state: "dead') OR ('1' = '1" })).toEqual({ wrong: expect.stringContaining('there are received') })
    expect(filterOf({ since: 'yesterday' })).toEqual({ wrong: expect.stringContaining('such as 2026-11-01') })
    for (const which of ['queued', 'delivered', 'everything', '1 OR 1=1']) {
      const wrong = '--replay takes a key, or one of stored, dead, rejected, suspected, conversions'
      expect(replayOf(which), which).toEqual({ wrong })
    }
    for (const key of ['dead', `${crypto.randomUUID()}' OR 1=1`]) {
      expect(deletionOf(key), key).toEqual({ wrong: expect.stringContaining('--find') })
    }
  })

  test('marks messages for the next sweep, all of a state or one, except waiting and delivered ones', async () => {
    const spent = { deliver: { attempts: 19, due: null, state: 'dead' } }
    const dead = [await keepRow(db, { state: 'dead' }, spent), await keepRow(db, { state: 'dead' }, spent)]
    const stored = await keepRow(db, { state: 'stored' }, {})
    const suspected = await keepRow(db, { state: 'suspected' }, {})
    const rejected = await keepRow(db, { state: 'rejected' }, { deliver: { due: null, state: 'refused' } })
    const delivered = await keepRow(db, { state: 'delivered' }, { deliver: { due: null, state: 'accepted' } })
    const queued = await keepRow(db, {}, { deliver: { attempts: 4, due: now + minute } })

    const replay = (which: string) => store.replay(replayOf(which) as { key: string })
    expect(await replay('dead')).toBe(2)
    for (const key of [stored.toUpperCase(), 'suspected', 'rejected']) expect(await replay(key), key).toBe(1)
    for (const key of [delivered, queued]) expect(await replay(key)).toBe(0)

    const sent = [...dead, stored, suspected, rejected]
    for (const key of sent) {
      expect(await row(key)).toMatchObject({ state: 'queued', sending: 'waiting', attempts: 0, due: now })
    }
    expect((await box.due('deliver', 100)).sort()).toEqual(sent.sort())
    expect(await row(queued)).toMatchObject({ attempts: 4, due: now + minute })
    expect(await row(delivered)).toMatchObject({ state: 'delivered', sending: 'accepted' })
    expect(replayed('dead', 2)).toEqual({ text: expect.stringMatching(/^2 messages go out/), failed: false })
    expect(replayed(stored, 1)).toEqual({ text: expect.stringMatching(/^1 message goes out/), failed: false })
    expect(replayed('stored', 0)).toEqual({ text: expect.stringMatching(/^0 messages go out/), failed: false })
    expect(replayed(stored, 0)).toMatchObject({ failed: true })
  })

  test('uploads refused and failed conversions again', async () => {
    const states = ['refused', 'dead', 'accepted', 'expired']
    const keep = (state: string) =>
      keepRow(db, { state: 'delivered' }, { conversion: { state, due: null, attempts: 19 } })
    const keys = await Promise.all(states.map(keep))

    expect(replayOf('conversions')).toBe('conversions')
    expect(await box.revive('conversion', ['refused', 'dead'])).toBe(2)

    expect((await box.due('conversion', 10)).sort()).toEqual(keys.slice(0, 2).sort())
    for (const key of keys.slice(0, 2)) expect(await box.claim(upload(key), minute)).toEqual({ attempts: 0 })
    expect(replayed('conversions', 2)).toEqual({ text: expect.stringMatching(/^2 conversions go out/), failed: false })
  })

  test('deletes the message of a key, whatever its state, and names other copies', async () => {
    const key = await keepRow(db, { state: 'delivered' })
    const other = await keepRow(db)
    expect(deletionOf(key.toUpperCase())).toEqual({ key })

    expect(await store.remove(key)).toBe('delivered')
    expect(await store.remove(key)).toBeNull()

    expect(await row(key)).toBeNull()
    expect(await row(other)).not.toBeNull()
    expect(deleted(key, 'delivered')).toEqual({
      text: expect.stringMatching(/^deleted; its state was delivered\n.*upstream/),
      failed: false,
    })
    expect(deleted(key, 'stored')).toEqual({ text: 'deleted; its state was stored', failed: false })
    expect(deleted(key, null)).toEqual({ text: expect.stringContaining(key), failed: true })
  })

  test('shows readable times, the fields of the message, its conversion, and the version of the consent', async () => {
    const { key } = (await kept(aLead(withClick))).lead
    await box.settled(sending(key), { delay: minute }, 'status 500').run()

    const [shown = {}] = (await store.list({})).map(readable)

    expect(shown).toMatchObject({
      key,
      request: '9a1b2c3d4e5f6789-NRT',
      state: 'received',
      page: '/about',
      created_at: '2026-11-21T10:30:00.000Z',
      updated_at: '2026-11-21T10:30:00.000Z',
      due: '2026-11-21T10:31:00.000Z',
      conversion: null,
      userName: 'Lin Wei',
      leavePhone: '13800138000',
      landing: withClick.landing,
      consent: '1',
    })
    expect(shown).not.toHaveProperty('message')
    expect(brief(shown)).toEqual({
      key,
      state: 'received',
      created_at: '2026-11-21T10:30:00.000Z',
      userName: 'Lin Wei',
      company: 'Bridge One Ltd.',
      leavePhone: '13800138000',
      attempts: 1,
      answer: 'status 500',
    })
    await end(key, 'delivered')
    expect((await store.list({})).map(readable)).toMatchObject([{ due: null, conversion: 'waiting' }])
  })

  test('exports CSV that a spreadsheet cannot misread', () => {
    const formulas = [
      '=HYPERLINK("x")',
      '+1',
      '-1',
      '@SUM(A1)',
      '＝1',
      '＋1',
      '－1',
      '＠1',
      ' =1',
      '\t=1',
      '\r=1',
      '\t1',
    ]
    const text = csv([
      { name: '测量, "引"', empty: null },
      { name: 'a\nb', more: 0 },
      ...formulas.map((name) => ({ name })),
    ])

    const [head, first, second, ...rest] = text.slice(1).split('\r\n')
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect([head, first, second]).toEqual(['"name","empty","more"', '"测量, ""引""","",""', '"a\nb","","0"'])
    expect(rest).toEqual([...formulas.map((cell) => `"'${cell.replaceAll('"', '""')}","",""`), ''])
  })
})

// Every command starts wrangler, so these tests only cover the call and its output.
describe('the command npm run leads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  const [empty, listed, changed, other] = ['empty', 'listed', 'changed', 'other'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  const key = '00000000-0000-4000-8000-000000000001'
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }))

  const command = (...words: string[]) =>
    new Promise<{ status: number; output: string; errors: string }>((resolve) => {
      execFile(process.execPath, ['scripts/leads.mjs', ...words], (error, output, errors) =>
        resolve({ status: Number(error?.code ?? 0), output, errors }),
      )
    })

  /** Adds tables and a stored message to the empty database that wrangler created. */
  function fill(storage: string) {
    const [file = ''] = globSync(`${storage}/**/*.sqlite`).filter((name) => !name.endsWith('metadata.sqlite'))
    const tables = new DatabaseSync(file)
    for (const name of readdirSync('worker/migrations/leads').sort()) {
      tables.exec(readFileSync(`worker/migrations/leads/${name}`, 'utf8'))
    }
    tables.exec(`INSERT INTO leads (key, state, locale, page, message, consent, conversion, created_at, updated_at)
      VALUES ('${key}', 'stored', 'zh-CN', '/', '{"userName":"Lin Wei"}', '{"version":"1"}', 'none', ${now}, ${now})`)
    tables.close()
  }

  // Starts wrangler several times.
  test('reads and changes the given database, and says what to do when it cannot', async () => {
    const lacking = await command('--json', '--persist-to', empty)
    for (const storage of [listed, changed, other]) {
      cpSync(empty, storage, { recursive: true })
      fill(storage)
    }
    const [found, gone, missing, wrong, unknown] = await Promise.all([
      command('--json', '--state', 'stored', '--persist-to', listed),
      command('--delete', key, '--persist-to', changed),
      command('--replay', key.replace(/1$/, '2'), '--persist-to', other),
      command('--replay', 'queued'),
      command('--everything'),
    ])

    expect(lacking).toMatchObject({
      status: 1,
      errors: expect.stringContaining(`npx wrangler d1 migrations apply DB --local --persist-to ${empty}`),
    })
    expect(found.status).toBe(0)
    expect(JSON.parse(found.output)).toMatchObject([{ key, userName: 'Lin Wei', consent: '1' }])
    expect(gone).toMatchObject({ status: 0, output: 'deleted; its state was stored\n' })
    expect(missing).toMatchObject({ status: 1, output: '', errors: expect.stringMatching(/^0 messages go out/) })
    expect(wrong).toMatchObject({
      status: 2,
      errors: '--replay takes a key, or one of stored, dead, rejected, suspected, conversions\n',
    })
    expect(unknown).toMatchObject({ status: 2, errors: expect.stringContaining('Options: --json, --csv, --state') })
  })
})

/** The database, with its SQL added to `asked`. */
function spying(real: D1Database, asked: string[]): D1Database {
  return {
    prepare: (sql: string) => {
      asked.push(sql)
      return real.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => real.batch(statements),
  } as unknown as D1Database
}

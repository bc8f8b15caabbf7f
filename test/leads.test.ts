import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { brief, csv, deleted, type Row, readable, replayed } from '../scripts/leads/report.ts'
import { type Asked, deleting, listing, replaying } from '../scripts/leads/statements.ts'
import { leads, type NewLead } from '../worker/leads/store.ts'
import { type Bindings, startBindings } from './bindings.ts'

const now = Date.UTC(2026, 10, 21, 10, 30)
const minute = 60_000
const day = 86_400_000
let bindings: Bindings
let db: D1Database
let store: ReturnType<typeof leads>

beforeAll(async () => {
  bindings = await startBindings()
  db = bindings.db
  store = leads(db)
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
const row = (key: string) => db.prepare('SELECT * FROM leads WHERE key = ?').bind(key).first<Record<string, unknown>>()

/** A message whose row has other values. */
async function aRow(over: Record<string, unknown> = {}, lead = aLead()): Promise<string> {
  await store.keep(lead, minute)
  for (const [name, value] of Object.entries(over)) {
    await db.prepare(`UPDATE leads SET ${name} = ? WHERE key = ?`).bind(value, lead.key).run()
  }
  return lead.key
}

describe('a message in D1', () => {
  test('is kept with all that is known of it, leased, its attempt counted', async () => {
    const lead = aLead(withClick)

    const { lead: kept, isNew } = await store.keep(lead, minute)

    expect(isNew).toBe(true)
    expect(kept).toEqual({
      key: lead.key,
      state: 'received',
      locale: 'ja-JP',
      page: '/about',
      request: '9a1b2c3d4e5f6789-NRT',
      message: lead.message,
      landing: withClick.landing,
      attempts: 1,
      conversionAttempts: 0,
      upstreamCode: null,
    })
    expect(await row(lead.key)).toMatchObject({
      click_id: 'c1',
      consent: JSON.stringify(lead.consent),
      conversion: 'pending',
      conversion_at: now + minute,
      next_attempt_at: now + minute,
      created_at: now,
      updated_at: now,
      last_error: null,
    })
  })

  test('without an ad click has no conversion', async () => {
    const key = await aRow()

    expect(await row(key)).toMatchObject({ conversion: 'none', click_id: null, landing: null })
  })

  test('with a key that is there already is left as it is', async () => {
    const first = aLead()
    await store.keep(first, minute)
    await store.finish(first.key, 'rejected', 5)

    const { lead, isNew } = await store.keep(aLead({ key: first.key, page: '/other' }), minute)

    expect(isNew).toBe(false)
    expect(lead).toMatchObject({ state: 'rejected', upstreamCode: 5, page: '/about' })
  })

  test('is taken where it is due, by one only, and leased', async () => {
    const due = await aRow({ next_attempt_at: now, attempts: 3 })
    const early = await aRow({ next_attempt_at: now + 1 })

    const claims = await Promise.all([store.claim(due, minute), store.claim(due, minute)])

    expect(claims.filter(Boolean)).toMatchObject([{ key: due, attempts: 4 }])
    expect(await row(due)).toMatchObject({ next_attempt_at: now + minute, updated_at: now, state: 'received' })
    expect(await store.claim(early, minute)).toBeNull()
    for (const state of ['delivered', 'rejected', 'stored', 'dead']) {
      expect(await store.claim(await aRow({ state, next_attempt_at: 1 }), minute), state).toBeNull()
    }
    expect(await store.claim(await aRow({ state: 'queued', next_attempt_at: 1 }), minute)).not.toBeNull()
  })

  test('is due when its time has come: the longest overdue first, no more than asked for', async () => {
    const third = await aRow({ next_attempt_at: now })
    const first = await aRow({ next_attempt_at: now - 2 })
    const second = await aRow({ next_attempt_at: now - 1, state: 'queued' })
    await aRow({ next_attempt_at: now + 1 })
    await aRow({ next_attempt_at: null, state: 'dead' })

    expect(await store.due(100)).toEqual([first, second, third])
    expect(await store.due(2)).toEqual([first, second])
  })

  test('is finished once: the first known answer stands', async () => {
    const key = await aRow({ updated_at: 1 })

    await store.finish(key, 'delivered', 2)
    await store.finish(key, 'dead')
    await store.postpone(key, minute, 'too late')

    expect(await row(key)).toMatchObject({
      state: 'delivered',
      upstream_code: 2,
      next_attempt_at: null,
      updated_at: now,
      last_error: null,
    })
  })

  test('is put off with the reason, cut to 300 characters', async () => {
    const key = await aRow({ updated_at: 1 })

    await store.postpone(key, minute, 'x'.repeat(301))

    expect(await row(key)).toMatchObject({
      state: 'queued',
      next_attempt_at: now + minute,
      last_error: 'x'.repeat(300),
      updated_at: now,
    })
  })

  test('is deleted when it is finished and older than its days, not a millisecond before', async () => {
    const old = { created_at: now - 30 * day - 1 }
    const gone = []
    for (const state of ['delivered', 'rejected', 'stored']) gone.push(await aRow({ ...old, state }))
    const kept = [await aRow({ state: 'delivered', created_at: now - 30 * day })]
    for (const state of ['received', 'queued', 'dead']) kept.push(await aRow({ ...old, state }))

    expect(await store.deleteOld(30)).toBe(3)

    for (const key of gone) expect(await row(key)).toBeNull()
    for (const key of kept) expect(await row(key)).not.toBeNull()
  })

  test('counts among what waits until it is finished', async () => {
    expect(await store.backlog()).toEqual({ waiting: 0, dead: 0, oldest: null, due: null })
    await aRow({ created_at: 5, next_attempt_at: 70 })
    await aRow({ created_at: 6, next_attempt_at: 60, state: 'queued' })
    for (const state of ['delivered', 'rejected', 'stored']) await aRow({ created_at: 1, next_attempt_at: 1, state })
    await aRow({ created_at: 1, next_attempt_at: 1, state: 'dead' })

    expect(await store.backlog()).toEqual({ waiting: 2, dead: 1, oldest: 5, due: 60 })
  })
})

describe('an ad conversion in D1', () => {
  test('is taken once its message is delivered or stored and its time has come', async () => {
    const pending = { conversion_at: now, state: 'delivered' }
    const due = await aRow(pending, aLead(withClick))
    const stored = await aRow({ ...pending, state: 'stored', conversion_at: now - 1 }, aLead(withClick))
    const others = [
      await aRow({ ...pending, conversion_at: now + 1 }, aLead(withClick)),
      await aRow({ ...pending, conversion: 'sent' }, aLead(withClick)),
      await aRow({ ...pending, conversion: 'failed' }, aLead(withClick)),
      await aRow(pending),
    ]
    for (const state of ['received', 'queued', 'rejected', 'dead']) {
      others.push(await aRow({ ...pending, state }, aLead(withClick)))
    }

    expect(await store.dueConversions(100)).toEqual([stored, due])
    expect(await store.dueConversions(1)).toEqual([stored])
    for (const key of others)
      expect(await store.claimConversion(key, minute), JSON.stringify(await row(key))).toBeNull()
    expect(await store.claimConversion(due, minute)).toMatchObject({ key: due, conversionAttempts: 1, attempts: 1 })
    expect(await row(due)).toMatchObject({ conversion_at: now + minute, conversion_attempts: 1 })
    expect(await store.claimConversion(due, minute)).toBeNull()
  })

  test('is released by the end of its message, and only by a good one', async () => {
    const delivered = await aRow({ state: 'delivered' }, aLead(withClick))
    const rejected = await aRow({ state: 'rejected' }, aLead(withClick))

    for (const key of [delivered, rejected]) await store.releaseConversion(key)

    expect(await row(delivered)).toMatchObject({ conversion_at: now })
    expect(await row(rejected)).toMatchObject({ conversion_at: now + minute })
  })

  test('ends as sent or failed, or is put off', async () => {
    const keys = []
    for (const outcome of ['sent', 'failed', { delay: minute }] as const) {
      const key = await aRow({ state: 'delivered', conversion_at: now }, aLead(withClick))
      await store.settleConversion(key, outcome)
      keys.push(key)
    }

    expect(await row(keys[0] ?? '')).toMatchObject({ conversion: 'sent', conversion_at: null, state: 'delivered' })
    expect(await row(keys[1] ?? '')).toMatchObject({ conversion: 'failed', conversion_at: null })
    expect(await row(keys[2] ?? '')).toMatchObject({ conversion: 'pending', conversion_at: now + minute })
  })
})

describe('the table of messages', () => {
  test('is read and written through an index, by the Worker and by npm run leads', async () => {
    const asked: string[] = []
    const spied = leads(spying(db, asked))
    const key = crypto.randomUUID()
    await spied.keep(aLead(withClick), minute)
    await spied.claim(key, minute)
    await spied.due(100)
    await spied.finish(key, 'dead')
    await spied.postpone(key, minute, 'late')
    await spied.claimConversion(key, minute)
    await spied.dueConversions(100)
    await spied.releaseConversion(key)
    await spied.settleConversion(key, 'sent')
    await spied.settleConversion(key, { delay: 1 })
    await spied.backlog()
    await spied.deleteOld(30)
    asked.push(sqlOf(listing({})), sqlOf(replaying('dead')), sqlOf(replaying(key)), sqlOf(deleting(key)))

    expect(asked).toHaveLength(16)
    for (const sql of asked) {
      const { results } = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...Array(Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n)))).fill(''))
        .all<{ detail: string }>()
      expect(
        results.map(({ detail }) => detail).filter((detail) => /^SCAN leads(?! USING COVERING)/.test(detail)),
        sql,
      ).toEqual([])
    }
  })

  test('knows no other states', async () => {
    const key = await aRow()

    for (const [column, value] of [
      ['state', 'lost'],
      ['conversion', 'maybe'],
      ['created_at', 'today'],
      ['message', null],
    ]) {
      const change = db.prepare(`UPDATE leads SET ${column} = ? WHERE key = ?`).bind(value, key).run()
      await expect(change, `${column}`).rejects.toThrow()
    }
  })
})

const run = async <T = Record<string, unknown>>(asked: Asked) => (await db.prepare(sqlOf(asked)).all<T>()).results

function sqlOf(asked: Asked): string {
  if ('wrong' in asked) throw new Error(asked.wrong)
  return asked.sql
}

describe('npm run leads', () => {
  const keysOf = async (filter: Parameters<typeof listing>[0]) => (await run(listing(filter))).map(({ key }) => key)

  test('lists messages, the oldest first, by state, day and text', async () => {
    const june = await aRow({ created_at: Date.UTC(2026, 5, 5), state: 'dead' })
    const january = await aRow({ created_at: Date.UTC(2026, 0, 5), state: 'stored' })
    const other = aLead()
    other.message.userName = "Pat O'Brien 測量"
    const november = await aRow({ created_at: Date.UTC(2026, 10, 1), state: 'delivered' }, other)

    expect(await keysOf({})).toEqual([january, june, november])
    expect(await keysOf({ state: 'dead' })).toEqual([june])
    expect(await keysOf({ state: 'delivered,stored' })).toEqual([january, november])
    expect(await keysOf({ since: '2026-06-05' })).toEqual([june, november])
    expect(await keysOf({ since: '2026-06-06' })).toEqual([november])
    expect(await keysOf({ find: "o'BRIEN" })).toEqual([november])
    expect(await keysOf({ find: '測量' })).toEqual([november])
    expect(await keysOf({ find: '138001' })).toHaveLength(3)
    for (const find of ["' OR 1=1 --", "'' OR ''='"]) expect(await keysOf({ find }), find).toEqual([])
    expect(await keysOf({ find: 'lin wei', state: 'dead', since: '2026-01-01' })).toEqual([june])
  })

  test('says how to ask where it is asked wrongly', () => {
    expect(listing({ state: 'dead,lost' })).toEqual({
      wrong: '--state lost: there are received, queued, delivered, rejected, stored, dead',
    })
    expect(listing({ state: "dead') OR ('1' = '1" })).toEqual({ wrong: expect.stringContaining('there are received') })
    expect(listing({ since: 'yesterday' })).toEqual({ wrong: expect.stringContaining('such as 2026-11-01') })
    for (const which of ['queued', 'delivered', 'everything', '1 OR 1=1']) {
      expect(replaying(which), which).toEqual({ wrong: '--replay takes a key, or one of stored, dead' })
    }
    for (const key of ['dead', `${crypto.randomUUID()}' OR 1=1`]) {
      expect(deleting(key), key).toEqual({ wrong: expect.stringContaining('--find') })
    }
  })

  test('hands dead and stored messages to the next sweep, all of a state or one, and no others', async () => {
    const spent = { attempts: 19, next_attempt_at: null, updated_at: 1 }
    const dead = [await aRow({ ...spent, state: 'dead' }), await aRow({ ...spent, state: 'dead' })]
    const stored = await aRow({ ...spent, state: 'stored' })
    const delivered = await aRow({ ...spent, state: 'delivered' })
    const queued = await aRow({ state: 'queued', attempts: 4 })

    expect(await run(replaying('dead'))).toHaveLength(2)
    expect(await run(replaying(stored.toUpperCase()))).toEqual([{ key: stored }])
    for (const key of [delivered, queued]) expect(await run(replaying(key))).toEqual([])

    for (const key of [...dead, stored]) {
      expect(await row(key)).toMatchObject({ state: 'queued', attempts: 0, next_attempt_at: now, updated_at: now })
    }
    expect((await store.due(100)).sort()).toEqual([...dead, stored].sort())
    expect(await row(queued)).toMatchObject({ attempts: 4, next_attempt_at: now + minute })
    expect(await row(delivered)).toMatchObject({ state: 'delivered' })
    expect(replayed('dead', 2)).toEqual({ text: expect.stringMatching(/^2 messages go out/), failed: false })
    expect(replayed(stored, 1)).toEqual({ text: expect.stringMatching(/^1 message goes out/), failed: false })
    expect(replayed('stored', 0)).toEqual({ text: expect.stringMatching(/^0 messages go out/), failed: false })
    expect(replayed(stored, 0)).toMatchObject({ failed: true })
  })

  test('deletes the one message of a key, whatever its state, and tells where copies may be', async () => {
    const key = await aRow({ state: 'delivered' })
    const other = await aRow()

    expect(await run(deleting(key.toUpperCase()))).toEqual([{ state: 'delivered' }])
    expect(await run(deleting(key))).toEqual([])

    expect(await row(key)).toBeNull()
    expect(await row(other)).not.toBeNull()
    expect(deleted(key, 'delivered')).toEqual({
      text: expect.stringMatching(/^deleted, state delivered\n.*upstream/),
      failed: false,
    })
    expect(deleted(key, 'stored')).toEqual({ text: 'deleted, state stored', failed: false })
    expect(deleted(key, undefined)).toEqual({ text: expect.stringContaining(key), failed: true })
  })

  test('shows times that people read, the fields of the message, and the version of the consent', async () => {
    const key = await aRow({ state: 'queued', last_error: 'status 500' }, aLead(withClick))

    const [shown = {}] = (await run<Row>(listing({}))).map(readable)

    expect(shown).toMatchObject({
      key,
      request: '9a1b2c3d4e5f6789-NRT',
      state: 'queued',
      page: '/about',
      created_at: '2026-11-21T10:30:00.000Z',
      updated_at: '2026-11-21T10:30:00.000Z',
      next_attempt_at: '2026-11-21T10:31:00.000Z',
      userName: 'Lin Wei',
      leavePhone: '13800138000',
      landing: withClick.landing,
      consent: '1',
    })
    expect(shown).not.toHaveProperty('message')
    expect(brief(shown)).toEqual({
      key,
      state: 'queued',
      created_at: '2026-11-21T10:30:00.000Z',
      userName: 'Lin Wei',
      company: 'Bridge One Ltd.',
      leavePhone: '13800138000',
      attempts: 1,
      last_error: 'status 500',
    })
    await store.finish(key, 'dead')
    expect((await run<Row>(listing({}))).map(readable)).toMatchObject([{ next_attempt_at: null }])
  })

  test('exports what a spreadsheet cannot misread', () => {
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

// Each command starts wrangler: what it is asked and how its answer is shown is proven above.
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

  /** Tables and one stored message, in the database that wrangler made empty. */
  function fill(storage: string) {
    const [file = ''] = globSync(`${storage}/**/*.sqlite`).filter((name) => !name.endsWith('metadata.sqlite'))
    const tables = new DatabaseSync(file)
    for (const name of readdirSync('worker/migrations').sort()) {
      tables.exec(readFileSync(`worker/migrations/${name}`, 'utf8'))
    }
    tables.exec(`INSERT INTO leads (key, state, locale, page, message, consent, conversion, created_at, updated_at)
      VALUES ('${key}', 'stored', 'zh-CN', '/', '{"userName":"Lin Wei"}', '{"version":"1"}', 'none', ${now}, ${now})`)
    tables.close()
  }

  test('reads and changes the database it is told, and says what to do where it cannot', async () => {
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
    expect(gone).toMatchObject({ status: 0, output: 'deleted, state stored\n' })
    expect(missing).toMatchObject({ status: 1, output: '', errors: expect.stringMatching(/^0 messages go out/) })
    expect(wrong).toMatchObject({ status: 2, errors: '--replay takes a key, or one of stored, dead\n' })
    expect(unknown).toMatchObject({ status: 2, errors: expect.stringContaining('there are --json, --csv, --state') })
  })
})

/** The same database; notes the SQL it is asked. */
function spying(real: D1Database, asked: string[]): D1Database {
  return {
    prepare: (sql: string) => {
      asked.push(sql)
      return real.prepare(sql)
    },
  } as unknown as D1Database
}

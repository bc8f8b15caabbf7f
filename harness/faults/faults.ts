import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { load, throughSite } from '../../scripts/content/load.ts'
import { listen } from '../listen.ts'
import { texts } from '../published.ts'
import { contentToken, moodPath, moods, pagePatience } from './weather.ts'

interface Options {
  messages: number
  clients: number
  kills: number
  /** Also makes storage slow, failing or silent, drops connections, and loads all texts twice. */
  weather?: boolean
}

/** Longest time in ms for a running Worker to answer a message, whatever the upstream does. */
const patience = 10_000
/** Most attempts of a client that gets no answer. */
const mostAttempts = 40

/**
 * Sends messages from several clients while the upstream fails in every way and the Worker is killed and restarted on
 * the same storage. Ends when no message is left to send, and reports the state of every message.
 */
export async function runFaults({ messages, clients, kills, weather = false }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const storage = join(folder, 'storage')
  const upstream = await startFlakyUpstream()
  let worker = startWorker(storage, upstream.url)
  const answers = new Map<number, { key: string; code: number; state: string }>()
  let killed = 0
  let next = 0
  let slowestAnswer = 0

  async function client() {
    while (next < messages) {
      const id = next++
      const answer = await send(
        async () => (await worker).origin,
        id,
        (took) => {
          slowestAnswer = Math.max(slowestAnswer, Math.round(took))
        },
      )
      if (!answer) continue
      answers.set(id, answer)
      if (killed < kills && answers.size >= ((killed + 1) * messages) / (kills + 1)) {
        killed += 1
        worker = restart(worker)
      }
    }
  }

  async function restart(running: ReturnType<typeof startWorker>) {
    await (await running).kill()
    return startWorker(storage, upstream.url)
  }

  const site = async () => (await worker).origin
  if (weather) await load(texts, throughSite(await site(), contentToken))
  const storm = weather ? startStorm(site) : null
  let loads = 0
  /**
   * Loads all texts twice, from the moment half of the messages are sent. Tries again when storage fails or the Worker
   * is killed.
   */
  async function loadContent() {
    while (answers.size < messages / 2) await wait(100)
    while (loads < 2 && answers.size < messages) {
      const again = texts.map((text) => ({ ...text, meta: { ...text.meta, title: `${text.meta.title} ${loads}` } }))
      const loaded = load(again, throughSite(await site(), contentToken))
      loads += await loaded.then(
        () => 1,
        () => 0,
      )
    }
  }

  try {
    await Promise.all([...Array.from({ length: clients }, client), ...(weather ? [loadContent()] : [])])
    upstream.recover()
    const pages = await storm?.end()
    const rounds = await sweepUntilQuiet(storage, (await worker).origin)
    return {
      ...verdict(rows(storage), answers, upstream),
      killed,
      rounds,
      slowestAnswer,
      ...pages,
      ...(weather && { loads }),
    }
  } finally {
    await (await worker).kill()
    upstream.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Changes the moods of the storages, drops connections, and measures how long pages take. */
function startStorm(site: () => Promise<string>) {
  let over = false
  let current: (typeof moods)[number] = {}
  const late: string[] = []
  let [looked, hungUp, slowestPage] = [0, 0, 0]
  const paths = [
    '/ja-JP/newsroom',
    '/en-US/newsroom?q=BIM',
    '/en-US/about-us/careers',
    '/zh-CN/newsroom?category=22',
    '/en-US',
  ]

  async function change() {
    for (let count = 0; !over; count++) {
      current = moods[count % moods.length] ?? {}
      await fetch(`${await site()}${moodPath}?${new URLSearchParams(current)}`).catch(() => undefined)
      // Longer than any timeout for a silent storage.
      await wait(Object.values(current).includes('silent') ? 6_000 : 2_000)
    }
  }
  async function look() {
    for (let count = 0; !over; count++) {
      const path = paths[count % paths.length]
      const before = current
      const [address, started] = [await site(), performance.now()]
      const page = await fetch(address + path).then(
        (response) => response.text(),
        () => '',
      )
      const took = performance.now() - started
      // A page is not counted when the mood changed or the Worker was killed meanwhile.
      if (page === '' || before !== current) continue
      looked += 1
      slowestPage = Math.max(slowestPage, Math.round(took))
      const mood = current.CONTENT ?? 'ok'
      if (took > pagePatience[mood]) late.push(`${path}, ${mood}: ${Math.round(took)} ms`)
      await wait(50)
    }
  }
  async function hangUp() {
    for (let count = 0; !over; count++) {
      const visit = new AbortController()
      setTimeout(() => visit.abort(), 5 + (count % 30))
      await fetch((await site()) + paths[count % paths.length], { signal: visit.signal })
        .then((response) => response.text())
        .catch(() => {
          hungUp += 1
        })
      await wait(20)
    }
  }
  const all = Promise.all([change(), look(), look(), hangUp()])
  return {
    async end() {
      over = true
      await all
      await fetch(`${await site()}${moodPath}`)
      return { pages: looked, hungUp, slowestPage, latePages: late.length, ...(late[0] && { late: late[0] }) }
    },
  }
}

interface Row {
  key: string
  state: string
  message: string
}

function verdict(
  rows: Row[],
  answers: Map<number, { key: string; code: number; state: string }>,
  upstream: Awaited<ReturnType<typeof startFlakyUpstream>>,
) {
  const byId = new Map<number, Row[]>()
  for (const row of rows) {
    const id = Number(JSON.parse(row.message).leaveContent)
    byId.set(id, [...(byId.get(id) ?? []), row])
  }
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const acknowledged = [...answers]
  const lost = acknowledged.filter(([id, { key }]) => {
    const row = byId.get(id)?.find((one) => one.key === key)
    const taken = upstream.taken.get(key)
    return !row || (row.state === 'delivered' ? taken !== id : row.state !== 'rejected')
  })

  return {
    acknowledged: acknowledged.length,
    rows: rows.length,
    delivered: count('delivered'),
    rejected: count('rejected'),
    unfinished: rows.length - count('delivered') - count('rejected'),
    lost: lost.length,
    twoKeys: [...byId.values()].filter((same) => same.length > 1).length + upstream.keysPerMessageAboveOne(),
    sendings: upstream.sendings(),
    unanswered: upstream.unanswered(),
    repeatsAfterAnAnswer: upstream.repeats(),
  }
}

/** An upstream that goes through all its moods. It accepts a key once, as the real one does, and counts repeats. */
async function startFlakyUpstream() {
  const moods = ['ok', 'error', 'hang', 'reset', 'garbage', 'other'] as const
  const taken = new Map<string, number>()
  const answered = new Set<string>()
  const keysOf = new Map<number, Set<string>>()
  let calls = 0
  let unanswered = 0
  let repeats = 0
  let healthy = false

  const { url, close } = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (!request.url?.endsWith('/leaveAdd')) return response.end('{"code":2,"data":[{"webId":1,"router":"/"}]}')

    const key = String(request.headers['idempotency-key'])
    const id = Number(JSON.parse(body).leaveContent)
    keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
    if (answered.has(key)) repeats += 1
    const mood = healthy ? 'ok' : moods[calls % moods.length]
    calls += 1

    if (mood === 'ok' || mood === 'other') {
      answered.add(key)
      if (mood === 'ok') taken.set(key, id)
      return response.end(`{"code":${mood === 'ok' || taken.has(key) ? 2 : 9}}`)
    }
    unanswered += 1
    if (mood === 'hang') return
    if (mood === 'reset') return request.socket.destroy()
    if (mood === 'error') return response.writeHead(500).end()
    response.end('not JSON')
  })

  return {
    url,
    taken,
    sendings: () => calls,
    unanswered: () => unanswered,
    repeats: () => repeats,
    keysPerMessageAboveOne: () => [...keysOf.values()].filter((keys) => keys.size > 1).length,
    recover: () => {
      healthy = true
    },
    close,
  }
}

/** Sends a message until it is acknowledged, always with the same key, as the form does. */
async function send(origin: () => Promise<string>, id: number, told: (milliseconds: number) => void) {
  const key = crypto.randomUUID()
  const body = JSON.stringify({
    key,
    form: 'popup',
    page: '/en-US',
    name: 'Client',
    company: 'Faults Ltd.',
    job: [2],
    position: 'bim-lead',
    telphone: '13800138000',
    message: `${id}`,
    requirementTypes: [1],
    agreement: true,
    elapsed: 30,
  })
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const started = performance.now()
    try {
      const response = await fetch(`${await origin()}/api/contact`, {
        method: 'POST',
        // Each attempt comes from another network, so that no rate limit applies.
        headers: {
          'Content-Type': 'application/json',
          'CF-Connecting-IP': `2001:db8:${id.toString(16)}:${attempt}::1`,
        },
        body,
        signal: AbortSignal.timeout(patience),
      })
      const answer = (await response.json()) as { code: number; state: string }
      told(performance.now() - started)
      if (response.ok) return { key, ...answer }
      await wait(500) // D1 is away, and the answer says so
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') {
        told(patience)
        return null
      }
      // The Worker was killed: try again once the next one runs.
    }
  }
  return null
}

async function startWorker(storage: string, apiHost: string) {
  const worker = spawn(process.execPath, ['harness/faults/worker.ts', storage, apiHost], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // its own process group, so that killing it ends workerd too
  })
  const exit = once(worker, 'exit')
  const [line] = await Promise.race([once(worker.stdout, 'data'), exit.then(() => Promise.reject(Error('It ended')))])
  return {
    origin: `${line}`.trim(),
    async kill() {
      if (worker.exitCode !== null || worker.signalCode !== null || worker.pid === undefined) return
      process.kill(-worker.pid, 'SIGKILL')
      await exit
    },
  }
}

/** Makes every unfinished message due and runs the sweep until none is left. Returns the number of rounds. */
async function sweepUntilQuiet(storage: string, origin: string): Promise<number> {
  for (let round = 1; round <= 100; round++) {
    const open = query(storage, (db) => {
      db.exec('UPDATE outbox SET due = 1 WHERE due IS NOT NULL')
      return db.prepare('SELECT count(*) AS open FROM outbox WHERE due IS NOT NULL').get() as {
        open: number
      }
    })
    if (open.open === 0) return round
    const { ok, status } = await fetch(`${origin}/cdn-cgi/local/scheduled`)
    if (!ok) throw new Error(`The sweep answered ${status}`)
  }
  return 100
}

function rows(storage: string): Row[] {
  return query(storage, (db) => db.prepare('SELECT key, state, message FROM leads').all() as unknown as Row[])
}

/** Reads the database of messages: the one of the SQLite files that has them. */
function query<T>(storage: string, read: (db: DatabaseSync) => T): T {
  for (const file of globSync(`${storage}/d1/**/*.sqlite`).filter((name) => !name.endsWith('metadata.sqlite'))) {
    const db = new DatabaseSync(file)
    try {
      db.exec('PRAGMA busy_timeout = 5000')
      if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'leads'").get()) return read(db)
    } finally {
      db.close()
    }
  }
  throw new Error(`No D1 file of messages under ${storage}`)
}

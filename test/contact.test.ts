import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aMessage, anAddress, post, rowOf, send } from '../harness/message.ts'
import { type RunningSite, startSite } from '../harness/site.ts'
import { enabled as locales } from '../harness/written.ts'
import { problemTexts } from '../ui/contact/schema.ts'
import { termsVersion } from '../ui/contact/terms.ts'
import { words } from '../ui/site.ts'
import { contact } from '../worker/api/contact.ts'
import { questionsFor } from '../worker/api/question.ts'
import { leads } from '../worker/leads/store.ts'
import { renderer } from '../worker/pages/react.tsx'
import type { Gateway } from '../worker/request.ts'
import { type Bindings, startBindings } from './bindings.ts'
import { gate } from './gate.ts'
import { all } from './sample.ts'
import { type Mood, startUpstream, type Upstream } from './upstream.ts'
import { pendingCount, settled } from './workers.ts'

let upstream: Upstream
let site: RunningSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    // Without TURNSTILE_SECRET, Turnstile is not called.
    { API_HOST: upstream.url, AD_CONVERSION_URL: `${upstream.url}/conversion`, TURNSTILE_HOST: upstream.url },
    { AD_CONVERSION_TOKEN: 'ad-token' },
  )
})
beforeEach(async () => {
  await site.db.exec('DELETE FROM leads') // earlier tests leave messages to send
  Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', conversion: 'ok' })
  upstream.forget()
})
afterAll(async () => {
  await site.close()
  upstream.close()
  expect(upstream.unexpected).toEqual([])
})
/** The contact API alone, with a renderer. */
const app = new Hono<Gateway>().use(renderer).route('/', contact)
const bodies = () => upstream.received('leaveAdd').map(({ body }) => body)

describe('a valid message', () => {
  test('reaches the upstream with the agreed payload and is delivered in D1', async () => {
    const message = aMessage({ page: '/zh-CN?source=3&keyword=bim' })
    const cookie = `referrer=${encodeURIComponent('https://news.example/a?b=1')}`

    const answer = await send(site, message, { Cookie: cookie })

    expect(answer).toMatchObject({ status: 200, body: { code: 2, state: 'delivered' } })
    const [call] = upstream.received('leaveAdd')
    expect(call?.body).toEqual({
      source: 3,
      keyword: 'bim',
      company: 'Bridge One Ltd.',
      position: words('zh-CN')('contact.positions.bimLead'),
      leaveContent: 'A hospital, 40,000 sqm',
      forwardAddUrl: 'https://news.example/a?b=1',
      leaveOrigin: 701,
      leavePhone: '13800138000',
      userName: 'Lin Wei',
      dep: ['contact.jobs.contractor', 'contact.jobs.headquarters', 'contact.departments.engineering']
        .map((key) => words('zh-CN')(key as 'contact.jobs.owner'))
        .join('/'),
      requirementTypes: '1,3',
    })
    expect(call).toMatchObject({
      method: 'POST',
      headers: { 'idempotency-key': message.key, 'accept-language': 'zh-CN', 'content-type': 'application/json' },
    })
    const row = await rowOf(site, message.key)
    expect(row).toMatchObject({
      click_id: null,
      landing: null,
      state: 'delivered',
      upstream_code: 2,
      due: null,
      page: '/',
      locale: 'zh-CN',
    })
    expect(JSON.parse(`${row?.consent}`)).toEqual({ version: termsVersion, mode: 'ticked', at: expect.any(String) })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('leaves out missing fields, and sends the text of another position', async () => {
    const message = aMessage({ position: 'other', positionOther: 'Surveyor', department: '', message: '', job: [2] })

    await send(site, message)

    const body = upstream.received('leaveAdd')[0]?.body ?? {}
    expect(body).toMatchObject({ position: 'Surveyor', dep: words('en-US')('contact.jobs.owner') })
    for (const name of ['source', 'keyword', 'leaveContent', 'forwardAddUrl', 'articleId'])
      expect(body).not.toHaveProperty(name)
  })

  test('takes channel and keyword from the visit if the address has none', async () => {
    await send(site, aMessage(), { Cookie: 'source=10; keyword=crane' })
    await send(site, aMessage({ page: '/en-US?source=3&keyword=bim' }), { Cookie: 'source=10; keyword=crane' })

    expect(bodies()).toMatchObject([
      { source: 10, keyword: 'crane' },
      { source: 3, keyword: 'bim' },
    ])
  })

  test('names its article, of news or guides, and no other page', async () => {
    const pages = [
      '/newsroom/7',
      '/consultation/two%20cm',
      '/newsroom/%E0%A4',
      '/newsroom',
      '/newsroom/7/more',
      '/about/7',
    ]

    for (const page of pages) await send(site, aMessage({ page: `/en-US${page}` }))

    expect(bodies().map(({ articleId }) => articleId)).toEqual(['7', 'two cm', '%E0%A4', ...Array(3).fill(undefined)])
  })

  test('takes the query from the Referer if its own address has none and is the same page', async () => {
    const from = (path: string) => ({ Referer: `${site.url.origin}${path}` })

    await send(site, aMessage({ page: '/en-US/about' }), from('/en-US/about?source=4'))
    await send(site, aMessage({ page: undefined }), from('/en-US/about?source=5'))
    await send(site, aMessage({ page: '/en-US/about' }), from('/en-US?source=6'))
    await send(site, aMessage({ page: '/en-US/about?source=7' }), from('/en-US/about?source=8'))
    await send(site, aMessage({ page: '/en-US' }), { Referer: 'https://elsewhere.example/en-US?source=9' })

    expect(bodies().map(({ source }) => source)).toEqual([4, 5, undefined, 7, undefined])
  })

  test('has the language of its page, else of the Referer, and the name of that page in listWeb', async () => {
    await send(site, aMessage({ page: '/zh-CN' }), { Referer: `${site.url.origin}/ja-JP` })
    await send(site, aMessage({ page: undefined }), { Referer: `${site.url.origin}/ja-JP/about` })

    const languages = upstream.received('leaveAdd').map(({ headers }) => headers['accept-language'])
    expect(languages).toEqual(['zh-CN', 'ja-JP'])
    expect(bodies().map(({ leaveOrigin }) => leaveOrigin)).toEqual([701, undefined])
  })

  test('of the page form records that sending it means agreement', async () => {
    const message = aMessage({ form: 'page', agreement: false, crossBorder: false })

    expect(await send(site, message)).toMatchObject({ status: 200 })

    const { mode, ...rest } = JSON.parse(`${(await rowOf(site, message.key))?.consent}`)
    expect(mode).toBe('sent')
    expect(rest).not.toHaveProperty('crossBorder')
  })

  test('is accepted with full-width digits and spaces, and sent with normal ones', async () => {
    await send(site, aMessage({ telphone: '１３８　００１３ 8000' }))

    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ leavePhone: '13800138000' })
  })

  test('sent twice at once with one key is one row and one call', async () => {
    const message = aMessage()

    const answers = await Promise.all([send(site, message), send(site, message)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of answers) expect(body).toMatchObject({ code: 2 })
    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('sent again gets the outcome, without the names of internal states', async () => {
    const message = aMessage()
    await send(site, message)

    for (const [state, code, shown] of [
      ['received', null, { code: 2, state: 'queued' }],
      ['queued', null, { code: 2, state: 'queued' }],
      ['dead', null, { code: 2, state: 'queued' }],
      ['stored', null, { code: 2, state: 'stored' }],
      ['delivered', 2, { code: 2, state: 'delivered' }],
      ['rejected', 5, { code: 5, state: 'rejected' }],
    ] as const) {
      await site.db.prepare('UPDATE leads SET state = ?, upstream_code = ?').bind(state, code).run()
      expect((await send(site, message)).body, state).toEqual(shown)
    }
    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('that D1 does not store completely is refused with a reason, and not acknowledged', async () => {
    await site.db.exec("CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'D1 is ill'); END")
    const message = aMessage()

    const answer = await send(site, message)
    await site.db.exec('DROP TRIGGER broken')

    const told = words('en-US')('contact.notSent')
    expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable', message: told } })
    expect(answer.headers.get('Retry-After')).toBe('30')
    expect(await rowOf(site, message.key)).toBeNull()
    expect(upstream.received('leaveAdd')).toHaveLength(0)
    expect((await send(site, message)).body).toEqual({ code: 2, state: 'delivered' })
  })

  test('that cannot be marked as sent is stored and sent once more with the same key', async () => {
    await site.db.exec("CREATE TRIGGER broken BEFORE UPDATE ON leads BEGIN SELECT RAISE(ABORT, 'D1 is ill'); END")
    const message = aMessage()

    const answer = await send(site, message)
    await site.db.exec('DROP TRIGGER broken')
    const before = await rowOf(site, message.key)
    await site.db.exec('UPDATE outbox SET due = 1')
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:30:00Z') })

    expect(answer).toMatchObject({ status: 200, body: { code: 2, state: 'queued' } })
    expect(before).toMatchObject({ state: 'received', due: expect.any(Number), attempts: 0 })
    await expect
      .poll(() => site.logs())
      .toContainEqual(
        expect.objectContaining({
          event: 'task-error',
          key: message.key,
          error: expect.stringContaining('D1 is ill'),
        }),
      )
    expect(await rowOf(site, message.key)).toMatchObject({ state: 'delivered' })
    expect(upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])).toEqual([
      message.key,
      message.key,
    ])
  })

  test('with the key of another, from a duplicated tab, is separate: both are stored and sent', async () => {
    const first = aMessage()
    const second = { ...first, message: 'A bridge, 120 m' }

    const answers = [await send(site, first), await send(site, second), await send(site, second)]

    for (const { body } of answers) expect(body).toEqual({ code: 2, state: 'delivered' })
    expect(bodies().map(({ leaveContent }) => leaveContent)).toEqual(['A hospital, 40,000 sqm', 'A bridge, 120 m'])
    const keys = upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(first.key)
    expect(await rowOf(site, keys[1])).toMatchObject({ state: 'delivered', message: expect.stringContaining('bridge') })
  })

  test('is accepted with the invisible marks of contact lists, and sent without them', async () => {
    const marks = '\u200B\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\uFEFF'

    await send(site, aMessage({ telphone: `\u202A138${marks}00138000\u202C` }))

    expect(bodies()).toMatchObject([{ leavePhone: '13800138000' }])
  })

  test('with the same text from two people is two messages', async () => {
    await post(site, { ...aMessage({ key: undefined }), job: '1/101' })
    await post(site, { ...aMessage({ key: undefined }), job: '1/101' })

    expect(upstream.received('leaveAdd')).toHaveLength(2)
  })
})

describe('an upstream that fails', () => {
  // All failures at the same time, because several run into a timeout.
  test('keeps nobody waiting for more than 10 s, however it fails, and gets the message later', async () => {
    const cookies = { Cookie: 'click_id=7; click_landing=%2Fen-US' }
    const failures: Record<string, string> = {
      error: 'status 500',
      garbage: 'answer is not JSON',
      codeless: 'answer has no code',
      hang: 'no answer in time',
      stall: 'no answer in time',
      reset: expect.any(String),
    }
    // The company's name sets the mood. For messages from Japan, listWeb hangs too.
    upstream.moods.leaveAdd = ({ body }) => body.company as Mood
    upstream.moods.listWeb = ({ headers }) => (headers['accept-language'] === 'ja-JP' ? 'hang' : 'error')
    upstream.moods.conversion = 'hang'
    await (await kv()).delete('list-web')
    const sendings = [
      ...Object.keys(failures).map((mood) => aMessage({ company: mood })),
      aMessage({ company: 'hang', page: '/ja-JP' }),
    ]
    const converting = aMessage({ company: 'ok' })

    const [answers, converted] = await Promise.all([
      Promise.all(
        sendings.map(async (message) => {
          const started = Date.now()
          const answer = await send(site, message)
          const took = Date.now() - started
          return { message, answer, took, row: await rowOf(site, message.key) }
        }),
      ),
      send(site, converting, cookies),
    ])

    for (const { message, answer, took, row } of answers) {
      const label = `${message.company} ${message.page}`
      expect(answer, label).toMatchObject({ status: 200, body: { code: 2, state: 'queued' } })
      expect(took, label).toBeLessThan(10_000)
      if (/hang|stall/.test(`${message.company}`)) expect(took, label).toBeGreaterThan(4_900)
      expect(row, label).toMatchObject({ state: 'queued', answer: failures[`${message.company}`], attempts: 1 })
      const wait = Number(row?.due) - Number(row?.updated_at)
      expect(wait, label).toBeGreaterThanOrEqual(20_000)
      expect(wait, label).toBeLessThanOrEqual(30_000)
    }
    expect(converted.body).toEqual({ code: 2, state: 'delivered' })
    const tried = await rowOf(site, converting.key)
    expect(tried).toMatchObject({ conversion: 'waiting' })
    expect(Number(tried?.conversion_due) - Date.now()).toBeGreaterThan(10_000)

    Object.assign(upstream.moods, { leaveAdd: 'ok', listWeb: 'ok', conversion: 'ok' })
    await site.db.exec("UPDATE outbox SET due = 1 WHERE due IS NOT NULL AND task = 'deliver'")
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:30:00Z') })

    for (const { key, company, page } of sendings) {
      expect(await rowOf(site, key), `${company} ${page}`).toMatchObject({ state: 'delivered', attempts: 2 })
      const sent = upstream.received('leaveAdd').filter(({ headers }) => headers['idempotency-key'] === key)
      expect(sent, `${company} ${page}`).toHaveLength(2)
    }
  })

  test('with another code rejects the message, which is kept and never sent again', async () => {
    upstream.moods.leaveAdd = 5
    const message = aMessage()

    const answers = [await send(site, message), await send(site, message)]

    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { code: 5, state: 'rejected' } })
    expect(upstream.received('leaveAdd')).toHaveLength(1)
    expect(await rowOf(site, message.key)).toMatchObject({ state: 'rejected', upstream_code: 5, due: null })
  })

  test('for about a day leaves the message dead, for an operator to find', async () => {
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    await send(site, message)
    await site.db.prepare('UPDATE outbox SET due = 1, attempts = 18 WHERE key = ?').bind(message.key).run()

    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() })

    expect(await rowOf(site, message.key)).toMatchObject({ state: 'dead', due: null })
    await expect
      .poll(() => site.logs())
      .toContainEqual(expect.objectContaining({ event: 'lead', key: message.key, state: 'dead', alert: true }))
  })

  test('is judged by its status, whatever the code: 401, 403 and 429 are tried again, any other 4xx is not', async () => {
    const linesOf = (key: unknown) =>
      site.logs().filter((line): line is Record<string, unknown> => (line as { key?: unknown }).key === key)
    const cases = [
      ['unauthorized', { code: 2, state: 'queued' }, 'status 401', true],
      ['forbidden', { code: 2, state: 'queued' }, 'status 403', true],
      ['busy', { code: 2, state: 'queued' }, 'status 429', undefined],
      ['redirect', { code: 2, state: 'queued' }, expect.stringMatching(/^status/), undefined],
      ['bad', { code: 400, state: 'rejected' }, 'status 400', true],
      [7, { code: 7, state: 'rejected' }, 'code 7', undefined],
    ] as const
    for (const [mood, told, answer, alert] of cases) {
      upstream.moods.leaveAdd = mood
      const message = aMessage()

      expect((await send(site, message)).body, `${mood}`).toEqual(told)

      expect(await rowOf(site, message.key), `${mood}`).toMatchObject({ state: told.state, answer, attempts: 1 })
      const last = () => linesOf(message.key).at(-1)
      await expect.poll(last, { message: `${mood}` }).toMatchObject({ state: told.state, ...(alert && { alert }) })
      expect(last()?.alert, `${mood}`).toBe(alert)
    }
  })
})

describe('an ad conversion', () => {
  const cookies = { Cookie: 'click_id=c%26123; click_landing=%2Fen-US' }

  test('is uploaded once its message is delivered, with the landing address and the click id', async () => {
    const message = aMessage()

    await send(site, message, cookies)

    await expect.poll(() => upstream.received('conversion')).toHaveLength(1)
    expect(upstream.received('conversion')[0]?.body).toEqual({
      token: 'ad-token',
      conversionTypes: [{ logidUrl: `${site.url.origin}/en-US?bd_vid=c%26123`, newType: 3 }],
    })
    await expect.poll(() => rowOf(site, message.key)).toMatchObject({ conversion: 'accepted', state: 'delivered' })
  })

  test('is only logged when it fails', async () => {
    upstream.moods.conversion = 'error'
    const message = aMessage()

    const answer = await send(site, message, cookies)

    expect(answer.body).toEqual({ code: 2, state: 'delivered' })
    await expect
      .poll(() => site.logs())
      .toContainEqual(expect.objectContaining({ event: 'conversion', state: 'unanswered', key: message.key }))
  })

  test('belongs to this site, whatever landing address its cookie has', async () => {
    for (const landing of ['', '%2F%2Felsewhere.example%2Fx', 'https%3A%2F%2Felsewhere.example%2F']) {
      await send(site, aMessage(), { Cookie: `click_id=7; click_landing=${landing}` })
    }

    await expect.poll(() => upstream.received('conversion')).toHaveLength(3)
    for (const { body } of upstream.received('conversion')) {
      const [{ logidUrl }] = body.conversionTypes as [{ logidUrl: string }]
      expect(new URL(logidUrl).host).toBe(site.url.host)
      expect(new URL(logidUrl).search).toBe('?bd_vid=7')
    }
  })

  test('is not uploaded for a rejected message or for a visit without an ad click', async () => {
    await send(site, aMessage())
    upstream.moods.leaveAdd = 5
    await send(site, aMessage(), cookies)

    expect(upstream.received('conversion')).toHaveLength(0)
  })
})

describe('an invalid message', () => {
  test('gets each problem in the language of its page, and is stored nowhere', async () => {
    for (const locale of locales) {
      const texts = problemTexts(words(locale))
      const cases: [Record<string, unknown>, Record<string, string>][] = [
        [{ name: ' ' }, { name: texts.name }],
        [{ name: undefined }, { name: texts.name }],
        [{ company: '' }, { company: texts.company }],
        [{ telphone: '' }, { telphone: texts.telphone }],
        [{ telphone: '12345678901' }, { telphone: texts.telphoneFormat }],
        [{ telphone: 'lin@example' }, { telphone: texts.telphoneFormat }],
        [{ requirementTypes: [] }, { requirementTypes: texts.requirementTypes }],
        [{ requirementTypes: [5] }, { requirementTypes: texts.requirementTypes }],
        [{ job: [1] }, { job: texts.job }],
        [{ job: [2, 101] }, { job: texts.job }],
        [{ position: undefined }, { position: texts.position }],
        [{ position: 'other', positionOther: ' ' }, { positionOther: texts.positionOther }],
        [{ department: 'kitchen' }, { department: texts.department }],
        [{ agreement: false }, { agreement: texts.agreement }],
        [{ name: 'x'.repeat(121) }, { name: texts.tooLong120 }],
        [{ message: 'x'.repeat(4001) }, { message: texts.tooLong4000 }],
        [{ key: 'not-a-uuid' }, { key: texts.key }],
        [{ page: '//elsewhere.example/' }, { page: texts.page }],
      ]
      for (const [over, fields] of cases.filter(
        (_, index) => all || index % locales.length === locales.indexOf(locale),
      )) {
        const message = aMessage({ page: `/${locale}`, ...over })
        const label = `${locale} ${JSON.stringify(over).slice(0, 60)}`

        const answer = await send(site, message, { Referer: `${site.url.origin}/${locale}` })

        expect(answer.status, label).toBe(422)
        expect(answer.body, label).toEqual({ error: 'invalid', message: words(locale)('errors.api.invalid'), fields })
      }
    }
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'bad-request'],
    ['a broken form', 'name=x', 'multipart/form-data; boundary=b', 400, 'bad-request'],
    ['another content type', 'name=x', 'text/plain', 415, 'unsupported-type'],
    ['more than 64 KiB', 'x'.repeat(65_537), 'application/json', 413, 'too-large'],
    ['64 KiB of anything', 'x'.repeat(65_536), 'application/json', 400, 'bad-request'],
    ['no object', '[1]', 'application/json', 422, 'invalid'],
    ['nothing', 'null', 'application/json', 422, 'invalid'],
  ])('%s is refused as JSON, in the language of the page it came from', async (_, body, type, status, error) => {
    const t = words('ja-JP')
    const messages: Record<string, string> = {
      'bad-request': t('errors.api.json'),
      'unsupported-type': t('errors.api.type'),
      'too-large': t('errors.api.tooLarge'),
      invalid: t('errors.api.invalid'),
    }

    const answer = await send(site, body, { 'Content-Type': type, Referer: `${site.url.origin}/ja-JP` })

    expect(answer).toMatchObject({ status, body: { error, message: messages[error] } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('is JSON by any spelling of the content type', async () => {
    expect(await send(site, aMessage(), { 'Content-Type': 'Application/JSON; charset=UTF-8' })).toMatchObject({
      status: 200,
    })
  })

  test('from a bot is answered like a success, counted, and stored nowhere', async () => {
    const message = aMessage({ website: 'https://spam.example' })

    expect(await send(site, message)).toMatchObject({ status: 200, body: { code: 2, state: 'delivered' } })

    expect(await rowOf(site, message.key)).toBeNull()
    expect(upstream.received('leaveAdd')).toHaveLength(0)
    const counted = () => site.logs().filter((line) => `${(line as { indexes?: string[] }).indexes}` === 'contact-trap')
    await expect.poll(counted).toHaveLength(1)
  })

  test('that is too fast, or older than the visitor’s clock, is stored as suspected and sent on request only', async () => {
    const cookies = { Cookie: 'click_id=7; click_landing=%2Fen-US' }
    const messages = [0, 0.99, -3600].map((elapsed) => aMessage({ elapsed }))

    for (const message of messages) {
      for (const round of [1, 2]) {
        const { body } = await send(site, message, cookies)
        expect(body, `${message.elapsed} ${round}`).toEqual({ code: 2, state: 'queued' })
      }
      expect(await rowOf(site, message.key)).toMatchObject({ state: 'suspected', sending: null, conversion: null })
    }
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:30:00Z') })
    expect(upstream.received('leaveAdd')).toHaveLength(0)

    await leads(site.db).replay({ state: 'suspected' })
    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date('2026-11-21T10:31:00Z') })
    expect(upstream.received('leaveAdd')).toHaveLength(3)
    await expect.poll(() => upstream.received('conversion')).toHaveLength(3)
    expect(await rowOf(site, messages[0]?.key)).toMatchObject({ state: 'delivered' })
  })

  test('is not suspected after a second or without a time', async () => {
    for (const elapsed of [1, undefined]) {
      expect((await send(site, aMessage({ elapsed }))).body).toEqual({ code: 2, state: 'delivered' })
    }
    expect(upstream.received('leaveAdd')).toHaveLength(2)
    expect(upstream.received('turnstile')).toHaveLength(0)
  })

  test('is refused as the eleventh within a minute from one address, and not stored', async () => {
    const address = { 'CF-Connecting-IP': anAddress() }
    const first = await Promise.all(Array.from({ length: 10 }, () => send(site, aMessage(), address)))
    expect(first.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const message = words('ja-JP')('errors.api.tooMany')

    let eleventh = aMessage({ page: '/ja-JP' })
    let answer = await send(site, eleventh, address)
    let taken = 10
    // The limit's minute may end meanwhile; then ten more are accepted, and no eleventh.
    for (; answer.status === 200 && taken < 20; taken++) {
      eleventh = aMessage({ page: '/ja-JP' })
      answer = await send(site, eleventh, address)
    }
    const form = await post(site, { ...eleventh, job: '1/101' }, address)

    expect(answer).toMatchObject({ status: 429, body: { error: 'too-many', message } })
    expect(form.status).toBe(429)
    expect(await form.text()).toContain(message)
    for (const { headers } of [answer, form]) expect(headers.get('Retry-After')).toBe('60')
    expect(await rowOf(site, eleventh.key)).toBeNull()
    expect(upstream.received('leaveAdd')).toHaveLength(taken)
    await expect.poll(() => site.logs()).toContainEqual(expect.objectContaining({ event: 'contact-limited' }))
  })
})

describe('a form posted without script', () => {
  const fields = (over: Record<string, unknown> = {}) =>
    aMessage({ key: undefined, job: ['1', '101'], elapsed: undefined, ...over })

  test('leads to the success page, and posted again is still one message', async () => {
    const headers = { 'CF-Connecting-IP': anAddress(), Referer: `${site.url.origin}/ja-JP?source=4` }

    const answers = [
      await post(site, fields({ page: '/ja-JP' }), headers),
      await post(site, fields({ page: '/ja-JP' }), headers),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/ja-JP/about-us/contact/sent')
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
    expect(upstream.received('leaveAdd')).toHaveLength(1)
    expect(upstream.received('leaveAdd')[0]?.headers['idempotency-key']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ source: 4 })
    const sent = await (await site.get('/ja-JP/about-us/contact/sent')).text()
    expect(sent).toContain(words('ja-JP')('contact.success'))
  })

  test('may be multipart, as forms with files are', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields({ requirementTypes: 2 }))) {
      for (const one of [value].flat()) if (one !== undefined) body.append(name, String(one))
    }

    const answer = await site.get('/api/contact', { method: 'POST', body })

    expect(answer.status).toBe(303)
    expect(bodies()).toMatchObject([{ userName: 'Lin Wei', requirementTypes: '2' }])
  })

  test('also leads to the success page when it waits, or when a bot filled it in', async () => {
    upstream.moods.leaveAdd = 'error'

    for (const over of [{}, { website: 'https://spam.example' }]) {
      const answer = await post(site, fields({ page: '/zh-CN', ...over }))
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/zh-CN/about-us/contact/sent'])
    }
    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('does not send an earlier branch of the enterprise type', async () => {
    await post(site, fields({ job: ['2', '101'], department: '' }))

    expect(bodies()).toMatchObject([{ dep: words('en-US')('contact.jobs.owner') }])
  })

  test('comes back filled in, with its problems beside the fields', async () => {
    const answer = await post(site, fields({ page: '/zh-CN', telphone: '"><script>', agreement: undefined }))
    const html = await answer.text()
    const texts = problemTexts(words('zh-CN'))

    expect(answer.status).toBe(422)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<html lang="zh-CN">')
    expect(html).toContain('value="Lin Wei"')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toContain(`id="popup-telphone-problem">${texts.telphoneFormat}`)
    expect(html).toContain(`id="popup-agreement-problem">${texts.agreement}`)
    expect(html).toMatch(/<option value="101" selected="">/)
  })

  test('gets a sum to solve after three a minute from one network, and is accepted with the result', async () => {
    const headers = { 'CF-Connecting-IP': anAddress() }
    const asks = async (over: Record<string, unknown>) => {
      const answer = await post(site, fields({ page: '/ja-JP', ...over }), headers)
      return { status: answer.status, html: await answer.text() }
    }
    const message = () => `${crypto.randomUUID()} of a machine`

    let [asked, wrong] = [
      { status: 303, html: '' },
      { status: 303, html: '' },
    ]
    let [words, sum] = ['', 0]
    // The limit's minute may end meanwhile; then three more are accepted without a question.
    for (let taken = 0; wrong.status === 303 && taken < 9; taken++) {
      words = message()
      asked = await asks({ message: words })
      if (asked.status === 303) continue
      const [, first, second] = /<label for="answer">[^<]*?(\d)[^<]*?(\d)/.exec(asked.html) ?? []
      sum = Number(first) + Number(second)
      // 19 is no sum of two digits, and the previous question's answer counts too.
      wrong = await asks({ message: words, answer: 19 })
    }
    const right = await asks({
      message: words,
      answer: ` ${sum} `.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
    })

    expect([asked.status, wrong.status, right.status]).toEqual([422, 422, 303])
    expect(asked.html).toMatch(/<input(?=[^>]* name="answer")(?=[^>]* form="contact-again")[^>]*>/)
    expect(asked.html).toMatch(/<form[^>]* id="contact-again"/)
    expect(asked.html).toContain('value="Lin Wei"')
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('id="answer-problem"')
    expect(right.status).toBe(303)
    expect(bodies().filter(({ leaveContent }) => leaveContent === words)).toHaveLength(1)
    expect((await send(site, aMessage(), headers)).status).toBe(200)
  })

  test('asks for another sum every ten minutes, and accepts the last one for ten more', async () => {
    const start = Date.UTC(2026, 10, 21, 10, 30)
    onTestFinished(() => void vi.useRealTimers())
    const [first, before, next] = await Promise.all(
      [start, start + 599_999, start + 600_000].map((now) => {
        vi.useFakeTimers({ toFake: ['Date'], now })
        return questionsFor('192.0.2.1')
      }),
    )

    expect(before).toEqual(first)
    expect(next?.[1]).toEqual(first?.[0])
    expect(next?.[0]).not.toEqual(first?.[0])
  })

  test('comes back with all of its 4,500 characters and the reason', async () => {
    const text = 'あ'.repeat(4_500)

    const answer = await post(site, fields({ page: '/ja-JP', message: text }))
    const html = await answer.text()

    expect(answer.status).toBe(422)
    expect(html).toContain(text)
    expect(html).toContain(`id="popup-message-problem">${problemTexts(words('ja-JP')).tooLong4000}`)
  })

  test('comes back filled in, without a reason, when the upstream rejects it', async () => {
    upstream.moods.leaveAdd = 9

    const answer = await post(site, fields())
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('value="Lin Wei"')
    expect(html).not.toContain('class="form-summary"')
  })
})

// KV neither reads nor writes; bundle and settings are those of production.
test('a failing KV stops no message: it is delivered within 6 s with the page name of the upstream', async () => {
  const ill = await startSite({ API_HOST: upstream.url, CONTENT_CHECK_SECONDS: '20' }, {}, { ill: true })
  try {
    for (const round of ['first', 'second']) {
      const message = aMessage()
      const started = Date.now()

      const answer = await send(ill, message)

      expect(answer.body, round).toEqual({ code: 2, state: 'delivered' })
      expect(Date.now() - started, round).toBeLessThan(6_000)
      expect(await rowOf(ill, message.key), round).toMatchObject({ state: 'delivered', attempts: 1 })
    }
    expect(bodies()).toMatchObject([{ leaveOrigin: 701 }, { leaveOrigin: 701 }])
    expect(upstream.received('listWeb')).toHaveLength(1)
    const failures = () =>
      (ill.logs() as { event?: string; error?: string }[])
        .filter(({ event }) => event === 'storage-failed')
        .map(({ error }) => error)
    await expect.poll(failures).toEqual(['TimeLimitError: No answer within 1000 ms', 'Error: KV is away'])
  } finally {
    await ill.close()
  }
})

// The API runs in this process, so that the test sees the queue and sets the clock.
describe('a message that the API takes', () => {
  let bindings: Bindings
  beforeAll(async () => {
    bindings = await startBindings({ API_HOST: upstream.url })
  })
  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  afterAll(() => bindings.close())

  const ask = (message: unknown, headers: Record<string, string> = {}, env = bindings.env) =>
    app.request(
      '/',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '192.0.2.1', ...headers },
        body: JSON.stringify(message),
      },
      env,
    )

  test('is queued for its next attempt when the upstream fails, and only then', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    await ask(message, { 'CF-Ray': '9a1b2c3d4e5f6789-NRT' })
    upstream.moods.leaveAdd = 'ok'
    await ask(aMessage())
    upstream.moods.leaveAdd = 5
    await ask(aMessage())
    await settled()

    expect(bindings.queued).toEqual([
      { job: { key: message.key, request: '9a1b2c3d4e5f6789-NRT', task: 'deliver' }, delaySeconds: 23 },
    ])
  })

  test('is refused within 10 s with a reason when D1 throws or never answers, and its form is still filled in', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const words503 = words('ja-JP')('contact.notSent')
    const away = () => Promise.reject(new Error('D1 is away'))
    const silent = () => Promise.withResolvers<never>().promise
    const form = new URLSearchParams({ form: 'page', page: '/ja-JP', name: '林', company: 'A', job: '2' })
    for (const [name, value] of [
      ['requirementTypes', '1'],
      ['position', 'bim-lead'],
      ['telphone', '13800138000'],
    ] as const) {
      form.set(name, value)
    }

    for (const batch of [away, silent]) {
      const DB = { prepare: (sql: string) => bindings.db.prepare(sql), batch }
      const env = { ...bindings.env, DB } as unknown as Env
      const started = Date.now()
      const [answer, page] = await Promise.all([
        ask(aMessage({ page: '/ja-JP' }), {}, env),
        app.request('/', { method: 'POST', body: form }, env),
      ])
      const html = await page.text()

      expect(Date.now() - started).toBeLessThan(10_000)
      expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable', message: words503 }])
      expect(page.status).toBe(503)
      expect(html).toContain(words503)
      expect(html).toContain('value="林"')
    }
    expect(upstream.received('leaveAdd')).toHaveLength(0)
    const errors = logged.mock.calls.map(([line]) => JSON.parse(line))
    expect(errors.map(({ event, error }) => [event, error])).toEqual([
      ...Array(2).fill(['message-not-kept', 'Error: D1 is away']),
      ...Array(2).fill(['message-not-kept', 'TimeLimitError: No answer within 4000 ms']),
    ])
  })

  test('is refused with a reason while the database is being restored, and is stored nowhere', async () => {
    const message = aMessage()

    const answer = await ask(message, {}, bindings.envWith({ API_HOST: upstream.url, OUTBOX: 'off' }))

    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'unavailable', message: words('en-US')('contact.notSent') },
    ])
    expect(await rowOf(bindings, message.key)).toBeNull()
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('is tried again within 30 s when its sending crashes, without an attempt counted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    bindings.queued.length = 0
    const message = aMessage()
    // D1 stores the message and is away when the outcome is recorded.
    let batches = 0
    const DB = new Proxy(bindings.db, {
      get: (db, name: keyof D1Database) =>
        name === 'batch'
          ? (statements: D1PreparedStatement[]) => {
              batches += 1
              return batches === 1 ? db.batch(statements) : Promise.reject(new Error('D1 is away'))
            }
          : db[name].bind(db),
    })

    const answer = await ask(message, {}, { ...bindings.env, DB } as unknown as Env)
    await settled()

    expect(await answer.json()).toEqual({ code: 2, state: 'queued' })
    expect(bindings.queued).toMatchObject([{ job: { key: message.key, task: 'deliver' }, delaySeconds: 20 }])
    const row = await rowOf(bindings, message.key)
    expect(row).toMatchObject({ state: 'received', attempts: 0 })
    expect(Number(row?.due) - Date.now()).toBeLessThanOrEqual(20_000)
  })

  test('is answered within 10 s when everything is slow at once, and arrives', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const slow = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    upstream.moods.listWeb = 'hang'
    upstream.moods.leaveAdd = 'hang'
    const KV = { get: () => slow(60_000), put: () => slow(60_000) }
    const limit = { limit: () => slow(60_000) }
    let batches = 0
    const DB = new Proxy(bindings.db, {
      get: (db, name: keyof D1Database) =>
        name === 'batch'
          ? (statements: D1PreparedStatement[]) => slow(batches++ === 0 ? 3_000 : 0).then(() => db.batch(statements))
          : db[name].bind(db),
    })
    const env = bindings.envWith({ API_HOST: `${upstream.url}///` })
    const message = aMessage()
    const started = Date.now()

    const answer = await ask(message, {}, { ...env, KV, DB, CONTACT_LIMIT: limit, FORM_LIMIT: limit } as unknown as Env)

    expect(Date.now() - started).toBeLessThan(10_000)
    expect(await answer.json()).toEqual({ code: 2, state: 'queued' })
    await settled()
    expect(await rowOf(bindings, message.key)).toMatchObject({ state: 'queued', attempts: 1 })
  })

  test('is sent to the upstream when the visitor leaves before the answer', async () => {
    const door = gate()
    upstream.moods.leaveAdd = async (): Promise<Mood> => {
      await door.opened
      return 'ok'
    }
    const message = aMessage()

    const answer = ask(message)
    await expect.poll(() => bodies().length).toBe(1)
    const promised = pendingCount()
    door.open()
    await settled()

    expect(promised).toBe(2) // one to store it, one to send it
    expect(await rowOf(bindings, message.key)).toMatchObject({ state: 'delivered' })
    expect((await answer).status).toBe(200)
  })

  test('finds its ad click by the configured site address and parameter', async () => {
    const env = bindings.envWith({ API_HOST: '', SITE_ORIGIN: 'https://www.example.com', AD_CLICK_PARAM: 'gclid' })
    const message = aMessage()

    await ask(message, { Cookie: 'click_id=7%267; click_landing=%2Fen-US%2Fabout', 'CF-IPCountry': 'US' }, env)

    expect(await rowOf(bindings, message.key)).toMatchObject({
      click_id: '7&7',
      landing: 'https://www.example.com/en-US/about?gclid=7%267',
    })
  })

  test('gives leaveAdd 5 s, listWeb 3 s and an upload 5 s', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    // A new address, so that the Worker asks for the list of pages.
    const env = bindings.envWith({ API_HOST: `${upstream.url}//`, AD_CONVERSION_URL: `${upstream.url}/conversion` })
    bindings.stored.clear()

    await ask(aMessage(), { Cookie: 'click_id=7', 'CF-IPCountry': 'US' }, env)
    await settled()

    expect(waits.mock.calls).toEqual([[3_000], [5_000], [5_000]])
    expect(upstream.received('conversion')).toHaveLength(1)
  })

  test('counts as another one after ten minutes without a key, and from another address', async () => {
    const message = aMessage({ key: undefined, elapsed: undefined })
    const start = Date.UTC(2026, 10, 21, 10, 30)
    const count = async () => (await bindings.db.prepare('SELECT count(*) AS n FROM leads').first<{ n: number }>())?.n
    const before = Number(await count())
    const counts: number[] = []

    for (const [time, headers] of [
      [start, {}],
      [start + 599_999, {}],
      [start + 600_000, {}],
      [start + 600_000, { 'CF-Connecting-IP': '192.0.2.2' }],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      expect((await ask(message, headers)).status).toBe(200)
      counts.push(Number(await count()) - before)
    }

    expect(counts).toEqual([1, 1, 2, 3])
  })
})

const kv = async () => (await site.bindings()).KV

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../locales/index.ts'
import { problemTexts } from '../ui/contact/schema.ts'
import { words } from '../ui/site.ts'
import { aMessage, anAddress, post, rowOf, send } from './message.ts'
import { type RunningSite, startSite } from './site.ts'
import { startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let site: RunningSite

beforeAll(async () => {
  upstream = await startUpstream()
  site = await startSite(
    { API_HOST: upstream.url, AD_CONVERSION_URL: `${upstream.url}/conversion` },
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
  expect(upstream.unexpected).toEqual([])
})

describe('a valid message', () => {
  test('reaches the upstream with the payload of the specification and is delivered in D1', async () => {
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
    expect(call?.headers).toMatchObject({ 'idempotency-key': message.key, 'accept-language': 'zh-CN' })
    expect(await rowOf(site, message.key)).toMatchObject({
      state: 'delivered',
      upstream_code: 2,
      next_attempt_at: null,
    })
  })

  test('leaves out what is absent, and sends what was typed for another position', async () => {
    const message = aMessage({ position: 'other', positionOther: 'Surveyor', department: '', message: '', job: [2] })

    await send(site, message)

    const body = upstream.received('leaveAdd')[0]?.body ?? {}
    expect(body).toMatchObject({ position: 'Surveyor', dep: words('en-US')('contact.jobs.owner') })
    for (const name of ['source', 'keyword', 'leaveContent', 'forwardAddUrl', 'articleId'])
      expect(body).not.toHaveProperty(name)
  })

  test('takes channel and keyword from the visit where the address has none, and names its article', async () => {
    await send(site, aMessage({ page: '/en-US/newsroom/7' }), { Cookie: 'source=10; keyword=crane' })

    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ source: 10, keyword: 'crane', articleId: '7' })
  })

  test('is accepted with full-width digits and spaces, sent folded', async () => {
    await send(site, aMessage({ telphone: '１３８　００１３ 8000' }))

    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ leavePhone: '13800138000' })
  })

  test('sent twice at once with one key is one row and one sending', async () => {
    const message = aMessage()

    const answers = await Promise.all([send(site, message), send(site, message)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(upstream.received('leaveAdd')).toHaveLength(1)
  })

  test('with the same text from two people is two messages', async () => {
    await post(site, { ...aMessage({ key: undefined }), job: '1/101' })
    await post(site, { ...aMessage({ key: undefined }), job: '1/101' })

    expect(upstream.received('leaveAdd')).toHaveLength(2)
  })
})

describe('an upstream that fails', () => {
  test.each(['error', 'reset', 'garbage', 'hang'] as const)(
    '%s: the message is kept and arrives later',
    async (mood) => {
      upstream.moods.leaveAdd = mood
      const message = aMessage()
      const started = Date.now()

      const answer = await send(site, message)

      expect(answer).toMatchObject({ status: 200, body: { code: 2, state: 'queued' } })
      expect(Date.now() - started).toBeLessThan(30_000)
      const row = await rowOf(site, message.key)
      expect(row).toMatchObject({ state: 'queued', last_error: expect.any(String) })
      expect(Number(row?.next_attempt_at) - Date.now()).toBeLessThanOrEqual(30_000)

      upstream.moods.leaveAdd = 'ok'
      await site.db.prepare('UPDATE leads SET next_attempt_at = 1 WHERE key = ?').bind(message.key).run()
      await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() })

      expect(await rowOf(site, message.key)).toMatchObject({ state: 'delivered', attempts: 2 })
      const keys = upstream.received('leaveAdd').map(({ headers }) => headers['idempotency-key'])
      expect(keys).toEqual([message.key, message.key])
    },
  )

  test('that answers another code rejects the message: kept, silent, never sent again', async () => {
    upstream.moods.leaveAdd = 5
    const message = aMessage()

    const answers = [await send(site, message), await send(site, message)]

    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { code: 5, state: 'rejected' } })
    expect(upstream.received('leaveAdd')).toHaveLength(1)
    expect(await rowOf(site, message.key)).toMatchObject({ state: 'rejected', upstream_code: 5, next_attempt_at: null })
  })

  test('for about a day leaves the message dead, for an operator to find', async () => {
    upstream.moods.leaveAdd = 'error'
    const message = aMessage()
    await send(site, message)
    await site.db.prepare('UPDATE leads SET next_attempt_at = 1, attempts = 18 WHERE key = ?').bind(message.key).run()

    await site.worker.scheduled({ cron: '* * * * *', scheduledTime: new Date() })

    expect(await rowOf(site, message.key)).toMatchObject({ state: 'dead', next_attempt_at: null })
    expect(site.logs()).toContainEqual(expect.objectContaining({ event: 'lead', key: message.key, state: 'dead' }))
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
    await expect.poll(() => rowOf(site, message.key)).toMatchObject({ conversion: 'sent', state: 'delivered' })
  })

  test('that fails is only logged', async () => {
    upstream.moods.conversion = 'error'
    const message = aMessage()

    const answer = await send(site, message, cookies)

    expect(answer.body).toEqual({ code: 2, state: 'delivered' })
    await expect
      .poll(() => site.logs())
      .toContainEqual(expect.objectContaining({ event: 'conversion-failed', key: message.key }))
  })

  test('is not uploaded for a rejected message or a visit without an ad click', async () => {
    await send(site, aMessage())
    upstream.moods.leaveAdd = 5
    await send(site, aMessage(), cookies)

    expect(upstream.received('conversion')).toHaveLength(0)
  })
})

describe('a message that does not fit', () => {
  test('gets each problem in the language of its page, and is nowhere', async () => {
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
      for (const [over, fields] of cases) {
        const message = aMessage({ page: `/${locale}`, ...over })
        const label = `${locale} ${JSON.stringify(over).slice(0, 60)}`

        const answer = await send(site, message, { Referer: `${site.url.origin}/${locale}` })

        expect(answer.status, label).toBe(422)
        expect(answer.body, label).toEqual({ error: 'invalid', message: words(locale)('errors.api.invalid'), fields })
      }
    }
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('needs no tick outside protocol mode', async () => {
    expect(await send(site, aMessage({ form: 'page', agreement: false }))).toMatchObject({ status: 200 })
  })

  test.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'bad-request'],
    ['another content type', 'name=x', 'text/plain', 415, 'unsupported-type'],
    ['more than 64 KiB', JSON.stringify({ message: 'x'.repeat(70_000) }), 'application/json', 413, 'too-large'],
    ['no object', '[1]', 'application/json', 422, 'invalid'],
  ])('%s is refused as JSON', async (_, body, type, status, error) => {
    const answer = await send(site, body, { 'Content-Type': type })

    expect(answer).toMatchObject({ status, body: { error, message: expect.any(String) } })
  })

  test('that a machine filled in is answered like a success and kept nowhere', async () => {
    for (const trap of [{ website: 'https://spam.example' }, { elapsed: 0 }]) {
      const message = aMessage(trap)

      expect(await send(site, message)).toMatchObject({ status: 200, body: { code: 2 } })
      expect(await rowOf(site, message.key)).toBeNull()
    }
    expect(upstream.received('leaveAdd')).toHaveLength(0)
  })

  test('is the eleventh within a minute from one address: kindly refused, nothing stored', async () => {
    const address = { 'CF-Connecting-IP': anAddress() }
    for (let count = 0; count < 10; count++) expect((await send(site, aMessage(), address)).status).toBe(200)
    const eleventh = aMessage({ page: '/ja-JP' })

    const answer = await send(site, eleventh, address)

    expect(answer).toMatchObject({
      status: 429,
      body: { error: 'too-many', message: words('ja-JP')('errors.api.tooMany') },
    })
    expect(await rowOf(site, eleventh.key)).toBeNull()
  })
})

describe('a form posted without script', () => {
  const fields = (over: Record<string, unknown> = {}) =>
    aMessage({ key: undefined, job: ['1', '101'], elapsed: undefined, ...over })

  test('leads to the page of success, and posted again is still one message', async () => {
    const headers = { 'CF-Connecting-IP': anAddress(), Referer: `${site.url.origin}/ja-JP?source=4` }

    const answers = [
      await post(site, fields({ page: '/ja-JP' }), headers),
      await post(site, fields({ page: '/ja-JP' }), headers),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/ja-JP/about-us/contact/sent')
    }
    expect(upstream.received('leaveAdd')).toHaveLength(1)
    expect(upstream.received('leaveAdd')[0]?.body).toMatchObject({ source: 4 })
    const sent = await (await site.get('/ja-JP/about-us/contact/sent')).text()
    expect(sent).toContain(words('ja-JP')('contact.success'))
  })

  test('comes back filled, with its problems beside the fields', async () => {
    const answer = await post(site, fields({ page: '/zh-CN', telphone: '"><script>', agreement: undefined }))
    const html = await answer.text()
    const texts = problemTexts(words('zh-CN'))

    expect(answer.status).toBe(422)
    expect(html).toContain('<html lang="zh-CN">')
    expect(html).toContain('value="Lin Wei"')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).toContain(`id="popup-telphone-problem">${texts.telphoneFormat}`)
    expect(html).toContain(`id="popup-agreement-problem">${texts.agreement}`)
    expect(html).toMatch(/<option value="101" selected="">/)
  })

  test('that the upstream rejects comes back filled and silent', async () => {
    upstream.moods.leaveAdd = 9

    const answer = await post(site, fields())
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(html).toContain('value="Lin Wei"')
    expect(html).not.toContain('class="form-summary"')
  })
})

describe('where data leave mainland China', () => {
  let abroad: RunningSite
  beforeAll(async () => {
    abroad = await startSite({ CROSS_BORDER_CONSENT: 'on' })
  })
  afterAll(() => abroad.close())
  const t = words('zh-CN')
  const chinese = (over: Record<string, unknown> = {}) => aMessage({ page: '/zh-CN', ...over })

  test('a Chinese message needs a consent of its own, which is kept with it', async () => {
    const refused = await send(abroad, chinese())
    const message = chinese({ crossBorder: true })
    const taken = await send(abroad, message)

    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ crossBorder: t('contact.problems.crossBorder') })
    expect(taken.status).toBe(200)
    expect(JSON.parse(`${(await rowOf(abroad, message.key))?.consent}`)).toMatchObject({ crossBorder: true })
  })

  test('the other languages are not asked', async () => {
    expect((await send(abroad, aMessage({ page: '/ja-JP' }))).status).toBe(200)
    expect(await (await abroad.get('/ja-JP')).text()).not.toContain('name="crossBorder"')
  })

  test('the form asks in a box that is not ticked, without script too', async () => {
    const page = await (await abroad.get('/zh-CN/about-us/contact')).text()
    const again = await post(abroad, chinese({ key: undefined, name: '' }))

    for (const html of [page, await again.text()]) {
      const [box] = /<input[^>]*name="crossBorder"[^>]*>/.exec(html) ?? []
      expect(box).toBeDefined()
      expect(box).not.toContain('checked')
    }
    expect(await (await site.get('/zh-CN')).text()).not.toContain('name="crossBorder"')
  })
})

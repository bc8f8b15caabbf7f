import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage } from '../ui/contact/submission.ts'

/** Sends a message to a fake Worker, which answers with `answer`. */
const send = (answer: () => Promise<Response>) => {
  const fetched = vi.fn((_address: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return { fetched, outcome: sendMessage({ name: 'Lin Wei' }, 'not sent') }
}
const json = (status: number, body: unknown) => async () => Response.json(body, { status })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a message is posted as JSON, and its outcome is the Worker’s answer', async () => {
  const fields = { telphone: 'Incorrect format' }
  const cases: [() => Promise<Response>, object][] = [
    [json(200, { code: 2, state: 'delivered' }), { state: 'sent' }],
    [json(200, { code: 2, state: 'queued' }), { state: 'sent' }],
    [json(200, { code: 7, state: 'rejected' }), { state: 'rejected' }],
    [
      json(422, { error: 'invalid', message: 'Please check', fields }),
      { state: 'problems', fields, message: 'Please check' },
    ],
    [
      json(422, { error: 'invalid', message: 'Please check' }),
      { state: 'problems', fields: {}, message: 'Please check' },
    ],
    [json(429, { error: 'too-many', message: 'Too many' }), { state: 'refused', message: 'Too many' }],
    [json(500, { error: 'internal' }), { state: 'unanswered', message: 'not sent' }],
    [async () => new Response('<html>', { status: 502 }), { state: 'unanswered', message: 'not sent' }],
    [async () => new Response('<html>'), { state: 'unanswered', message: 'not sent' }],
    [() => Promise.reject(new TypeError('Failed to fetch')), { state: 'unanswered', message: 'not sent' }],
  ]
  for (const [answer, expected] of cases) {
    const { fetched, outcome } = send(answer)

    expect(await outcome).toEqual(expected)
    const [address, { method, headers, body }] = fetched.mock.calls[0] ?? ['', {}]
    expect([address, method, headers]).toEqual(['/api/contact', 'POST', { 'Content-Type': 'application/json' }])
    expect(JSON.parse(`${body}`)).toEqual({ name: 'Lin Wei' })
  }
})

test('a message without an answer fails after fifteen seconds, and no sooner', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  const told = vi.fn()
  const fetched = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', fetched)
  sendMessage({}, 'not sent').then(told)

  await vi.advanceTimersByTimeAsync(14_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledWith({ state: 'unanswered', message: 'not sent' })
})

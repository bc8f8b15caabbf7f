import type { IncomingHttpHeaders } from 'node:http'
import { listen } from '../harness/listen.ts'

/**
 * How an upstream answers: well, with another code, or with a failure. `stall` begins an answer and never ends it,
 * `codeless` answers JSON without a code, `empty` answers 204, `redirect` names another address. The last four are statuses 403, 401, 429
 * and 400 with a JSON body that reports success.
 */
export type Mood =
  | 'ok'
  | 'error'
  | 'hang'
  | 'stall'
  | 'reset'
  | 'garbage'
  | 'codeless'
  | 'empty'
  | 'redirect'
  | 'forbidden'
  | 'unauthorized'
  | 'busy'
  | 'bad'
  | number

interface ReceivedCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

interface Service {
  path: string
  /** What it answers beside its code. `pages`: the list to serve. */
  answer?(call: ReceivedCall, pages: unknown[]): object
}

const services = {
  leaveAdd: { path: '/client/v1.4/leaveMsg/leaveAdd' },
  listWeb: { path: '/client/web/listWeb', answer: (_, pages) => ({ data: pages }) },
  companies: {
    path: '/chacha/NameSearch/GetList',
    answer: ({ query }) => {
      const names = query.get('searchName') === 'Nowhere' ? [] : ['Bridge One Ltd.', 'Bridge Two Ltd.']
      return { Result: { Data: names.map((Name) => ({ Name })) } }
    },
  },
  conversion: { path: '/conversion' },
  turnstile: {
    path: '/turnstile/v0/siteverify',
    answer: ({ body }) => ({ success: body.response === 'human' }),
  },
  tracker: { path: '/matomo.php', answer: () => ({ status: 'success', tracked: 1, invalid: 0 }) },
} satisfies Record<string, Service>
type ServiceName = keyof typeof services
const names = Object.keys(services) as ServiceName[]
type Moods = Record<ServiceName, Mood | ((call: ReceivedCall) => Mood | Promise<Mood>)>

const refusals = { forbidden: 403, unauthorized: 401, busy: 429, bad: 400 }

/** A real HTTP server that replaces every outside service. It answers as `moods` say and records every request. */
export async function startUpstream() {
  const calls: ReceivedCall[] = []
  const moods = Object.fromEntries(names.map((name) => [name, 'ok'])) as Moods
  const unexpected: string[] = []
  let pages: unknown[] = [{ webId: 701, router: '/', hash: '' }]

  const { url, close } = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream')
    const body = Buffer.concat(await request.toArray()).toString()
    const name = names.find((name) => services[name].path === pathname)
    if (!name) {
      unexpected.push(`${request.method} ${request.url}`)
      return response.writeHead(404).end()
    }
    const call: ReceivedCall = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: body ? JSON.parse(body) : {},
    }
    calls.push(call)

    const given = moods[name]
    const mood = typeof given === 'function' ? await given(call) : given
    if (mood === 'hang') return
    if (mood === 'stall') return response.writeHead(200).write('{"code":')
    if (mood === 'reset') return request.socket.destroy()
    if (mood === 'error') return response.writeHead(500).end('{"code":2}')
    if (mood === 'garbage') return response.end('<html>')
    if (mood === 'codeless') return response.end('{"code":"2"}')
    if (mood === 'empty') return response.writeHead(204).end()
    if (mood === 'redirect')
      return response
        .writeHead(upstream.redirectStatus, { Location: `http://${request.headers.host}/elsewhere` })
        .end('{"code":2}')
    if (mood in refusals) return response.writeHead(refusals[mood as keyof typeof refusals]).end('{"code":2}')
    const service: Service = services[name]
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ code: mood === 'ok' ? 2 : mood, ...service.answer?.(call, pages) }))
  })

  const upstream = {
    url,
    moods,
    /** Status of the mood `redirect`. */
    redirectStatus: 307,
    unexpected,
    received: (name: ServiceName) => calls.filter(({ path }) => path === services[name].path),
    servePages: (list: unknown[]) => {
      pages = list
    },
    forget: () => calls.splice(0),
    close,
  }
  return upstream
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

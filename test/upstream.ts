import type { IncomingHttpHeaders } from 'node:http'
import { listen } from '../harness/listen.ts'

/**
 * How an upstream answers: well, with another code, or with a failure. `stall` begins an answer and never ends it,
 * `codeless` answers JSON without a code, `redirect` names another address. The last four are statuses 403, 401, 429
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

const paths = {
  leaveAdd: '/client/v1.4/leaveMsg/leaveAdd',
  listWeb: '/client/web/listWeb',
  companies: '/chacha/NameSearch/GetList',
  conversion: '/conversion',
  turnstile: '/turnstile/v0/siteverify',
  tracker: '/matomo.php',
}
type Service = keyof typeof paths
const refusals = { forbidden: 403, unauthorized: 401, busy: 429, bad: 400 }

/** A real HTTP server that replaces every outside service. It answers as `moods` say and records every request. */
export async function startUpstream() {
  const calls: ReceivedCall[] = []
  const moods: Record<Service, Mood | ((call: ReceivedCall) => Mood | Promise<Mood>)> = {
    leaveAdd: 'ok',
    listWeb: 'ok',
    companies: 'ok',
    conversion: 'ok',
    turnstile: 'ok',
    tracker: 'ok',
  }
  const unexpected: string[] = []
  let pages: unknown[] = [{ webId: 701, router: '/', hash: '' }]

  const { url, close } = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream')
    const body = Buffer.concat(await request.toArray()).toString()
    const service = (Object.keys(paths) as Service[]).find((name) => paths[name] === pathname)
    if (!service) {
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

    const given = moods[service]
    const mood = typeof given === 'function' ? await given(call) : given
    if (mood === 'hang') return
    if (mood === 'stall') return response.writeHead(200).write('{"code":')
    if (mood === 'reset') return request.socket.destroy()
    if (mood === 'error') return response.writeHead(500).end('{"code":2}')
    if (mood === 'garbage') return response.end('<html>')
    if (mood === 'codeless') return response.end('{"code":"2"}')
    if (mood === 'redirect')
      return response
        .writeHead(upstream.redirectStatus, { Location: `http://${request.headers.host}/elsewhere` })
        .end('{"code":2}')
    if (mood in refusals) return response.writeHead(refusals[mood as keyof typeof refusals]).end('{"code":2}')
    const names = searchParams.get('searchName') === 'Nowhere' ? [] : ['Bridge One Ltd.', 'Bridge Two Ltd.']
    const answers = {
      turnstile: { success: call.body.response === 'human' },
      tracker: { status: 'success', tracked: 1, invalid: 0 },
      leaveAdd: {},
      conversion: {},
      listWeb: { data: pages },
      companies: { Result: { Data: names.map((Name) => ({ Name })) } },
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ code: mood === 'ok' ? 2 : mood, ...answers[service] }))
  })

  const upstream = {
    url,
    moods,
    /** Status of the mood `redirect`. */
    redirectStatus: 307,
    unexpected,
    received: (service: Service) => calls.filter(({ path }) => path === paths[service]),
    servePages: (list: unknown[]) => {
      pages = list
    },
    forget: () => calls.splice(0),
    close,
  }
  return upstream
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

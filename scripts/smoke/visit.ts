export interface Target {
  origin: string
  /** Name of the Worker, and its version that must answer. */
  worker?: string | undefined
  version?: string | undefined
}

/** Sends requests to one deployment without following redirects. */
export class Visit {
  readonly #target: Target

  constructor(target: Target) {
    this.#target = target
  }

  /** Some headers are sent over https only. */
  get isEncrypted(): boolean {
    return this.#target.origin.startsWith('https:')
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    const { origin, worker, version } = this.#target
    const headers = new Headers(init.headers)
    if (version) headers.set('Cloudflare-Workers-Version-Overrides', `${worker}="${version}"`)
    return fetch(new URL(path, origin), {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    }).catch((error) => {
      throw new Error(`${path} cannot be reached (${error.cause?.message ?? error.message})`)
    })
  }

  async text(path: string, status = 200): Promise<string> {
    const response = await this.get(path)
    expectEqual(`status of ${path}`, response.status, status)
    return response.text()
  }

  async json(path: string): Promise<unknown> {
    return JSON.parse(await this.text(path))
  }
}

export function expectEqual(what: string, found: unknown, expected: unknown) {
  if (found !== expected) throw new Error(`${what} is ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`)
}

export function expectMatch(what: string, found: string | null, expected: RegExp): RegExpExecArray {
  const match = expected.exec(found ?? '')
  if (!match) throw new Error(`${what} does not have ${expected}: ${(found ?? 'nothing').slice(0, 120)}`)
  return match
}

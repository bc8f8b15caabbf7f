interface Query {
  sql: string
  params: unknown[]
}

/**
 * A D1 database that is reached through `query` in a Worker with this binding. Miniflare's own proxy blocks the process
 * at every call, even at `prepare`.
 */
export function remoteDatabase(
  binding: string,
  ask: (address: string, init: { method: string; body: string }) => Promise<AnyResponse>,
): D1Database {
  const batch = async (statements: Query[]) => {
    const response = await ask(`http://databases/${binding}`, { method: 'POST', body: JSON.stringify(statements) })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as D1Result<Record<string, unknown>>[]
  }
  const statement = (query: Query) => {
    const all = async () => (await batch([query]))[0]
    return {
      ...query,
      bind: (...params: unknown[]) => statement({ ...query, params }),
      all,
      run: all,
      async first(column?: string) {
        const row = (await all())?.results[0]
        return (column === undefined ? row : row?.[column]) ?? null
      },
    }
  }
  return {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch,
    exec: (sql: string) => batch([{ sql, params: [] }]),
  } as unknown as D1Database
}

/** The part that the response types of Node and Miniflare share. */
type AnyResponse = Pick<Response, 'ok' | 'text' | 'json'>

/** The Worker's side of `remoteDatabase`. Its source text runs in workerd. */
export async function query(request: Request, env: Record<string, D1Database>): Promise<Response> {
  const database = env[new URL(request.url).pathname.slice(1)] as D1Database
  const queries = (await request.json()) as Query[]
  const statements = queries.map(({ sql, params }) => database.prepare(sql).bind(...params))
  try {
    return Response.json(await database.batch(statements))
  } catch (error) {
    return new Response((error as Error).message, { status: 500 })
  }
}

import type { Context } from 'hono'

const parsed = new WeakMap<Request, Readonly<URL>>()

/** The address of a request, parsed once for all that ask. */
export function urlOf({ req: { raw } }: Context): Readonly<URL> {
  const known = parsed.get(raw)
  if (known) return known

  const url = new URL(raw.url)
  parsed.set(raw, url)
  return url
}

import { localeOf } from '../../locales/index.ts'
import { type Route, routes } from '../../ui/routes.ts'

const paths = new Map<string, readonly string[]>(
  Object.values(routes).map(({ path, anchors = [] }: Route) => [path, anchors]),
)

/** Why a link is wrong, or null. `known`: addresses of articles and jobs. */
export function addressProblem(address: string, known: ReadonlySet<string>): string | null {
  if (/^(https:\/\/|mailto:|#)/.test(address)) return null
  if (!address.startsWith('/')) {
    return `Link to ${address}: write /path for a page of this site (without a language), or https://…`
  }

  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#')
  if (localeOf(path.split('/')[1])) return `Link to ${address}: leave the language out, it is added`
  if (known.has(path) || known.has(address)) return null
  const anchors = paths.get(path)
  if (!anchors || path.includes(':')) return `Link to ${address}: there is no such page`
  if (anchor && !anchors.includes(anchor)) {
    return `Link to ${address}: ${path} has ${anchors.length ? `the anchors ${anchors.join(', ')}` : 'no anchors to link to'}`
  }
  return null
}

import { type ContentChange, changeContent, type Loaded, loadedQuery, mostTexts } from '../../worker/content/changes.ts'
import { databaseOf, run } from '../d1.ts'
import { type Plan, planOf } from './plan.ts'
import type { Source } from './source.ts'

/** A target for texts. */
interface Place {
  loaded(): Promise<Loaded[]>
  /** Applies a change in one transaction. */
  change(change: ContentChange): Promise<void>
}

/** Makes the target's content the same as the sources: in one transaction, or in several above `mostTexts`. */
export async function load(sources: readonly Source[], place: Place): Promise<Plan> {
  const plan = planOf(sources, await place.loaded())
  for (const part of partsOf(plan.change)) await place.change(part)
  return plan
}

/** A database reached through wrangler. A remote one answers no query while it reads the file. */
export function throughWrangler(options: readonly string[]): Place {
  const database = databaseOf('CONTENT', options)
  return {
    loaded: async () => (await database.prepare(loadedQuery).all<Loaded>()).results,
    change: async (change) => run('CONTENT', options, changeContent(database, change)),
  }
}

/** A running site, which keeps answering meanwhile. Throws with advice when it refuses the texts. */
export function throughSite(site: string, token: string): Place {
  const ask = async (body?: ContentChange) => {
    const response = await fetch(new URL('/api/content', site), {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(60_000),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.status === 401) throw new Error('CONTENT_TOKEN does not match the secret of that site')
    if (!response.ok) throw new Error(`${site} answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
    return response.json()
  }
  return {
    loaded: async () => ((await ask()) as { loaded: Loaded[] }).loaded,
    change: async (change) => void (await ask(change)),
  }
}

function partsOf({ articles, jobs, gone }: ContentChange): ContentChange[] {
  const parts: ContentChange[] = []
  const all = [
    ...gone.map((one) => ({ articles: [], jobs: [], gone: [one] })),
    ...articles.map((one) => ({ articles: [one], jobs: [], gone: [] })),
    ...jobs.map((one) => ({ articles: [], jobs: [one], gone: [] })),
  ] satisfies ContentChange[]
  for (let from = 0; from < all.length; from += mostTexts) {
    const some: ContentChange[] = all.slice(from, from + mostTexts)
    parts.push({
      articles: some.flatMap((one) => one.articles),
      jobs: some.flatMap((one) => one.jobs),
      gone: some.flatMap((one) => one.gone),
    })
  }
  return parts
}

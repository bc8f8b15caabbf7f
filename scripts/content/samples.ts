import { existsSync } from 'node:fs'
import { companies, locales } from '../../locales/index.ts'
import { sampleFacts } from '../../ui/facts.ts'
import type { Source } from './source.ts'

/** Something made up to show the site, which its owner has to confirm or replace before it goes live. */
export interface Sample {
  file: string
  /** Where in the file, if it is not the whole of it. */
  key?: string
  /** What is needed in its place. */
  needs: string
}

/** Everything marked as a sample: texts, the company's data, facts, and the words that `locales/samples.ts` lists. */
export async function samplesOf(sources: readonly Source[]): Promise<Sample[]> {
  return [
    ...locales.filter((locale) => companies[locale].sample).map(siteSample),
    ...Object.entries(sampleFacts).map(([key, needs]) => ({ file: 'ui/facts.ts', key, needs })),
    ...(await listed()),
    ...textSamples(sources),
  ]
}

/** `ui/facts.ts projects  which projects are counted` */
export function sampleInWords({ file, key, needs }: Sample): string {
  return `${key ? `${file} ${key}` : file}  ${needs}`
}

function siteSample(locale: string): Sample {
  return {
    file: `locales/${locale}/site.json`,
    needs: 'brand, legal name, addresses, e-mail, registration, court and social accounts, then take `sample` out',
  }
}

/** One entry for an article or job, whatever languages it is in. */
function textSamples(sources: readonly Source[]): Sample[] {
  const marked = sources.filter(({ meta }) => meta.sample)
  return [...Map.groupBy(marked, ({ kind, id }) => `${kind}/${id}.md`)].flatMap(([name, [first]]) =>
    first ? [{ file: `locales/*/${name}`, needs: neededFor(first) }] : [],
  )
}

function neededFor({ kind, meta }: Source): string {
  if (meta.story) return 'the customer’s consent and counts, or the story of another'
  if (kind === 'jobs') return 'an open position, with its place, pay and closing date'
  if (meta.category === 20) return 'an event that took place, with its date and counts'
  if (meta.category === 21) return 'the medium, its date, and its leave to quote'
  return 'the release and its date, confirmed by the product team'
}

/** Words of pages that are samples, where such a list was written. */
async function listed(): Promise<readonly Sample[]> {
  if (!existsSync('locales/samples.ts')) return []
  const { samples } = await import(new URL('../../locales/samples.ts', import.meta.url).href)
  return samples
}

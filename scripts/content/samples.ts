import { companies, locales } from '../../locales/index.ts'
import { type Sample, samples } from '../../locales/samples.ts'
import { sampleFacts } from '../../ui/facts.ts'
import type { Source } from './source.ts'

/** All samples: the list of `locales/samples.ts`, facts, and texts. */
export function samplesOf(sources: readonly Source[]): Sample[] {
  const madeUp = locales.some((locale) => companies[locale].sample)
  return [
    ...samples
      .filter(({ file }) => madeUp || file !== 'site.json')
      .map((sample) => ({ ...sample, file: `locales/*/${sample.file}` })),
    ...Object.entries(sampleFacts).map(([key, needed]) => ({ file: 'ui/facts.ts', key, needed })),
    ...textSamples(sources),
  ]
}

/** `ui/facts.ts projects  which projects are counted` */
export function sampleInWords({ file, key, needed }: Sample): string {
  return `${key ? `${file} ${key}` : file}  ${needed}`
}

/** One entry per article or job, for all its languages. */
function textSamples(sources: readonly Source[]): Sample[] {
  const marked = sources.filter(({ meta }) => meta.sample)
  return [...Map.groupBy(marked, ({ kind, id }) => `${kind}/${id}.md`)].flatMap(([name, [first]]) =>
    first ? [{ file: `locales/*/${name}`, key: '', needed: neededFor(first) }] : [],
  )
}

function neededFor({ kind, meta }: Source): string {
  if (meta.story) return 'the customer’s consent and counts, or the story of another'
  if (kind === 'jobs') return 'an open position, with its place, pay and closing date'
  if (meta.category === 20) return 'an event that took place, with its date and counts'
  if (meta.category === 21) return 'the medium, its date, and permission to quote'
  return 'the release and its date, confirmed by the product team'
}

import { figuresIn, figuresInWords } from './figures.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/**
 * Reports figures and times that news tell in one language and not in another, because the event is the same. Guides
 * and jobs are left out: they name the standards and hours of each country.
 */
export function untoldElsewhere(sources: readonly Source[]): Problem[] {
  const events = Map.groupBy(
    sources.filter(({ kind }) => kind === 'news'),
    ({ id }) => id,
  )
  return [...events].flatMap(([id, versions]) =>
    versions.flatMap((one) =>
      versions.flatMap((other) => {
        const said = new Set([...figuresIn(wordsOf(other)), ...figuresInWords(wordsOf(other))])
        const missing = [...new Set(figuresIn(wordsOf(one)))].filter((figure) => isCount(figure) && !said.has(figure))
        const times = timesIn(one).filter((time) => !timesIn(other).includes(time))
        const file = `locales/${other.locale}/news/${id}.md`
        return [...missing, ...times].map((fact) => ({
          file,
          line: 1,
          text: `Lacks ${fact}, which locales/${one.locale}/news/${id}.md has: an event has the same facts in every language`,
        }))
      }),
    ),
  )
}

/** Small counts are written in many ways: a few, both, 二人. */
const isCount = (figure: number) => figure >= 10 || !Number.isInteger(figure)

/** The readable text, without names of national grids and datums, whose figures differ. */
function wordsOf({ meta: { title, summary }, text }: Source): string {
  return `${title}\n${summary}\n${text}`.replace(/NAVD 88|CGCS2000|1985 ?国家/g, ' ')
}

/** Times in a text as `7:10`. */
function timesIn(source: Source): string[] {
  return wordsOf(source).match(/(?<![\d:])\d{1,2}:\d\d(?!\d)/g) ?? []
}

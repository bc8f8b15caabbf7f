import { figuresIn, figuresInWords } from './figures.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/**
 * Figures and times of news that another language does not tell: what happened is the same in all of them. Guides name
 * the standards of each country, and jobs its hours; both differ on purpose.
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
          text: `Does not tell ${fact}, which locales/${one.locale}/news/${id}.md does: one event has one set of facts`,
        }))
      }),
    ),
  )
}

/** Small counts stand in words of many kinds: a few, both, 二人. */
const isCount = (figure: number) => figure >= 10 || !Number.isInteger(figure)

/** What a reader reads, but for names of national grids and datums, which have figures of their own. */
function wordsOf({ meta: { title, summary }, text }: Source): string {
  return `${title}\n${summary}\n${text}`.replace(/NAVD 88|CGCS2000|1985 ?国家/g, ' ')
}

/** `7:10`, as every language writes a time. */
function timesIn(source: Source): string[] {
  return wordsOf(source).match(/(?<![\d:])\d{1,2}:\d\d(?!\d)/g) ?? []
}

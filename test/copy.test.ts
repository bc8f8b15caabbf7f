import { expect, test } from 'vitest'
import { factWords } from '#fact-words'
import { others } from '../harness/written.ts'
import { copyOf } from '../locales/copy.ts'
import { companies, dictionaryOf, type Locale } from '../locales/index.ts'
import { figuresIn } from '../scripts/content/figures.ts'
import { inWords } from '../scripts/content/problem.ts'
import { readResources } from '../scripts/content/resources.ts'
import { readSources, type Source } from '../scripts/content/source.ts'
import { terms } from '../scripts/copy/glossary.ts'
import { copyLines } from '../scripts/copy/lines.ts'
import { copyProblems } from '../scripts/copy/lint.ts'
import { foreignWords } from '../scripts/copy/names.ts'
import { mended } from '../scripts/copy/signs.ts'
import { write } from './articles.ts'
import { linters } from './lint.ts'
import { every } from './sample.ts'

const { sources } = readSources()
const { resources } = readResources()

// textlint loads its dictionary and parses every line, which takes 5 s of CPU.
test.each(others)('%s copy passes the linter of its language', async (locale) => {
  const problems = linters[locale]
  const wrong: string[] = []
  for (const [key, text] of [...textsIn(locale), ...every(locale === 'ja-JP' ? 6 : 2, published(locale))]) {
    const shown = filled(locale, text)
    wrong.push(...((await problems?.(shown)) ?? []).map((problem) => `${key}: ${shown}\n  ${problem}`))
  }

  expect(wrong.join('\n')).toBe('')
})

test('no retired word, British spelling or foreign sign is left, and each is reported with its line and fix', () => {
  expect(copyProblems(copyLines()).map(inWords)).toEqual([])

  const told = (locale: Locale, name: string, text: string) =>
    copyProblems(copyLines(write({ [`locales/${locale}/${name}`]: text }))).map(
      ({ line, text }) => `${line} ${text.split('\n')[0]}`,
    )
  expect(
    told('en-US', 'a.ts', "import { x } from './colour'\nexport const a = {\n  colour: 'The centre, in color',\n}"),
  ).toEqual([expect.stringMatching(/^3 centre is retired: write center/)])
  expect(
    told('en-US', 'news/a.md', '---\ncover: /media/colour.jpg\n---\n[Its colour](/colour), `colour`, A&B’s head-sets'),
  ).toEqual([
    expect.stringMatching(/^4 head-set is retired: write MR headset assistant or headset/),
    expect.stringMatching(/^4 colour is in no American dictionary/),
  ])
  expect(
    told('zh-CN', 'a.ts', "export const a = { b: '约 15 分钟，{{accuracy}}以内，轨迹记录仪', c: '轨迹记录' }"),
  ).toEqual([expect.stringMatching(/^1 轨迹记录 is retired: write 轨迹记录仪/), expect.stringContaining('约 15 分钟')])
  expect(
    told('ja-JP', 'a.ts', "export const a = {\n  b: '三つで 3 日、12 m²、3.4cm と 2 cm',\n  c: '案件',\n}"),
  ).toEqual([
    expect.stringMatching(/^2 三つで/),
    expect.stringMatching(/^3 案件 is retired: write プロジェクト or 現場/),
  ])
  expect(mended('ja-JP', '三つで 3 日、12 m²、2 cm')).toBe('3つで3日、12㎡、2cm')
  expect(mended('zh-CN', '第 4 至 14 段，75% 以上，ISO 9001 认证，BIM 模型')).toBe(
    '第4至14段，75%以上，ISO 9001 认证，BIM 模型',
  )
})

test('terms of products match the glossary in every language', () => {
  const whole = (locale: Locale) => sources.filter((source) => source.locale === locale).map(wholeText)
  const theirs = new Map(others.map((locale) => [locale, new Map([...textsIn(locale), ...whole(locale)])]))

  const wrong = terms.flatMap(({ words }) => {
    const [term = ''] = words['en-US']
    const alone = new RegExp(`\\b${term}\\b`, 'i')
    return [...textsIn('en-US'), ...whole('en-US')]
      .filter(([, text]) => binding.has(term) && alone.test(text))
      .flatMap(([key]) => others.flatMap((locale) => missing(locale, key, words[locale], theirs.get(locale)?.get(key))))
  })

  expect(wrong.join('\n')).toBe('')
})

test('no English is left in a language of another script, except names and codes', () => {
  const quoted = [...sources, ...resources].flatMap(({ html }) => html.match(/<code>.*?<\/code>/gs) ?? []).join()
  const wrong = others
    .filter((locale) => !('Latin' in copyOf[locale].scripts))
    .flatMap((locale) => [...textsIn(locale), ...published(locale)])
    .flatMap(([key, text]) =>
      foreignWords(text.replace(/\{\{\w+\}\}/g, ' '))
        .filter((word) => !(key.includes('/') && quoted.includes(word)))
        .map((word) => `${key}: ${word}`),
    )

  expect(wrong, 'translate it, or add a name to scripts/copy/names.ts').toEqual([])
})

test('every text has the same figures as its English version', () => {
  const wrong = others.flatMap((locale) => {
    const theirs = new Map(textsIn(locale))
    return textsIn('en-US').flatMap(([key, english]) => {
      const [had = [], has = []] = [english, theirs.get(key) ?? ''].map((text) => figuresIn(text.replace(marks, ' ')))
      const fits = `${had.filter(isLarge)}` === `${has.filter(isLarge)}` && had.every((figure) => has.includes(figure))
      return fits || `${locale} ${key}` in otherFigures ? [] : [`${locale} ${key}: ${has}, English has ${had}`]
    })
  })

  expect(wrong).toEqual([])
})

/** Texts whose figures rightly differ from the English ones, with the reason. */
const otherFigures: Record<string, string> = {
  'zh-CN operation.what.placeText': 'the floor is B1, a name and no figure',
  'zh-CN brochures.apply.issue.componentText': 'the second is counted in words',
  'ja-JP home.stories.returnAlt': 'ten in words in English',
  'ja-JP brochures.apply.day.twoWhen': 'a time of day on Japanese sites, a part of it on others',
  'ja-JP brochures.apply.day.threeWhen': 'the same',
  'ja-JP brochures.apply.day.fourWhen': 'the same',
  'ja-JP brochures.apply.day.fiveWhen': 'the same',
  'ja-JP brochures.apply.day.sixWhen': 'the same',
  'ja-JP brochures.apply.issue.placeText': 'axes and heights as Japanese drawings name them',
}

/** Placeholders of values, and tags of links. */
const marks = /\{\{\w+\}\}|<\/?\d>/g

/** Small figures may be words in some languages; larger ones must be equal. */
const isLarge = (figure: number) => figure >= 10

/**
 * Terms whose translation must be in every text that has the English term. Other rows of the glossary are for writers.
 */
const binding = new Set([
  'construction assistant',
  'design assistant',
  'operation assistant',
  '360 capture',
  'AR sand table',
  'city platform',
  'point cloud',
  'quality delivery',
  'working day',
])

/** The lines of all articles, jobs and reference pages in a language. */
function published(locale: Locale): [string, string][] {
  const told = sources
    .filter((source) => source.locale === locale)
    .map((source) => [`${source.kind}/${source.id}`, linesOf(source)] as const)
  const reference = resources
    .filter((resource) => resource.locale === locale)
    .map(({ name, text }) => [`resources/${name}`, text.split('\n').filter((line) => line.trim() !== '')] as const)
  return [...told, ...reference].flatMap(([name, lines]) => lines.map((line): [string, string] => [name, line]))
}

function wholeText(source: Source): [string, string] {
  return [`${source.kind}/${source.id}`, linesOf(source).join('\n')]
}

function linesOf({ meta, text, html, cover }: Source): string[] {
  const captions = [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption = '']) => caption)
  const { alt = '' } = JSON.parse(cover)
  const fields = [meta.title, meta.summary, meta.author, meta.place, alt, ...meta.duties, ...meta.requirements]
  return [...fields, ...captions, ...text.split('\n')].filter((line) => line.trim() !== '')
}

function missing(locale: string, key: string, words: readonly string[], text = ''): string[] {
  const fits = words.some((word) => text.replaceAll('\u200b', '').includes(word))
  return fits ? [] : [`${locale} ${key} lacks ${words}: ${text}`]
}

/** The text as a page shows it, with example values. */
function filled(locale: Locale, text: string): string {
  const { brand, legalName } = companies[locale]
  const values: Record<string, string> = { ...factWords(locale), brand, legalName, ...examples }
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '8').replaceAll('\u00a0', ' ')
}

/** Values that are not plain figures. */
const examples = { year: '2026', name: 'LINE', address: 'www.example.com' }

/** Every text of pages and brochures in a language, with its key. */
function textsIn(locale: Locale): [string, string][] {
  return leaves(dictionaryOf(locale))
}

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : leaves(inner, `${path}${key}.`),
  )
}

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fallbackLocale, locales } from '../../locales/index.ts'
import { routes } from '../../ui/routes.ts'
import { mark } from '../copy/unwritten.ts'
import type { kinds } from './source.ts'

/** Kinds of text, with their folders; a page and a language have none. */
const folders = { page: '', language: '', news: 'news', guide: 'consultation', job: 'jobs' } as const satisfies Record<
  string,
  '' | (typeof kinds)[number]
>
type What = keyof typeof folders
/** The list of all words; other languages follow it. */
const english = `locales/${fallbackLocale}/words.ts`

/**
 * Writes a page or a text with placeholders in every language, or a language as a copy of the English one, and returns
 * the files. Throws when the name is wrong.
 */
export function begin(what: string | undefined, name = ''): string[] {
  if (!what || !(what in folders)) throw new Error(`--new takes ${Object.keys(folders).join(', ')}, and a name`)
  const changed = new Map<string, string>()
  if (what === 'language') beginLanguage(name, changed)
  else if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name)) {
    throw new Error(`--new ${what} "${name}": use lowercase letters, digits and hyphens, as in about-us/partners`)
  } else if (what === 'page') beginPage(name, changed)
  else beginText(what as Exclude<What, 'page' | 'language'>, name, changed)
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return [...changed.keys()]
}

type Changed = Map<string, string>

function beginPage(path: string, changed: Changed) {
  const file = path.split('/').at(-1) ?? ''
  const name = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const taken = Object.entries(routes).some(([other, route]) => other === name || route.path === `/${path}`)
  if (taken || existsSync(`ui/pages/${file}.tsx`) || existsSync(`locales/${fallbackLocale}/${file}.ts`)) {
    throw new Error(`A page ${name} exists already: choose another name`)
  }
  insert(changed, 'ui/routes.ts', '} as const satisfies Record<string, Route>', entry(name, file, path))
  insert(changed, 'ui/pages.ts', 'import { privacy }', `import { ${name} } from './pages/${file}.tsx'\n`)
  insert(changed, 'ui/pages.ts', '  contactSent,\n}', `  ${name},\n`)
  changed.set(`ui/pages/${file}.tsx`, component(name))
  insert(changed, english, 'import { privacy }', `import { ${name} } from './${file}.ts'\n`)
  insert(changed, english, '  brochures,\n}', `  ${name},\n`)
  for (const locale of locales)
    changed.set(`locales/${locale}/${file}.ts`, wordsOf(name, file, locale === fallbackLocale))
}

function beginLanguage(tag: string, changed: Changed) {
  if (!/^[a-z]{2,3}-[A-Z]{2}$/.test(tag)) throw new Error(`--new language "${tag}": write a tag such as ko-KR`)
  if (existsSync(`locales/${tag}`)) throw new Error(`locales/${tag} exists already`)
  for (const file of globSync(`locales/${fallbackLocale}/**/*.*`)) {
    if (file === english) continue
    const text = readFileSync(file, 'utf8')
    const name = /^export const (\w+) = \{$/m.exec(text)?.[1]
    const imports = `import type { ${name} as en } from '../${fallbackLocale}/${basename(file)}'\nimport type { Words } from '../words.ts'\n\n`
    const typed = imports + text.replace(/^\}( as const)?\n$(?![\s\S])/m, '} as const satisfies Words<typeof en>\n')
    changed.set(file.replace(fallbackLocale, tag), name && file.endsWith('.ts') ? typed : text)
  }
}

/** Inserts lines before a place in a file. */
function insert(changed: Changed, file: string, before: string, lines: string) {
  const text = changed.get(file) ?? readFileSync(file, 'utf8')
  if (!text.includes(before))
    throw new Error(`${file} no longer has the line "${before}": fix scripts/content/begin.ts`)
  changed.set(
    file,
    text.replace(before, () => lines + before),
  )
}

function entry(name: string, file: string, path: string): string {
  const column = { products: 'products', solution: 'solutions' }[path.split('/')[0] ?? ''] ?? 'company'
  const under = path.startsWith('about-us/') ? "\n    under: 'about'," : ''
  const style = file === name ? '' : `\n    style: '${file}',`
  return `  ${name}: {
    path: '/${path}',
    words: '${name}',
    label: '${name}.label',${under}
    hero: true,${style}
    card: { photos: ['sandtable'] },
    links: [{ in: '${column}' }],
  },
`
}

function component(name: string): string {
  return `import { PageHero } from '../parts/page-hero.tsx'
import { Photo } from '../parts/photo.tsx'
import type { Site } from '../site.ts'
import { standingPage } from '../standing-page.tsx'

export const ${name} = standingPage('${name}', { Hero, Body })

function Hero({ site }: { site: Site }) {
  const { t } = site
  return (
    <PageHero
      site={site}
      eyebrow={t('${name}.label')}
      title={t('${name}.hero.title')}
      lead={t('${name}.hero.lead')}
      picture={
        <Photo site={site} name="sandtable" alt={t('${name}.hero.alt')} sizes="(min-width: 992px) 62vw, 100vw" first />
      }
    />
  )
}

function Body({ site: { t } }: { site: Site }) {
  return (
    <>
      <section className="section wrap" id="first">
        <h2>{t('${name}.first.title')}</h2>
        <p className="lead">{t('${name}.first.lead')}</p>
        <p>{t('${name}.first.text')}</p>
      </section>
      <section className="section wrap" id="second">
        <h2>{t('${name}.second.title')}</h2>
        <p className="lead">{t('${name}.second.lead')}</p>
        <p>{t('${name}.second.text')}</p>
      </section>
    </>
  )
}
`
}

function wordsOf(name: string, file: string, english: boolean): string {
  const imports = `import type { ${name} as en } from '../${fallbackLocale}/${file}.ts'\nimport type { Words } from '../words.ts'\n\n`
  return `${english ? '' : imports}export const ${name} = {
  title: '${mark} ${file} | {{brand}}',
  description: '${mark} What search engines show below the title of ${file}.',
  label: '${mark} ${file}',
  hero: {
    title: '${mark} ${file}',
    lead: '${mark}',
    alt: '${mark} What the picture shows.',
  },
  first: { title: '${mark}', lead: '${mark}', text: '${mark}' },
  second: { title: '${mark}', lead: '${mark}', text: '${mark}' },
} as const${english ? '' : ' satisfies Words<typeof en>'}
`
}

function beginText(what: Exclude<What, 'page' | 'language'>, id: string, changed: Changed) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const own = {
    news: `category: 22\nauthor: '${mark}'\ntags: [company]\n`,
    guide: `author: '${mark}'\ntags: [company]\n`,
    job: `department: delivery\nplace: '${mark}'\ntype: full-time\nvalidThrough: ${day(90)}\nduties:\n  - '${mark}'\nrequirements:\n  - '${mark}'\n`,
  }[what]
  for (const locale of locales) {
    const file = `locales/${locale}/${folders[what]}/${id}.md`
    if (existsSync(file)) throw new Error(`${file} exists already: choose another name`)
    changed.set(
      file,
      `---\ntitle: '${mark} ${id}'\nsummary: '${mark} What lists and search engines show of ${id}.'\ndate: ${day(0)}\ncover: /media/drawings/axon.svg\ncoverAlt: '${mark} What the picture shows.'\n${own}---\n${mark}\n\n## ${mark}\n\n${mark}\n`,
    )
  }
}

import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fallbackLocale, locales } from '../locales/index.ts'
import { mark } from '../scripts/copy/unwritten.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'begin-'))
  for (const copied of ['locales', 'ui/routes.ts', 'ui/pages.ts'])
    cpSync(copied, join(folder, copied), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Begins something in the copy; the files, or the reason why not. */
function begin(what: string, name: string): string[] | string {
  const module = pathToFileURL(resolve('scripts/content/begin.ts'))
  const code = `import { begin } from '${module}'
    let told; try { told = begin('${what}', '${name}') } catch ({ message }) { told = message }
    console.log(JSON.stringify(told))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('a new page has an entry, a component, and marked words in every language', () => {
  const files = begin('page', 'about-us/new-partners')

  expect(files).toHaveLength(4 + locales.length)
  expect(read('ui/routes.ts')).toContain("path: '/about-us/new-partners'")
  expect(read('ui/pages/new-partners.tsx')).toContain("standingPage('newPartners'")
  for (const locale of locales) expect(read(`locales/${locale}/new-partners.ts`)).toContain(`title: '${mark}`)
  expect(begin('page', 'about-us/new-partners')).toMatch(/exists already/)
})

test('a new language has every English text, its words typed by the English ones', () => {
  const named = (locale: string) =>
    globSync(`locales/${locale}/**/*.*`, { cwd: folder, exclude: [`locales/${locale}/words.ts`] }).map(
      (file) => file.split(locale)[1],
    )

  expect(begin('language', 'ko-KR')).toHaveLength(named(fallbackLocale).length)
  expect(named('ko-KR').sort()).toEqual(named(fallbackLocale).sort())
  for (const file of globSync('locales/ko-KR/*.ts', { cwd: folder })) {
    if (file.endsWith('language.ts')) continue
    expect(read(file), file).toMatch(/^import type \{ (\w+) as en \} from [\s\S]+export const \1 = \{/)
    expect(read(file), file).toMatch(/\n\} as const satisfies Words<typeof en>\n$/)
  }
  expect(read('locales/ko-KR/resources/glossary.md')).toBe(read(`locales/${fallbackLocale}/resources/glossary.md`))
  expect(begin('language', 'ko-KR')).toMatch(/exists already/)
})

test('a wrong name is refused with what to write', () => {
  expect(begin('language', 'ko')).toContain('write a tag such as ko-KR')
  expect(begin('page', 'About_Us')).toContain('use lowercase letters')
  expect(begin('poem', 'spring')).toContain('--new takes page, language, news, guide, job')
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { dictionaryOf, fallbackLocale, locales } from '../locales/index.ts'

const layers = ['locales', 'ui', 'worker']

test('dependencies point one way: locales ← ui ← worker', () => {
  const wrong = globSync('{locales,ui,worker}/**/*.{ts,tsx}').flatMap((file) => {
    const layer = layers.indexOf(file.split('/')[0] ?? '')
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
    return imports
      .map(([, path = '']) => join(dirname(file), path))
      .filter((target) => layers.indexOf(target.split('/')[0] ?? '') > layer)
      .map(
        (target) => `${file} imports ${target}: move what it needs down to ${layers[layer]}/, or pass it in as a prop`,
      )
  })

  expect(wrong).toEqual([])
})

test('the Worker logs through worker/log.ts, one line of JSON with the name of its request', () => {
  const wrong = globSync('worker/**/*.{ts,tsx}')
    .filter((file) => file !== 'worker/log.ts' && /\bconsole\./.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: write log(level, event, { request, … }) of worker/log.ts instead of console`)

  expect(wrong).toEqual([])
})

test('every environment of wrangler.toml has every variable', () => {
  const variablesIn = (env?: string) =>
    Object.keys(unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) }).vars)

  const wrong = ['staging', 'production'].flatMap((env) =>
    variablesIn()
      .filter((name) => !variablesIn(env).includes(name))
      .map((name) => `[env.${env}.vars] lacks ${name}: wrangler does not inherit variables, write it there too`),
  )

  expect(wrong).toEqual([])
})

test('every text quotes the same values in each language', () => {
  const texts = leaves(dictionaryOf(fallbackLocale))
  const wrong = locales.flatMap((locale) => {
    const theirs = new Map(leaves(dictionaryOf(locale)))
    return texts
      .filter(([key, text]) => names(theirs.get(key) ?? '') !== names(text))
      .map(
        ([key, text]) =>
          `${locale} ${key}: {{${names(theirs.get(key) ?? '')}}}, ${fallbackLocale} has {{${names(text)}}}`,
      )
  })

  expect(wrong, 'quote the same {{values}} in every language').toEqual([])
})

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : leaves(inner, `${path}${key}.`),
  )
}

function names(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort().join()
}

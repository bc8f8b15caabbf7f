import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { words as en } from '../locales/en-US/words.ts'
import { locales } from '../locales/index.ts'
import { words as ja } from '../locales/ja-JP/words.ts'
import { words as zh } from '../locales/zh-CN/words.ts'

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

test('every text quotes the same values in each language', () => {
  const wrong = leaves(en).flatMap(([key, text]) =>
    [zh, ja].flatMap((other, index) => {
      const theirs = leaves(other).find(([name]) => name === key)?.[1] ?? ''
      return names(theirs) === names(text)
        ? []
        : [`${locales[index + 1]} ${key}: {{${names(theirs)}}}, en-US has {{${names(text)}}}`]
    }),
  )

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

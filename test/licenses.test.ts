import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  version: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: true
  optional?: true
  devOptional?: true
}

const lock: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const packages = Object.entries(lock).filter(([folder]) => folder !== '')
const isDelivered = ({ dev, optional, devOptional }: Package) => !dev && !optional && !devOptional

/** SPDX ids allowed for code in the Worker or in browsers: licenses that at most require their own text. */
const delivered = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Unlicense', 'Apache-2.0']
/** SPDX ids also allowed for tools: we run them and do not distribute them. */
const tools = [
  ...delivered,
  'CC0-1.0',
  'PSF-2.0',
  'Python-2.0',
  /** The font; its license is beside the file in public/assets. */
  'OFL-1.1',
  /** axe-core and lightningcss: only changes to their own files would have to be published. */
  'MPL-2.0',
  /** libvips, loaded as a separate library by Miniflare's sharp. */
  'LGPL-3.0-or-later',
]
/** Packages without a license in the manifest, with the place that names it. */
const readByHand: Record<string, string> = {
  'format@0.2.2': 'MIT', // its Readme.md: "MIT"
}

test('every package has a licence that we may use it under', () => {
  const wrong = packages.flatMap(([folder, found]) => {
    const name = folder.replace(/^.*node_modules\//, '')
    const license = found.license ?? readByHand[`${name}@${found.version}`]
    return license && fits(license, isDelivered(found) ? delivered : tools) ? [] : [`${name}: ${license}`]
  })

  expect(wrong, 'choose another package, or add the licence above with the reason why it may be').toEqual([])
  expect(packages.filter(([, found]) => isDelivered(found)).length).toBeGreaterThan(10)
})

test('every package comes from the registry, with the hash of what it was when it was chosen', () => {
  const wrong = packages.filter(([, { resolved, integrity }]) => resolved || !integrity?.startsWith('sha512-'))

  expect(wrong.map(([folder]) => folder)).toEqual([])
})

test('browsers get the licences of the code they get, and each script says where', () => {
  const licenses = readFileSync('public/assets/licenses.txt', 'utf8')
  const parts = licenses.split(/\n-{72}\n\n/)
  const named = parts.map((part) => part.split('\n', 1)[0] ?? '')

  const granted = /copyright[\s\S]*permission is hereby granted|apache license[\s\S]*grant of copyright license/i
  for (const part of parts) expect(part).toMatch(granted)
  for (const name of ['react', 'react-dom', 'valibot', '@preact/signals-react', 'web-vitals']) {
    expect(named).toContain(`${name} ${lock[`node_modules/${name}`]?.version}`)
  }
  for (const file of readdirSync('public/assets').filter((one) => one.endsWith('.js'))) {
    expect(readFileSync(`public/assets/${file}`, 'utf8'), file).toMatch(/\/\*! \/assets\/licenses\.txt \*\/\s*$/)
  }
  expect(readFileSync('public/assets/font-license.txt', 'utf8')).toContain('SIL Open Font License')
})

/** SPDX: `A OR B` needs one of the two, `A AND B` needs both. */
function fits(license: string, allowed: readonly string[]): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name.trim())))
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { dictionaryOf, fallbackLocale, locales } from '../locales/index.ts'
import { variablesOf } from '../worker/settings.ts'

/** The folders that each folder may import from. `test` may import everything. */
const folders: Record<string, readonly string[]> = {
  locales: [],
  ui: ['locales'],
  worker: ['locales', 'ui'],
  scripts: ['locales', 'ui', 'worker'],
  brochures: ['locales', 'ui', 'scripts'],
  harness: ['locales', 'ui', 'worker', 'scripts'],
  bench: ['locales', 'ui', 'worker', 'scripts', 'harness'],
  art: ['ui'],
}
/** Allowed, because `npm run bench` starts the benches. */
const exceptions = [/^scripts\/bench\.mjs imports (bench|harness)\//]

/** Layers of the Worker from bottom to top: a file imports from its own layer and the ones below. */
const workerLayers = [
  ['log.ts', 'request.ts', 'settings.ts', 'sql.ts', 'time-limit.ts', 'rate-limit.ts'],
  ['upstream'],
  ['content'],
  ['pages'],
  ['gateway'],
  ['leads'],
  ['api'],
  ['routes.ts'],
  ['index.ts'],
]

test('dependencies point one way between folders: locales ← ui ← worker ← scripts ← harness ← bench', () => {
  const wrong = importsIn('*').flatMap(({ file, target }) => {
    const [from = '', to = ''] = [file, target].map((path) => path.split('/')[0] ?? '')
    const isWrong = from !== to && to in { ...folders, test: [] } && !folders[from]?.includes(to)
    const found = `${file} imports ${target}`
    if (!isWrong || exceptions.some((exception) => exception.test(found))) return []
    return [`${found}: move what it needs to ${folders[from]?.at(-1) ?? from}/, or pass it in`]
  })

  expect(wrong).toEqual([])
})

test('dependencies point one way inside the Worker: upstream ← content ← pages ← gateway ← leads ← api ← routes', () => {
  const layerOf = (path: string) => workerLayers.findIndex((names) => names.includes(path.split('/')[1] ?? ''))
  const inside = importsIn('worker').filter(({ target }) => target.startsWith('worker/'))
  const unknown = globSync('worker/**/*.{ts,tsx}')
    .filter((file) => layerOf(file) < 0)
    .map((file) => `${file}: add ${file.split('/')[1]} to workerLayers in test/architecture.test.ts`)
  const wrong = inside
    .filter(({ file, target }) => layerOf(target) > layerOf(file))
    .map(({ file, target }) => `${file} imports ${target}: move what it needs to ${file.split('/')[1]}, or pass it in`)

  expect([...unknown, ...wrong]).toEqual([])
})

test('no file of locales/ and ui/ imports itself by way of others, types included', () => {
  const imports = Map.groupBy([...importsIn('locales'), ...importsIn('ui')], ({ file }) => file)
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file].join(' → ')
      circles.push(`${circle}: move what they share into a file of its own`)
    } else if (!done.has(file)) {
      for (const { target } of imports.get(file) ?? []) follow(target, [...path, file])
      done.add(file)
    }
  }
  for (const file of imports.keys()) follow(file, [])

  expect(circles).toEqual([])
})

test('what Node runs imports nothing of cloudflare:workers, which only workerd has', () => {
  const imports = Map.groupBy(importsIn('*'), ({ file }) => file)
  const wrong: string[] = []
  const seen = new Set<string>()
  const follow = (file: string, path: readonly string[]) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { target } of imports.get(file) ?? []) {
      if (target.startsWith('cloudflare:')) {
        wrong.push(`${[...path, file].join(' → ')} imports ${target}: pass waitUntil in, as worker/content does`)
      } else follow(target, [...path, file])
    }
  }
  for (const file of globSync('{scripts,harness,bench,brochures}/**/*.{ts,tsx,mjs}')) {
    if (!/^(harness\/workers|bench\/small)\//.test(file)) follow(file, [])
  }

  expect(wrong).toEqual([])
})

/** The only folder with SQL of each table. */
const tables: Record<string, string> = {
  'articles|article_words|jobs|content_state': 'worker/content/',
  'leads|outbox': 'worker/leads/',
}

test.each(Object.entries(tables))('only one folder has SQL of the tables %s', (names, folder) => {
  const sql = new RegExp(`\\b(FROM|INTO|UPDATE|JOIN)\\s+(${names})\\b`)
  const wrong = globSync('{worker,ui,scripts,brochures,bench}/**/*.{ts,tsx,mjs}')
    .filter((file) => !file.startsWith(folder) && sql.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: make its query a function in ${folder}, and call that`)

  expect(wrong).toEqual([])
})

interface Import {
  file: string
  /** A path in this repository, or the name of a package. */
  target: string
}

/** Every import of a folder's files: static, of types, bare, and dynamic with a literal path. */
function importsIn(folder: string): Import[] {
  const pattern = `${folder === '*' ? `{${Object.keys(folders)}}` : folder}/**/*.{ts,tsx,mjs,js}`
  return globSync(pattern).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g)].map(
      ([, path = '']) => ({
        file,
        target: path.startsWith('.') ? join(dirname(file), path) : path,
      }),
    ),
  )
}

test('no page shows a text of the brochures, which the Worker does not have', () => {
  const wrong = globSync('{ui,worker}/**/*.{ts,tsx}')
    .filter((file) => /['"`]brochures\./.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: move that text out of locales/*/brochures.ts, which scripts/words.mjs leaves out`)

  expect(wrong).toEqual([])
})

test('the Worker logs through worker/log.ts, one line of JSON with the id of its request', () => {
  const wrong = globSync('worker/**/*.{ts,tsx}')
    .filter((file) => file !== 'worker/log.ts' && /\bconsole\./.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: write log(level, event, { request, … }) of worker/log.ts instead of console`)

  expect(wrong).toEqual([])
})

/** Variables that staging and production set for themselves, with the reason. All others are the same everywhere. */
const ownTo: Record<string, string> = {
  API_HOST: 'each has an upstream of its own',
  COMPANY_SEARCH_HOST: 'the register is paid by the call',
  COMPANY_SEARCH_KEY: 'belongs to that host',
  AD_CONVERSION_URL: 'only real visits count as conversions',
  MEDIA_HOST: 'a deployment may have a storage host',
  HOTLINE: 'a number that is answered',
  ICP_FILING: 'filed for one address',
  SITE_ORIGIN: 'the address of that deployment',
  DOWNLOAD_PC: 'installers are released one environment at a time',
  DOWNLOAD_IOS: 'the same',
  DOWNLOAD_REVIT_CONSTRUCTION: 'the same',
  DOWNLOAD_REVIT_OPERATION: 'the same',
  DOWNLOAD_REVIT_CITY: 'the same',
  STATISTICS_ID: 'counts the visits of one address',
  AD_SCRIPT_URL: 'the same',
  TRACKER_URL: 'the same',
  TRACKER_SITE_ID: 'the same',
  TURNSTILE_SITE_KEY: 'is issued for one address',
}

test.each(['staging', 'production'])(
  'the environment %s of wrangler.toml is the first one again, but for its names and what it has of its own',
  (env) => {
    const [first, other] = [configOf(), configOf(env)]
    const namespaces = { staging: '2', production: '3' }[env]
    // Resources carry the Worker's name; rate limits are told apart by their numbers.
    const renamed = JSON.parse(
      JSON.stringify(first)
        .replaceAll(/"plumbline(?=["-])/g, `"plumbline-${env}`)
        .replace('"plumbline_views"', `"plumbline_${env}_views"`)
        .replaceAll(/"namespace_id":"1(\d\d)"/g, `"namespace_id":"${namespaces}$1"`),
    )
    const own = Object.fromEntries(Object.keys(ownTo).map((name) => [name, expect.any(String)]))

    expect(other).toEqual({ ...renamed, vars: { ...renamed.vars, ...own, ENVIRONMENT: env } })
    expect(() => variablesOf(other.vars)).not.toThrow()
  },
)

test('the first environment of wrangler.toml loses no message, and keeps nothing of visitors in its cache', () => {
  const { queues, ratelimits, triggers, cache, exports, vars } = configOf()

  expect(queues).toEqual({
    producers: [{ binding: 'LEADS', queue: 'plumbline-leads' }],
    // D1 decides on attempts and the queue only wakes the Worker, so the sweep sends what the queue drops.
    consumers: [{ queue: 'plumbline-leads', max_batch_size: 10, max_batch_timeout: 2, max_retries: 3 }],
  })
  expect(triggers).toEqual({ crons: ['* * * * *'] })
  expect(ratelimits.map(({ name, simple }) => [name, simple])).toEqual([
    ['CONTACT_LIMIT', { limit: 10, period: 60 }],
    ['SEARCH_LIMIT', { limit: 60, period: 60 }],
    ['VIEW_LIMIT', { limit: 120, period: 60 }],
    ['FORM_LIMIT', { limit: 3, period: 60 }],
  ])
  expect(cache).toEqual({ enabled: true })
  expect(exports).toEqual({
    default: { type: 'worker', cache: { enabled: false } },
    Pages: { type: 'worker', cache: { enabled: true } },
  })
  expect(vars).toMatchObject({
    ...Object.fromEntries(Object.keys(ownTo).map((name) => [name, ''])),
    ENVIRONMENT: 'development',
    TIME_ZONE: 'Asia/Shanghai',
    AD_CLICK_PARAM: 'bd_vid',
    AD_CONVERSION_DAYS: '30',
    OUTBOX: 'on',
    ENABLED_LOCALES: 'en-US,zh-CN,ja-JP',
    LEAD_RETENTION_DAYS: '365',
    CROSS_BORDER_CONSENT: 'off',
    CONTENT_CHECK_SECONDS: '20',
  })
})

/** An environment as wrangler reads it, without ids, which wrangler may write there. */
function configOf(env?: string) {
  const config: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) })
  return {
    ...config,
    topLevelName: undefined,
    targetEnvironment: undefined,
    d1_databases: config.d1_databases.map((database) => ({ ...database, database_id: undefined })),
    kv_namespaces: config.kv_namespaces.map((namespace) => ({ ...namespace, id: undefined })),
  }
}

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

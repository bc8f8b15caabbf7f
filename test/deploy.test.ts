import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../harness/listen.ts'
import { enabled as locales } from '../harness/written.ts'
import { samplesOf } from '../scripts/content/samples.ts'
import { readSources } from '../scripts/content/source.ts'
import { assets } from '../ui/assets.ts'
import { every } from './sample.ts'
import { sharedSite } from './shared.ts'

// Nothing here reaches Cloudflare: scripts replace wrangler, npm and git, and record their calls.
const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'))
const notes = join(folder, 'calls')

/** With REAL set, the replaced `npm run smoke` runs. */
const standIn = `#!/bin/sh
call="\${0##*/} $*"
echo "$call" >> "$CALLS"
case "$call" in *"\${FAILS:-nothing}"*) exit 1 ;; esac
case "$call" in
  'git status'*) echo "$DIRTY" ;;
  'git log'*) printf 'abc1234\\n%s\\n' "\${SUBJECT:-Say why}" ;;
  *'deployments status'*) echo "$RUNNING" ;;
  *'namespace list') echo "$NAMESPACES" ;;
  *'kv bulk put'*) /bin/cp "$4" "$PUT" ;;
  *'d1 execute'*--json*) echo "[{\\"results\\":[$LOADED]}]" ;;
  'npm run smoke'*)
    shift 3
    if [ "$REAL" ]; then exec "$NODE" scripts/smoke.mjs "$@"; fi ;;
  *'versions upload'*) type=version-upload ;;
  *'wrangler deploy'*) type=deploy ;;
esac
if [ "$WRANGLER_OUTPUT_FILE_PATH" ]; then
  echo '{"type":"wrangler-session"}' >> "$WRANGLER_OUTPUT_FILE_PATH"
  echo "{\\"type\\":\\"$type\\",\\"version_id\\":\\"$VERSION\\",\\"targets\\":$TARGETS}" >> "$WRANGLER_OUTPUT_FILE_PATH"
fi
`

beforeAll(() => {
  mkdirSync(join(folder, 'bin'))
  for (const name of ['wrangler', 'npm', 'git']) {
    writeFileSync(join(folder, 'bin', name), standIn)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const versions = (...ids: string[]) => JSON.stringify({ versions: ids.map((version_id) => ({ version_id })) })

const deploy = (words: string[], over: Record<string, string> = {}) => started(['scripts/deploy.mjs', ...words], over)

/** Runs Node with the replaced commands. `calls` lists them, without the SQL of the content. */
function started(words: string[], { cwd, ...over }: Record<string, string>) {
  writeFileSync(notes, '')
  const env = {
    ...process.env,
    PATH: `${folder}/bin`,
    NODE: process.execPath,
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    CALLS: notes,
    CONTENT_TOKEN: 'token-for-the-content',
    RUNNING: versions('old-version'),
    NAMESPACES: JSON.stringify([
      { id: 'other-id', title: 'plumbline-staging-kv' },
      { id: 'kv-id', title: 'plumbline-production-kv' },
    ]),
    PUT: join(folder, 'put.json'),
    VERSION: 'new-version',
    TARGETS: '[]',
    ...over,
  }
  return new Promise<{ calls: string[]; output: string; status: number }>((resolve) => {
    execFile(process.execPath, words, { env, cwd }, (error, stdout, stderr) => {
      const calls = readFileSync(notes, 'utf8').split('\n').filter(Boolean)
      resolve({
        calls: calls.map((call) =>
          call.replace(/ (--json --command|--yes --file|\/\S+files.json --namespace-id kv-id --remote) .*/, ''),
        ),
        output: stdout + stderr,
        status: Number(error?.code ?? 0),
      })
    })
  })
}

describe('npm run deploy', () => {
  const address = 'https://www.example.com'
  const before = [
    'git status --porcelain',
    'npm run check',
    'wrangler d1 migrations apply DB --remote --env production',
    'wrangler d1 migrations apply CONTENT --remote --env production',
    'wrangler kv namespace list',
    'wrangler kv bulk put',
    'wrangler deployments status --env production --json',
    'git log -1 --format=%h%n%s',
  ]
  const smoke = `npm run smoke -- ${address} --worker plumbline-production --version new-version`

  // This test may start the shared site, and checks all of it.
  test('checks, updates tables and content, deploys, and tests the running version', async () => {
    const { url, get } = await sharedSite()
    const { version } = (await (await get('/healthz')).json()) as { version: string }
    const { calls, output, status } = await deploy(['--with-samples', '--site', url.origin], {
      VERSION: version,
      REAL: 'yes',
    })

    expect(status, output).toBe(0)
    expect(calls).toEqual([
      ...before,
      'wrangler deploy --env production --tag abc1234 --message Say why',
      `npm run content -- --remote --env production --site ${url.origin}`,
      `npm run smoke -- ${url.origin} --worker plumbline-production --version ${version}`,
    ])
    expect(output).toContain('ok    newsroom in ja-JP')
    expect(output).toContain(`${version} runs at ${url.origin}.`)
    expect(JSON.parse(readFileSync(join(folder, 'put.json'), 'utf8'))).toContainEqual({
      key: `asset:${basename(assets.islands.loader ?? '')}`,
      value: readFileSync(`public${assets.islands.loader}`).toString('base64'),
      base64: true,
      expiration_ttl: 2_592_000,
    })
  })

  test('gives a share of the visits to a new version, and prints how to finish and roll back', async () => {
    const subject = 'Say why '.repeat(20)
    const { calls, output, status } = await deploy(['--with-samples', '--site', address, '--gradual', '10'], {
      SUBJECT: subject,
    })

    expect(status, output).toBe(0)
    expect(calls).toEqual([
      ...before,
      `wrangler versions upload --env production --tag abc1234 --message ${subject.slice(0, 100)}`,
      'wrangler versions deploy new-version@10% old-version@90% --env production --yes',
      smoke,
    ])
    expect(output).toContain(
      'It has 10 % of the visits. To finish: npx wrangler versions deploy new-version@100% --env production --yes && ' +
        'npx wrangler triggers deploy --env production && ' +
        `npm run content -- --remote --env production --site ${address}. ` +
        'To roll back: npx wrangler versions deploy old-version@100% --env production --yes',
    )
  })

  test('creates the databases and queues of a new environment, and continues when they exist', async () => {
    const { calls, status, output } = await deploy(['--env', 'staging', '--first'], {
      RUNNING: versions(),
      FAILS: 'create',
      TARGETS: '["schedule: * * * * *","https://plumbline-staging.example.workers.dev"]',
    })

    expect(status, output).toBe(0)
    expect(calls).toEqual([
      'npm run check',
      'wrangler d1 create plumbline-staging',
      'wrangler d1 create plumbline-staging-content',
      'wrangler queues create plumbline-staging-leads',
      'wrangler d1 migrations apply DB --remote --env staging',
      'wrangler d1 migrations apply CONTENT --remote --env staging',
      'npm run content -- --remote --env staging --first',
      'wrangler deployments status --env staging --json',
      'git log -1 --format=%h%n%s',
      'wrangler deploy --env staging --tag abc1234 --message Say why',
      'npm run smoke -- https://plumbline-staging.example.workers.dev --worker plumbline-staging --version new-version',
    ])
  })

  test.each(
    every(3, [
      ['run smoke', 'Smoke test failed: npx wrangler rollback old-version --env production --yes'],
      ['npm run check', 'fix the errors above'],
      ['run content', 'the new version runs with the previous texts'],
      ['d1 migrations', '--first'],
      ['kv bulk put', 'nothing was deployed'],
      ['wrangler deploy --env', 'nothing was deployed'],
    ] as const),
  )('stops when %s fails, and says what to do', async (fails, mend) => {
    const { calls, output, status } = await deploy(['--with-samples', '--site', address], { FAILS: fails })

    expect(status).toBe(1)
    expect(calls.at(-1)).toContain(fails)
    expect(output).toContain(mend)
  })

  test('asks for the site’s address when none is known', async () => {
    const { calls, output, status } = await deploy(['--env', 'staging'])

    expect(status).toBe(1)
    expect(output).toContain('Set SITE_ORIGIN in wrangler.toml or name --site')
    expect(calls.at(-1)).toContain('wrangler deploy --env staging')
  })

  test('counts samples, and refuses to deploy them without the option', async () => {
    const { length } = samplesOf(readSources().sources)
    const refused = await deploy(['--site', address])
    const staging = await deploy(['--env', 'staging', '--site', address])

    expect(refused.status).toBe(1)
    expect(refused.calls).toEqual(['git status --porcelain'])
    expect(refused.output).toContain(`${length} samples: npm run content -- --samples lists them`)
    expect(refused.output).toContain('npm run deploy -- --with-samples')
    expect(staging.status, staging.output).toBe(0)
    expect(staging.output).not.toContain('samples')
  })

  test('requires the secret for loading texts before it changes anything', async () => {
    const { calls, output, status } = await deploy(['--env', 'staging'], { CONTENT_TOKEN: '' })

    expect([status, calls]).toEqual([1, []])
    expect(output).toContain('Set CONTENT_TOKEN')
  })

  test('refuses uncommitted changes, an unknown environment, and a second rollout', async () => {
    const uncommitted = await deploy([], { DIRTY: ' M ui/facts.ts' })
    const unknown = await deploy(['--env', 'test'])
    const beside = await deploy(['--with-samples', '--gradual', '10'], { RUNNING: versions('one', 'two') })

    expect([uncommitted.status, unknown.status, beside.status]).toEqual([1, 2, 1])
    expect(uncommitted.calls).toEqual(['git status --porcelain'])
    expect(unknown.output).toContain('staging, production')
    expect(beside.output).toContain('finish that rollout first')
    expect(beside.calls.at(-1)).toBe('wrangler deployments status --env production --json')
  })

  test.each([
    ['0', '--gradual takes a percentage, 1 to 99'],
    ['100', '--gradual takes a percentage, 1 to 99'],
    ['ten', '--gradual takes a percentage, 1 to 99'],
    ['10 --first', 'leave --gradual out'],
  ])('refuses a share of %s, and runs nothing', async (share, why) => {
    const { calls, output, status } = await deploy(['--gradual', ...share.split(' ')])

    expect([status, calls]).toEqual([2, []])
    expect(output).toContain(why)
  })

  test('prints the steps of a dry run, and takes none of them', async () => {
    const { calls, output, status } = await deploy(['--dry-run', '--env', 'staging', '--first'])

    expect([status, calls]).toEqual([0, ['wrangler deploy --dry-run --env staging']])
    expect(output).toContain(
      'staging: npm run check → make plumbline-staging, plumbline-staging-content, plumbline-staging-leads → ' +
        'apply migrations → load content → deploy → smoke test',
    )
  })
})

describe('npm run content', () => {
  test('sends changes to the site, with its secret', async () => {
    const asked: { method: string | undefined; token: string | undefined; body: string }[] = []
    const { url, close } = await listen(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString()
      asked.push({ method: request.method, token: request.headers.authorization, body })
      response.end('{"loaded":[{"kind":"news","id":"gone","locale":"en-US","hash":""}]}')
    })
    onTestFinished(close)
    const words = ['scripts/content.mjs', '--remote', '--env', 'production', '--site', url]

    const { calls, output, status } = await started(words, {})
    const refused = await started(words, { CONTENT_TOKEN: '' })

    expect(status, output).toBe(0)
    expect(calls).toEqual([])
    expect(asked.map(({ method, token }) => [method, token])).toEqual([
      ['GET', 'Bearer token-for-the-content'],
      ['POST', 'Bearer token-for-the-content'],
    ])
    const { articles, jobs, gone } = JSON.parse(asked[1]?.body ?? '')
    expect([articles.length + jobs.length, gone]).toEqual([
      readSources().sources.length,
      [{ kind: 'news', id: 'gone', locale: 'en-US' }],
    ])
    expect(output).toContain('removed  news/gone (en-US)')
    expect(refused).toMatchObject({ status: 2, output: expect.stringContaining('Set CONTENT_TOKEN') })
  })

  test('fills a new database through wrangler, and leaves a filled one alone', async () => {
    const words = ['scripts/content.mjs', '--remote', '--first', '--env', 'staging']
    const execute = 'wrangler d1 execute CONTENT --remote --env staging'

    const filled = await started(words, { CONTENT_TOKEN: '' })
    const left = await started(words, { LOADED: '{"kind":"news","id":"one","locale":"en-US","hash":""}' })

    expect([filled.status, filled.calls], filled.output).toEqual([0, [execute, execute, execute]])
    expect([left.status, left.calls], left.output).toEqual([0, [execute]])
    expect(left.output).toContain('1 texts are already loaded there')
  })
})

describe('npm run dev prepares its database', () => {
  const site = join(folder, 'site')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  const article = (body: string) => `---
title: A title
summary: A summary
date: 2026-01-01
category: 22
cover: /media/drawings/section.svg
coverAlt: A section
author: Product team
tags: [pilot]
---
${body}
`
  const prepare = (options?: string) =>
    started(['-e', `(await import('${pathToFileURL('scripts/database.mjs')}')).prepareDatabase()`], {
      cwd: site,
      ...(options && { DATABASE_OPTIONS: options }),
    })
  const own = '["--persist-to","here"]'
  const [leads, content, asked, loaded] = [
    'migrations apply DB',
    'migrations apply CONTENT',
    'execute CONTENT',
    'execute CONTENT',
  ].map((what) => `wrangler d1 ${what} --local --persist-to here`)
  const migrations = [leads, content]

  beforeAll(() => {
    put('worker/migrations/leads/0001_first.sql', '')
    put('public/media/drawings/section.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>')
    for (const locale of locales) put(`locales/${locale}/news/one.md`, article('Text.'))
  })

  test('with current migrations and texts, and skips it while they stay the same', async () => {
    expect((await prepare(own)).calls).toEqual([...migrations, asked, loaded])
    expect((await prepare(own)).calls).toEqual([])

    put('locales/ja-JP/news/one.md', article('Another text.'))
    expect((await prepare(own)).calls, 'a text').toEqual([asked, loaded])

    put('worker/migrations/leads/0002_second.sql', '')
    expect((await prepare(own)).calls, 'a migration').toEqual([...migrations, asked, loaded])
    expect((await prepare('["--persist-to","elsewhere"]')).calls[0], 'another place').toContain('migrations apply')
  })

  test('again when its folder is gone, and not at all when told so', async () => {
    await prepare()
    expect((await prepare()).calls).toHaveLength(4)
    mkdirSync(join(site, '.wrangler/state/v3/d1'), { recursive: true })
    expect((await prepare()).calls).toEqual([])

    put('worker/migrations/leads/0003_third.sql', '')
    expect((await prepare('none')).calls).toEqual([])
  })

  test('except for texts with errors: they are reported and nothing is loaded', async () => {
    put('locales/en-US/news/one.md', article('[there](/nowhere)'))

    const { calls, output } = await prepare(own)

    expect(calls.filter((call) => call.includes('execute'))).toEqual([])
    expect(output).toContain('locales/en-US/news/one.md:11  Link to /nowhere')
    expect(output).toContain('The content is not loaded until that is fixed')
  })
})

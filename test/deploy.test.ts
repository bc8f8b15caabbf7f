import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publish } from './published.ts'
import { type RunningSite, startSite } from './site.ts'

// Nothing here reaches Cloudflare: wrangler, npm and git are stand-ins that note how they are called.
const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'))
const notes = join(folder, 'calls')
let site: RunningSite

const standIn = `#!${process.execPath}
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
const call = [basename(process.argv[1]), ...process.argv.slice(2)].join(' ')
appendFileSync(process.env.CALLS, call + '\\n')
if (process.env.FAILS && call.includes(process.env.FAILS)) process.exit(1)
if (call.startsWith('git status')) console.log(process.env.DIRTY ?? '')
if (call.startsWith('git log')) console.log('abc1234\\nSay why')
if (call.includes('deployments status')) {
  console.log(JSON.stringify({ versions: JSON.parse(process.env.RUNNING).map((version_id) => ({ version_id })) }))
}
if (call.includes('d1 execute') && call.includes('--json')) console.log('[{"results":[]}]')
const output = process.env.WRANGLER_OUTPUT_FILE_PATH
if (output) {
  appendFileSync(output, JSON.stringify({ type: 'wrangler-session' }) + '\\n')
  const type = call.includes('versions upload') ? 'version-upload' : 'deploy'
  appendFileSync(output, JSON.stringify({ type, version_id: process.env.VERSION, targets: [] }) + '\\n')
}
`

beforeAll(async () => {
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/package.json'), '{ "type": "module" }')
  for (const name of ['wrangler', 'npm', 'git']) {
    writeFileSync(join(folder, 'bin', name), standIn)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  site = await startSite()
  await publish(site)
})
beforeEach(() => writeFileSync(notes, ''))
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** Deploys with stand-ins; `calls`: what was run, without the SQL of the content. */
async function deploy(words: string[], over: Record<string, string> = {}) {
  const { version } = (await (await site.get('/healthz')).json()) as { version: string }
  const env = {
    ...process.env,
    PATH: `${folder}/bin`,
    CALLS: notes,
    RUNNING: '["old-version"]',
    VERSION: version,
    ...over,
  }
  return new Promise<{ calls: string[]; output: string; status: number }>((resolve) => {
    execFile(process.execPath, ['scripts/deploy.mjs', ...words], { env }, (error, stdout, stderr) => {
      const calls = readFileSync(notes, 'utf8').trim().split('\n')
      resolve({
        calls: calls.map((call) => call.replace(/ --(json --command|yes --file) .*/, '')),
        output: stdout + stderr,
        status: Number(error?.code ?? 0),
      })
    })
  })
}

describe('npm run deploy', () => {
  const before = [
    'git status --porcelain',
    'npm run check',
    'wrangler d1 migrations apply DB --remote --env production',
    'wrangler d1 execute DB --remote --env production',
    'wrangler d1 execute DB --remote --env production',
    'wrangler deployments status --env production --json',
    'git log -1 --format=%h%n%s',
  ]

  test('checks, brings tables and content, deploys, and looks at what runs then', async () => {
    const { calls, output, status } = await deploy(['--site', site.url.origin])

    expect(status, output).toBe(0)
    expect(calls).toEqual([...before, 'wrangler deploy --env production --tag abc1234 --message Say why'])
    expect(output).toContain('ok    newsroom in ja-JP')
  })

  test('gives a share of the visits to a new version, and says how to go on and back', async () => {
    const { calls, output, status } = await deploy(['--site', site.url.origin, '--gradual', '10'])
    const version = /— Smoke test[\s\S]*?\n(\S+) runs at/.exec(output)?.[1]

    expect(status, output).toBe(0)
    expect(calls.slice(before.length)).toEqual([
      'wrangler versions upload --env production --tag abc1234 --message Say why',
      `wrangler versions deploy ${version}@10% old-version@90% --env production --yes`,
    ])
    expect(output).toContain(`npx wrangler versions deploy ${version}@100% --env production --yes`)
    expect(output).toContain('npx wrangler versions deploy old-version@100% --env production --yes')
  })

  test('makes database and queues of an environment that is new, and goes on where they are there', async () => {
    const { calls, status, output } = await deploy(['--env', 'staging', '--first', '--site', site.url.origin], {
      RUNNING: '[]',
      FAILS: 'create',
    })

    expect(status, output).toBe(0)
    expect(calls.slice(0, 5)).toEqual([
      'npm run check',
      'wrangler d1 create plumbline-staging',
      'wrangler queues create plumbline-staging-leads',
      'wrangler queues create plumbline-staging-leads-dead',
      'wrangler d1 migrations apply DB --remote --env staging',
    ])
  })

  test.each([
    ['npm run check', 'mend what is named above'],
    ['d1 migrations', '--first'],
    ['d1 execute', 'nothing was loaded'],
    ['wrangler deploy --env', 'nothing was deployed'],
  ])('stops where %s fails, and says what then', async (fails, mend) => {
    const { calls, output, status } = await deploy(['--site', site.url.origin], { FAILS: fails })

    expect(status).toBe(1)
    expect(calls.at(-1)).toContain(fails)
    expect(output).toContain(mend)
  })

  test('says how to roll back where the smoke test fails', async () => {
    const { output, status } = await deploy(['--site', 'http://127.0.0.1:9'])

    expect(status).toBe(1)
    expect(output).toContain('Smoke test failed: npx wrangler rollback old-version --env production --yes')
  })

  test('refuses what is not committed, an unknown environment, and a rollout beside another', async () => {
    const uncommitted = await deploy([], { DIRTY: ' M ui/facts.ts' })
    const unknown = await deploy(['--env', 'test'])
    const beside = await deploy(['--gradual', '10'], { RUNNING: '["one","two"]' })

    expect([uncommitted.status, unknown.status, beside.status]).toEqual([1, 2, 1])
    expect(uncommitted.calls).toEqual(['git status --porcelain'])
    expect(unknown.output).toContain('staging, production')
    expect(beside.output).toContain('finish that rollout first')
    expect(beside.calls.at(-1)).toBe('wrangler deployments status --env production --json')
  })
})

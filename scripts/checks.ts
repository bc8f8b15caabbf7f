import { spawn } from 'node:child_process'

interface Check {
  name: string
  command: readonly [string, ...string[]]
  /** How to fix a failure, when the output does not say. */
  mend?: string
}

/** Checks that need no running site. They do not depend on one another. */
const checks: readonly Check[] = [
  // More checkers would each resolve the keys of all texts again.
  {
    name: 'types',
    command: ['tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo'],
  },
  { name: 'content', command: [process.execPath, 'scripts/content.mjs', '--check'] },
  { name: 'copy', command: [process.execPath, 'scripts/copy.mjs'] },
  { name: 'pages', command: [process.execPath, 'scripts/pages.mjs'] },
  { name: 'bindings', command: ['wrangler', 'types', '--check'], mend: 'run npm run types' },
  { name: 'format and lint', command: ['biome', 'check'], mend: 'npm run format fixes most of it' },
  { name: 'unused code', command: ['knip'] },
]

/** Runs all static checks, two at a time, and returns the names of those that fail. Needs dist/assets.json. */
export async function check(): Promise<string[]> {
  console.log(`Checking ${checks.map(({ name }) => name).join(', ')}: two at a time`)
  const waiting = [...checks]
  const failed: string[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(next))) failed.push(next.name)
  }
  await Promise.all([worker(), worker()])
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  return failed
}

/** Runs a check, and prints its output when it fails. */
async function passes({ name, command: [program, ...words], mend }: Check): Promise<boolean> {
  const time = stopwatch()
  const { code, output } = await run(program, words)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${time()}`)
  if (code !== 0) console.log(mend ? `${output}\n${mend}` : output)
  return code === 0
}

function run(program: string, words: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, BUILT: '1' } // wrangler would build again
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', ({ message }) => resolve({ code: 1, output: `${message}: run npm ci` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Returns a function that tells the seconds since the start, in words. */
export function stopwatch(): () => string {
  const started = performance.now()
  return () => `${((performance.now() - started) / 1_000).toFixed(1)} s`
}

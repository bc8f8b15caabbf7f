// npm test [-- PATTERN …] [--all] [--seed N]
// Bundles the Worker, then runs the static checks and a sample of every test; --all runs every case.
// PATTERN: runs only the test files whose path has it, or else the tests whose name has it, without static checks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { argumentsOf } from './arguments.ts'
import { bundle } from './bundle.ts'
import { check, stopwatch } from './checks.ts'

const { positionals: patterns, values } = argumentsOf({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, seed: { type: 'string' } },
})
const time = stopwatch()

console.log('Bundling the Worker')
bundle()
console.log(`ok    bundle  ${time()}`)

const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 31)}`
console.log(`Generated input has the seed ${seed} (--seed ${seed} repeats it)`)
console.log(`Testing: ${values.all ? 'everything' : 'a sample of each kind (--all for everything)'}`)
const tests = spawn('vitest', ['run', ...selection()], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BUNDLED: '1',
    // The tests start many of the same programs.
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
    ...(values.all && { TEST_ALL: '1' }),
    TEST_SEED: seed,
    TEST_STARTED: String(Date.now()),
  },
})
const [failed, [status]] = await Promise.all([patterns.length > 0 ? [] : check(), once(tests, 'exit')])
const passed = status === 0 && failed.length === 0
console.log(`${passed ? 'Passed' : `Failed${failed.map((name) => `, ${name}`).join('')}`} in ${time()}`)
process.exit(passed ? 0 : 1)

/** Arguments for vitest: matching files, or a name pattern when no path matches. */
function selection() {
  const files = globSync('test/**/*.test.ts').filter((file) => patterns.some((pattern) => file.includes(pattern)))
  return files.length > 0 || patterns.length === 0 ? files : ['--testNamePattern', patterns.join('|')]
}

// npm test [-- PATTERN …] [--all] [--seed N]
// Bundles the Worker, runs the static checks and then every test: a sample of each, or with --all everything there is.
// PATTERN: only the test files whose path has it, or else the tests whose name has it; no static checks then.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
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
if (patterns.length === 0) await check()

const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 31)}`
console.log(`Generated input has the seed ${seed} (--seed ${seed} repeats it)`)
console.log(`Testing: ${values.all ? 'everything' : 'a sample of each kind (--all for everything)'}`)
const { status } = spawnSync('vitest', ['run', ...selection()], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BUNDLED: '1',
    ...(values.all && { TEST_ALL: '1' }),
    TEST_SEED: seed,
  },
})
console.log(`${status === 0 ? 'Passed' : 'Failed'} in ${time()}`)
process.exit(status ?? 1)

/** What vitest is to run: files, or where no path has a pattern, tests by their name. */
function selection() {
  const files = globSync('test/**/*.test.ts').filter((file) => patterns.some((pattern) => file.includes(pattern)))
  return files.length > 0 || patterns.length === 0 ? files : ['--testNamePattern', patterns.join('|')]
}

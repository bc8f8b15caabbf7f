import { spawnSync } from 'node:child_process'
import { stop } from '../arguments.ts'

let step = ''
let mend = ''

/** Prints the name of the next step; `whatThen` is printed when it fails. */
export function begin(name: string, whatThen = '') {
  step = name
  mend = whatThen
  console.log(`\n— ${name}`)
}

/** Runs a command of the current step. Ends the script with `whatThen` when it fails. */
export function run(command: string, words: readonly string[], environment: Record<string, string> = {}) {
  if (!attempt(command, words, environment)) stop(`\n${step} failed: ${mend}`, 1)
}

/** Runs a command and returns whether it succeeded. */
export function attempt(command: string, words: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, words, {
    // Without a terminal wrangler uses its defaults instead of asking.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** The output of a command, or '' when it fails. */
export function asks(command: string, words: readonly string[]): string {
  const { stdout } = spawnSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return stdout?.trim() ?? ''
}

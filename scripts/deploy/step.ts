import { spawnSync } from 'node:child_process'
import { stop } from '../arguments.ts'

let step = ''
let mend = ''

/** Names what comes next, and what is to be done where it fails. */
export function begin(name: string, whatThen = '') {
  step = name
  mend = whatThen
  console.log(`\n— ${name}`)
}

/** Runs a command of the current step; where it fails everything ends, with what is to be done. */
export function run(command: string, words: readonly string[], environment: Record<string, string> = {}) {
  if (!attempt(command, words, environment)) stop(`\n${step} failed: ${mend}`, 1)
}

/** Runs a command, and tells whether it went well. */
export function attempt(command: string, words: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, words, {
    // Without a keyboard wrangler asks nothing and takes its defaults.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** What a command prints, or '' where it fails. */
export function asks(command: string, words: readonly string[]): string {
  const { stdout } = spawnSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return stdout?.trim() ?? ''
}

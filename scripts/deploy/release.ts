import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stop } from '../arguments.ts'
import { asks, begin, run } from './step.ts'

export interface Release {
  version: string
  /** Address of the Worker, if wrangler reports it. */
  address: string | undefined
  /** Commands to roll back, and to continue. */
  back: string
  next: string
}

/** Sends every visit to the new version. */
export function deployAtOnce(env: string): Release {
  const [old] = running(env)
  begin('Worker', 'nothing was deployed; the running version stays')
  const { version_id, targets } = upload(['deploy', '--env', env])
  const address = targets?.find((target) => target.startsWith('https://'))
  return { version: version_id, address, back: backTo(env, old), next: '' }
}

/** Sends a share of the visits to the new version, the rest to the running one. */
export function deployShare(env: string, percentage: number, site: string): Release {
  const [old, another] = running(env)
  if (!old) stop('No version runs yet: leave --gradual out', 1)
  if (another) {
    stop(`Two versions run: finish that rollout first, npx wrangler versions deploy ID@100% --env ${env} --yes`, 1)
  }
  begin('Worker', 'nothing was deployed; the running version stays')
  const { version_id: version } = upload(['versions', 'upload', '--env', env])
  const share = (...versions: string[]) => ['versions', 'deploy', ...versions, '--env', env, '--yes']
  run('wrangler', share(`${version}@${percentage}%`, `${old}@${100 - percentage}%`))

  const whole =
    `npx wrangler ${share(`${version}@100%`).join(' ')} && npx wrangler triggers deploy --env ${env} && ` +
    `npm run content -- --remote --env ${env} --site ${site || 'ADDRESS'}`
  const back = `npx wrangler ${share(`${old}@100%`).join(' ')}`
  return {
    version,
    address: undefined,
    back,
    next: `It has ${percentage} % of the visits. To finish: ${whole}. To roll back: ${back}`,
  }
}

/** Ids of the versions that receive visits now. */
function running(env: string): string[] {
  const answer = asks('wrangler', ['deployments', 'status', '--env', env, '--json'])
  const { versions = [] } = answer ? (JSON.parse(answer) as { versions?: { version_id: string }[] }) : {}
  return versions.map(({ version_id }) => version_id)
}

/** Runs wrangler, and returns the result from its machine-readable output file. */
function upload(words: readonly string[]): { version_id: string; targets?: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const file = join(folder, 'output.ndjson')
  const [commit = '', subject = ''] = asks('git', ['log', '-1', '--format=%h%n%s']).split('\n')
  try {
    run('wrangler', [...words, '--tag', commit, '--message', subject.slice(0, 100)], {
      WRANGLER_OUTPUT_FILE_PATH: file,
    })
    const entries = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return entries.find(({ type }) => type === 'deploy' || type === 'version-upload')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function backTo(env: string, version: string | undefined): string {
  return version
    ? `npx wrangler rollback ${version} --env ${env} --yes`
    : 'there is no version to go back to; mend it and deploy again'
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assetKey } from '../../worker/gateway/asset-store.ts'
import { stop } from '../arguments.ts'
import { asks, begin, run } from './step.ts'

/** Seconds for which KV keeps the files: longer than any rollout or open page. */
const kept = 30 * 86_400

/** The files of public/assets in the format of `wrangler kv bulk put`. */
export function filesForKv(folder = 'public/assets') {
  return readdirSync(folder)
    .filter((file) => /-[A-Z0-9]{8}\.\w+$/.test(file))
    .map((file) => ({
      key: assetKey(file),
      value: readFileSync(join(folder, file)).toString('base64'),
      base64: true,
      expiration_ttl: kept,
    }))
}

/**
 * Copies the new version's scripts, texts and font to KV, where the running version finds them. `name`: of the Worker.
 */
export function shareFiles(env: string, name: string) {
  begin('Files for both versions', 'nothing was deployed; the running version stays')
  const id = namespaceOf(`${name}-kv`)
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  try {
    const file = join(folder, 'files.json')
    writeFileSync(file, JSON.stringify(filesForKv()))
    run('wrangler', ['kv', 'bulk', 'put', file, '--namespace-id', id, '--remote', '--env', env])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Id of the KV namespace that wrangler created with the Worker. */
function namespaceOf(title: string): string {
  const listed = asks('wrangler', ['kv', 'namespace', 'list'])
  const found = (JSON.parse(listed || '[]') as { id: string; title: string }[]).find((one) => one.title === title)
  return found?.id ?? stop(`This account has no KV namespace ${title}: a first deployment takes --first`, 1)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Records the intervals that timers are set to, and shortens them to a thousandth. */
const hurry = `const real = setInterval
globalThis.setInterval = (work, time) => (console.log(work.name + ' every ' + time), real(work, time / 1000))`

test('npm run dev calls the sweep of its server every minute, as production does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-test-'))
  const server = createServer((request, response) => {
    response.end()
    server.emit('asked', request.url)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Replaces wrangler with a process that waits for its end.
  writeFileSync(join(folder, 'wrangler'), '#!/bin/sh\nexec cat\n')
  chmodSync(join(folder, 'wrangler'), 0o755)

  const words = ['--import', `data:text/javascript,${encodeURIComponent(hurry)}`, 'scripts/dev.mjs', `--port=${port}`]
  const dev = spawn(process.execPath, words, { env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } })
  try {
    const told: string[] = []
    dev.stdout.on('data', (text) => told.push(`${text}`))

    expect(await once(server, 'asked')).toEqual(['/cdn-cgi/local/scheduled'])
    expect(told.join('')).toContain('sweep every 60000')
  } finally {
    const ended = once(dev, 'exit')
    dev.stdin.end()
    dev.kill()
    await ended
    server.close()
    rmSync(folder, { recursive: true })
  }
})

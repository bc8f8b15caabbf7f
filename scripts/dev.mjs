// npm run dev: starts `wrangler dev` with all arguments, for the Worker and a page of all parts at /_parts. The build
// step (scripts/build.mjs) prepares the database. Calls the cron every minute, because wrangler does not.
import { spawn } from 'node:child_process'

const given = process.argv.slice(2)
const database = ['--persist-to', '--env', '-e', '--config', '-c'].flatMap((name) => optionOf(name))

console.log('Building, then loading tables and content; wrangler prints the address')

// Without --config wrangler would read the tests' configuration beside this entry.
const config = [...optionOf('--config'), ...optionOf('-c')].length > 0 ? [] : ['--config', 'wrangler.toml']

const wrangler = spawn('wrangler', ['dev', 'test/fixtures/dev.tsx', ...config, ...given], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_OPTIONS: JSON.stringify(database) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wrangler.kill(signal))
// npm does not pass on the signal that ends it; a new parent process means that npm has ended.
const parent = process.ppid
setInterval(() => process.ppid !== parent && wrangler.kill('SIGTERM'), 1_000).unref()
setInterval(sweep, 60_000).unref()
wrangler.on('exit', (code) => process.exit(code ?? 1))
wrangler.on('error', ({ message }) => {
  console.error(`${message}: run npm ci`)
  process.exit(1)
})

/** Failures are ignored: the next call comes a minute later. */
async function sweep() {
  const port = optionOf('--port').join('=').split('=')[1] ?? '8787'
  await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled`).catch(() => undefined)
}

/** [name, value] of an option, for `--name value` and `--name=value`; [] when it is absent. */
function optionOf(name) {
  const at = given.findIndex((word) => word === name || word.startsWith(`${name}=`))
  if (at < 0) return []
  return given[at].includes('=') ? [given[at]] : [name, given[at + 1]]
}

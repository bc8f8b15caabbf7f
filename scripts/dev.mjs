// npm run dev: hands the Worker, with a page of all parts at /_parts, over to `wrangler dev` with all arguments; its build step (scripts/build.mjs) makes the database.
// Runs the cron every minute, as production does and wrangler does not.
import { spawn } from 'node:child_process'

const given = process.argv.slice(2)
const database = ['--persist-to', '--env', '-e', '--config', '-c'].flatMap((name) => optionOf(name))

console.log('Building; then tables and content are loaded, and wrangler tells the address')

// Beside this entry lies a configuration of tests.
const config = [...optionOf('--config'), ...optionOf('-c')].length > 0 ? [] : ['--config', 'wrangler.toml']

const wrangler = spawn('wrangler', ['dev', 'test/fixtures/dev.tsx', ...config, ...given], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_OPTIONS: JSON.stringify(database) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wrangler.kill(signal))
// npm does not pass its own end on: where it is gone, so is whoever wanted the server.
const parent = process.ppid
setInterval(() => process.ppid !== parent && wrangler.kill('SIGTERM'), 1_000).unref()
setInterval(sweep, 60_000).unref()
wrangler.on('exit', (code) => process.exit(code ?? 1))
wrangler.on('error', ({ message }) => {
  console.error(`${message}: npm ci installs what is missing`)
  process.exit(1)
})

/** Where the server is still starting, or speaks https, the next minute comes. */
async function sweep() {
  const port = optionOf('--port').join('=').split('=')[1] ?? '8787'
  await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled`).catch(() => undefined)
}

/** [name, value] where the option was given, as `--name value` or `--name=value`. */
function optionOf(name) {
  const at = given.findIndex((word) => word === name || word.startsWith(`${name}=`))
  if (at < 0) return []
  return given[at].includes('=') ? [given[at]] : [name, given[at + 1]]
}

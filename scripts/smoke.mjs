// npm run smoke -- https://staging.example.com [--worker plumbline-staging --version ID]
// Checks a deployment as a visitor and an operator see it, one line per check. Changes nothing there.
// `--version` requests that version of a gradual rollout and waits until it answers.
import { argumentsOf, stop } from './arguments.ts'
import { smoke } from './smoke/smoke.ts'

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: { worker: { type: 'string' }, version: { type: 'string' } },
})
const origin = URL.parse(positionals[0] ?? '')?.origin
if (!origin) stop('Give the address to check, such as https://staging.example.com')
if (values.version && !values.worker) stop('--version needs --worker, the name of the Worker in wrangler.toml')

const failed = await smoke({ origin, worker: values.worker, version: values.version })
if (failed > 0) stop(`${failed} failed. If visitors are affected, see "Roll back" in docs/operations.md`, 1)
process.exit() // unread responses would keep the process alive

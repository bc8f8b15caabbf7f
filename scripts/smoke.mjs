// npm run smoke -- https://staging.example.com [--worker plumbline-staging --version ID]
// Looks at a running deployment as a visitor and an operator would, a line each, and changes nothing there.
// `--version`: asks for that version of a gradual rollout, and waits for it to answer.
import { argumentsOf, stop } from './arguments.ts'
import { smoke } from './smoke/smoke.ts'

const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: { worker: { type: 'string' }, version: { type: 'string' } },
})
const origin = URL.parse(positionals[0] ?? '')?.origin
if (!origin) stop('Name the address to look at, such as https://staging.example.com')
if (values.version && !values.worker) stop('--version needs --worker, the name of the Worker in wrangler.toml')

const failed = await smoke({ origin, worker: values.worker, version: values.version })
if (failed > 0) stop(`${failed} failed: docs/operations.md, "Roll back", if visitors are met by it`, 1)
process.exit() // answers that nobody read would keep it waiting

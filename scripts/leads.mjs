// npm run leads -- [--state dead,queued] [--since 2026-11-01] [--find TEXT] [--json | --csv]
//                  [--replay KEY|stored|dead | --delete KEY] [--local | --remote] [--env production] [--persist-to DIR]
// Lists the contact messages, hands dead and stored ones to the next sweep, or deletes one for good.
import { argumentsOf, stop } from './arguments.ts'
import { query } from './d1.ts'
import { brief, csv, deleted, readable, replayed } from './leads/report.ts'
import { deleting, listing, replaying } from './leads/statements.ts'

const { values: options } = argumentsOf({
  options: {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    state: { type: 'string' },
    since: { type: 'string' },
    find: { type: 'string' },
    replay: { type: 'string' },
    delete: { type: 'string' },
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
  },
})

const { replay, delete: gone } = options
if (replay) tell(replayed(replay, run(replaying(replay)).length))
else if (gone) tell(deleted(gone, run(deleting(gone))[0]?.state))
else show(run(listing(options)).map(readable))

function tell({ text, failed }) {
  if (failed) stop(text, 1)
  console.log(text)
}

function show(rows) {
  if (options.json) console.log(JSON.stringify(rows, null, 2))
  else if (options.csv) process.stdout.write(csv(rows))
  else console.table(rows.map(brief))
}

/** The rows that a statement answers with. */
function run({ sql, wrong }) {
  if (wrong) stop(wrong)
  const more = ['env', 'persist-to'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []))
  return query([options.remote ? '--remote' : '--local', ...more], sql)
}

// npm run leads -- [--state dead,queued] [--since 2026-11-01] [--find TEXT] [--json | --csv]
//                  [--replay KEY|STATE|conversions | --delete KEY | --backup FILE --since DAY | --restore FILE]
//                  [--local | --remote] [--env production] [--persist-to DIR]
// Lists the contact messages, marks them for sending again, deletes one, or restores messages that a restored database
// lacks.

import { readFileSync, writeFileSync } from 'node:fs'
import { outbox } from '../worker/leads/outbox.ts'
import { leads } from '../worker/leads/store.ts'
import { argumentsOf, stop } from './arguments.ts'
import { databaseOf, run } from './d1.ts'
import { deletionOf, filterOf, replayOf } from './leads/asked.ts'
import { brief, csv, deleted, readable, replayed } from './leads/report.ts'

const { values: options } = argumentsOf({
  options: {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    state: { type: 'string' },
    since: { type: 'string' },
    find: { type: 'string' },
    replay: { type: 'string' },
    delete: { type: 'string' },
    backup: { type: 'string' },
    restore: { type: 'string' },
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
  },
})

const more = ['env', 'persist-to'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []))
const where = [options.remote ? '--remote' : '--local', ...more]
const database = databaseOf('DB', where)
const store = leads(database)

if (options.replay) tell(replayed(options.replay, await replay(right(replayOf(options.replay)))))
else if (options.delete) {
  const { key } = right(deletionOf(options.delete))
  tell(deleted(key, await store.remove(key)))
} else if (options.backup) {
  const backup = await store.backup(right(filterOf({ since: options.since ?? '' })).since)
  writeFileSync(options.backup, JSON.stringify(backup))
  console.log(`${backup.leads.length} messages are in ${options.backup}: personal data, delete it afterwards`)
} else if (options.restore) {
  const backup = JSON.parse(readFileSync(options.restore, 'utf8'))
  run('DB', where, store.restored(backup))
  console.log(`${backup.leads.length} messages are restored`)
} else show((await store.list(right(filterOf(options)))).map(readable))

function replay(which) {
  return which === 'conversions' ? outbox(database).revive('conversion', ['refused', 'dead']) : store.replay(which)
}

/** Returns a valid request; ends the script with the reason for a wrong one. */
function right(asked) {
  return asked.wrong ? stop(asked.wrong) : asked
}

function tell({ text, failed }) {
  if (failed) stop(text, 1)
  console.log(text)
}

function show(rows) {
  if (options.json) console.log(JSON.stringify(rows, null, 2))
  else if (options.csv) process.stdout.write(csv(rows))
  else console.table(rows.map(brief))
}

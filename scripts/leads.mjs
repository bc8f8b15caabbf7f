// npm run leads -- [--state dead,queued] [--since 2026-11-01] [--find TEXT] [--json | --csv]
//                  [--replay KEY|stored|dead | --delete KEY] [--local | --remote] [--env production] [--persist-to DIR]
// Lists the contact messages, hands dead and stored ones to the next sweep, or deletes one for good.
import { leadStates, replayableStates, sqlList } from '../worker/data/lead-states.ts'
import { argumentsOf, stop } from './arguments.ts'
import { query } from './d1.ts'

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

if (options.replay) replay(options.replay)
else if (options.delete) remove(options.delete)
else show(list())

function list() {
  const states = options.state?.split(',') ?? leadStates
  for (const state of states) {
    if (!leadStates.includes(state)) stop(`--state ${state}: there are ${leadStates.join(', ')}`)
  }
  const since = options.since ? Date.parse(options.since) : 0
  if (Number.isNaN(since)) stop(`--since ${options.since}: must be a date such as 2026-11-01`)

  const found = options.find ? `AND instr(lower(message), lower(${sqlText(options.find)})) > 0` : ''
  const rows = execute(
    `SELECT key, state, locale, page, request, message, consent, click_id, landing, conversion, attempts, last_error,
       upstream_code, next_attempt_at, created_at, updated_at
     FROM leads WHERE state IN ${sqlList(states)} AND created_at >= ${since} ${found} ORDER BY created_at`,
  )
  return rows.map(({ message, consent, ...row }) => ({
    ...row,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    next_attempt_at: isoTime(row.next_attempt_at),
    ...JSON.parse(message),
    consent: JSON.parse(consent).version,
  }))
}

/** Makes messages due at once: the sweep, within a minute, sends them with the key they have. */
function replay(which) {
  const byKey = isKey(which)
  if (!byKey && !replayableStates.includes(which))
    stop(`--replay takes a key, or one of ${replayableStates.join(', ')}`)
  const chosen = byKey
    ? `key = '${which.toLowerCase()}' AND state IN ${sqlList(replayableStates)}`
    : `state = '${which}'`
  const rows = execute(
    `UPDATE leads SET state = 'queued', attempts = 0, next_attempt_at = ${Date.now()}, updated_at = ${Date.now()}
     WHERE ${chosen} RETURNING key`,
  )
  console.log(
    `${rows.length} ${rows.length === 1 ? 'message goes' : 'messages go'} out with the next sweep, within a minute`,
  )
  if (byKey && rows.length === 0) process.exitCode = 1
}

/** Deletes one message for good, whatever its state: what a person may ask for. Upstream has a copy of its own. */
function remove(key) {
  if (!isKey(key)) stop('--delete takes the key of one message: find it with --find NAME, COMPANY or PHONE')
  const rows = execute(`DELETE FROM leads WHERE key = '${key.toLowerCase()}' RETURNING state`)
  if (rows.length === 0) {
    console.error(`No message has the key ${key}: list them with --find`)
    process.exitCode = 1
    return
  }
  console.log(`deleted, state ${rows[0].state}`)
  if (rows[0].state !== 'stored') console.log('It may have reached the upstream: ask for its deletion there too')
}

function show(rows) {
  if (options.json) return console.log(JSON.stringify(rows, null, 2))
  if (options.csv) return process.stdout.write(csv(rows))
  console.table(
    rows.map(({ key, state, created_at, userName, company, leavePhone, attempts, last_error }) => ({
      key,
      state,
      created_at,
      userName,
      company,
      leavePhone,
      attempts,
      last_error,
    })),
  )
}

/** UTF-8 with a byte order mark, as spreadsheets want it; no cell can be taken for a formula, by full-width signs neither. */
function csv(rows) {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const cell = (value) => {
    const text = `${value ?? ''}`
    const safe = /^[\s\0]*[=+\-@＝＋－＠\t\r\0]/.test(text) ? `'${text}` : text
    return `"${safe.replaceAll('"', '""')}"`
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function execute(sql) {
  const more = ['env', 'persist-to'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []))
  return query([options.remote ? '--remote' : '--local', ...more], sql)
}

function isKey(text) {
  return /^[0-9a-f-]{36}$/i.test(text)
}

function sqlText(text) {
  return `'${text.replaceAll("'", "''")}'`
}

function isoTime(milliseconds) {
  return milliseconds && new Date(milliseconds).toISOString()
}

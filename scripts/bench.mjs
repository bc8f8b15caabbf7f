// npm run bench -- faults [--messages 5000] [--clients 16] [--kills 3] [--port 8932]
import { parseArgs } from 'node:util'
import { runFaults } from '../test/faults.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    messages: { type: 'string', default: '5000' },
    clients: { type: 'string', default: '16' },
    kills: { type: 'string', default: '3' },
    port: { type: 'string', default: '8932' },
  },
})

if (positionals[0] !== 'faults') {
  console.error('There is one bench so far: npm run bench -- faults --messages 5000')
  process.exit(2)
}
const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
const started = Date.now()
console.table({ ...(await runFaults(numbers)), seconds: Math.round((Date.now() - started) / 1000) })

import { expect, test } from 'vitest'
import { runFaults } from '../harness/faults/faults.ts'
import { all } from './sample.ts'

const clients = 16
const [messages, kills] = all ? [300, 3] : [120, 2]

// The Worker is killed and restarted several times, and a hanging upstream runs into timeouts.
test('every message survives a failing upstream and kills of the Worker', async () => {
  const result = await runFaults({ messages, clients, kills })

  expect(result).toMatchObject({
    acknowledged: messages,
    rows: messages,
    killed: kills,
    lost: 0,
    twoKeys: 0,
    unfinished: 0,
  })
  expect(result.repeatsAfterAnAnswer).toBeLessThanOrEqual(kills * clients)
  expect(result.sendings - result.rows).toBeLessThanOrEqual(result.unanswered + kills * clients)
})

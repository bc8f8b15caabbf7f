import { expect, test } from 'vitest'
import { runFaults } from '../harness/faults/faults.ts'
import { all } from './sample.ts'

const clients = 16
const [messages, kills] = all ? [300, 3] : [120, 2]

// Its Worker dies and starts again several times, and an upstream that never answers is waited for.
test('every message survives a failing upstream and the deaths of the Worker', { timeout: 90_000 }, async () => {
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

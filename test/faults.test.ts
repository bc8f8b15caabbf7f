import { expect, test } from 'vitest'
import { runFaults } from './faults.ts'

test('300 messages survive a failing upstream and three deaths of the Worker', async () => {
  const clients = 16

  const result = await runFaults({ messages: 300, clients, kills: 3, port: 8931 })

  console.table(result)
  expect(result).toMatchObject({ acknowledged: 300, rows: 300, killed: 3, lost: 0, twoKeys: 0, unfinished: 0 })
  expect(result.repeatsAfterAnAnswer).toBeLessThanOrEqual(result.killed * clients)
  expect(result.sendings - result.rows).toBeLessThanOrEqual(result.unanswered + result.killed * clients)
})

/** Stands in for `cloudflare:workers` where parts of the Worker run in the tests' own process (vitest.config.ts). */
export class WorkerEntrypoint {
  constructor(
    readonly ctx: unknown,
    readonly env: unknown,
  ) {}
}

const pending: Promise<unknown>[] = []

export function waitUntil(work: Promise<unknown>) {
  pending.push(work)
}

/** Number of promises that were handed to `waitUntil` and not settled by a test. */
export function pendingCount(): number {
  return pending.length
}

/** Waits for all that was handed to `waitUntil`, and for what that hands over in turn. */
export async function settled() {
  while (pending.length > 0) await pending.shift()?.catch(() => undefined)
}

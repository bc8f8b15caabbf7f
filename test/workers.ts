/** Replaces `cloudflare:workers` in the tests' process (vitest.config.ts). */
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

/** Number of promises passed to `waitUntil` and not settled yet. */
export function pendingCount(): number {
  return pending.length
}

/** Waits for all promises passed to `waitUntil`, and for those that they add. */
export async function settled() {
  while (pending.length > 0) await pending.shift()?.catch(() => undefined)
}

/** As much as a page has at most, so that one read takes it where it is there already. */
const most = 65_536

/**
 * Reads a stream until it ends or fails, each part as it comes. False where it failed: what was read until then has been
 * handed on. An error of `take` ends the reading, and is thrown.
 */
export async function readThrough(
  body: ReadableStream<Uint8Array>,
  take: (part: Uint8Array<ArrayBuffer>) => unknown,
): Promise<boolean> {
  const reader = body.getReader({ mode: 'byob' })
  for (;;) {
    const part = await reader.read(new Uint8Array(most)).catch(() => null)
    if (!part?.value || part.done) return part !== null
    try {
      await take(part.value)
    } catch (error) {
      await reader.cancel(error).catch(() => undefined)
      throw error
    }
  }
}

/** Bytes of the first buffer, enough for most pages; a read gets at least a quarter of it. */
const room = 131_072

/**
 * Reads a stream to its end and hands each part to `take`. Returns all bytes, or null where the stream failed. An error of
 * `take` cancels the stream and is thrown.
 */
export async function readThrough(
  body: ReadableStream<Uint8Array>,
  take: (part: Uint8Array<ArrayBuffer>) => unknown,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader({ mode: 'byob' })
  let buffer = new ArrayBuffer(room)
  let length = 0
  for (;;) {
    if (buffer.byteLength - length < room / 4) buffer = buffer.transfer(buffer.byteLength * 2)
    const part = await reader.read(new Uint8Array(buffer, length)).catch(() => null)
    if (!part?.value) return null
    buffer = part.value.buffer
    if (part.done) return new Uint8Array(buffer.slice(0, length))
    length += part.value.length
    try {
      await take(part.value)
    } catch (error) {
      await reader.cancel(error).catch(() => undefined)
      throw error
    }
  }
}

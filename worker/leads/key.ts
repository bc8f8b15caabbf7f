/** A UUID made from the hash of a value: the same for the same value. */
export async function uuidOf(content: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(content))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.slice(0, 16).toHex()
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

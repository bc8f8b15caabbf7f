/** Opens one unpublished article, such as `news/outdoor-rtk`, until a time: `<seconds since 1970>.<signature>`. */
export async function signPreview(secret: string, what: string, expires: number): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(`${what} ${expires}`))
  return `${expires}.${base64url(new Uint8Array(signature))}`
}

/** Whether a signature is ours, for this article, and not yet expired. Nothing opens where there is no secret. */
export async function opensPreview(secret: string, what: string, given: string, now = Date.now()): Promise<boolean> {
  const [, expires, signature] = /^(\d{10,12})\.([\w-]{43})$/.exec(given) ?? []
  if (!secret || !expires || !signature || Number(expires) * 1000 < now) return false
  return crypto.subtle.verify('HMAC', await keyOf(secret), fromBase64url(signature), bytes(`${what} ${expires}`))
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

const bytes = (text: string) => new TextEncoder().encode(text)

function base64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}

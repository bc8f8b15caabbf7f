import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'

/** Signs a link to an unpublished article, such as `news/outdoor-rtk`: `<expiry, seconds since 1970>.<signature>`. */
export async function signPreview(secret: string, what: string, expires: number): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), bytesOf(`${what} ${expires}`))
  return `${expires}.${encodeBase64Url(signature).replace('=', '')}`
}

/** Whether a signature is valid for this article and has not expired. Never without a secret. */
export async function opensPreview(secret: string, what: string, given: string, now = Date.now()): Promise<boolean> {
  const [, expires, signature] = /^(\d{10,12})\.([\w-]{43})$/.exec(given) ?? []
  if (!secret || !expires || !signature || Number(expires) * 1000 < now) return false
  const key = await importKey(secret)
  return crypto.subtle.verify('HMAC', key, decodeBase64Url(signature), bytesOf(`${what} ${expires}`))
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

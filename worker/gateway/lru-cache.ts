/** Least recently used cache, limited by bytes and, in milliseconds, by age. */
export class LruCache<Value> {
  readonly #mostBytes: number
  readonly #ttl: number
  /** Ordered by last use: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, { value: Value; bytes: number; until: number }>()
  #bytes = 0

  constructor(mostBytes: number, ttl: number) {
    this.#mostBytes = mostBytes
    this.#ttl = ttl
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#delete(key)
    if (entry.until <= performance.now()) return undefined
    this.#insert(key, entry)
    return entry.value
  }

  set(key: string, value: Value, bytes: number) {
    this.#delete(key)
    this.#insert(key, { value, bytes, until: performance.now() + this.#ttl })
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.#delete(oldest)
    }
  }

  #insert(key: string, entry: { value: Value; bytes: number; until: number }) {
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  #delete(key: string) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}

interface Limits<Value> {
  /** Bytes of all values together. */
  bytes: number
  bytesOf(value: Value): number
  /** Milliseconds that a value is kept. */
  ttl: number
}

/** Least recently used cache, limited by bytes and age. */
export class LruCache<Value> {
  readonly #limits: Limits<Value>
  /** Ordered by last use: a Map keeps the order of insertion. */
  readonly #entries = new Map<string, { value: Value; bytes: number; until: number }>()
  #bytes = 0

  constructor(limits: Limits<Value>) {
    this.#limits = limits
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#delete(key)
    if (entry.until <= performance.now()) return undefined
    this.#insert(key, entry)
    return entry.value
  }

  set(key: string, value: Value) {
    const { ttl, bytesOf, bytes } = this.#limits
    this.#delete(key)
    this.#insert(key, { value, bytes: bytesOf(value), until: performance.now() + ttl })
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= bytes) return
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

/** What an entry costs beside its bytes: key, list node, buffer object. */
const entryOverhead = 200

type Options<Value> = {
  maxEntries?: number
  /** What an entry takes in memory beside `bytes` and the usual, in bytes. */
  extraBytes?: (value: Value) => number
}

/** A cache bounded in bytes that lets go of what was not used for longest. */
export class BytesLru<Key, Value extends { bytes: Uint8Array }> {
  readonly #entries = new Map<Key, Value>()
  readonly #maxBytes: number
  readonly #maxEntries: number
  readonly #sizeOf: (value: Value) => number
  #bytes = 0

  constructor(maxBytes: number, { maxEntries = Number.POSITIVE_INFINITY, extraBytes = () => 0 }: Options<Value> = {}) {
    this.#maxBytes = maxBytes
    this.#maxEntries = maxEntries
    this.#sizeOf = (value) => value.bytes.byteLength + entryOverhead + extraBytes(value)
  }

  /** What the entries take, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  has(key: Key): boolean {
    return this.#entries.has(key)
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#bytes += this.#sizeOf(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries) break
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#bytes -= this.#sizeOf(value)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}

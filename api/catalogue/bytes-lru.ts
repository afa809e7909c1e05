/** What an entry costs beside its bytes: key, list node, buffer object. */
const entryOverhead = 200

/** A cache bounded in bytes that lets go of what was not used for longest. */
export class BytesLru<Key, Value extends { bytes: Uint8Array }> {
  readonly #entries = new Map<Key, Value>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** What the entries take, in bytes. */
  get bytes(): number {
    return this.#bytes
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
    this.#bytes += value.bytes.byteLength + entryOverhead
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#bytes -= value.bytes.byteLength + entryOverhead
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}

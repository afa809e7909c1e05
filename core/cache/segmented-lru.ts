type LruOptions<Value> = {
  /** Of all values together, in the unit of `sizeOf`. */
  maxSize: number
  maxEntries?: number
  sizeOf: (value: Value) => number
}

type Entry<Value> = { value: Value; size: number; isProtected: boolean }

/** The part of the space that the probationary segment may take. */
const probationaryShare = 1 / 4

/** A segmented LRU cache. A new value is probationary; when it is used again it is protected. Probationary values have a quarter
 *  of the space, so that a crawler that reads everything once neither fills the memory nor replaces what visitors request; the last
 *  one may be as large as the whole space. In each segment the least recently used value is evicted first. */
export class SegmentedLru<Key, Value> {
  /** In the order of their use, the last one at the end. */
  readonly #probationary = new Map<Key, Entry<Value>>()
  readonly #protected = new Map<Key, Entry<Value>>()
  readonly #maxSize: number
  readonly #maxEntries: number
  readonly #sizeOf: (value: Value) => number
  #probationarySize = 0
  #protectedSize = 0

  constructor({ maxSize, maxEntries = Number.POSITIVE_INFINITY, sizeOf }: LruOptions<Value>) {
    this.#maxSize = maxSize
    this.#maxEntries = maxEntries
    this.#sizeOf = sizeOf
  }

  /** The sizes of all values together, as they were when each was last measured. */
  get size(): number {
    return this.#probationarySize + this.#protectedSize
  }

  has(key: Key): boolean {
    return this.#find(key) !== undefined
  }

  /** Finds a value, which does not count as a use. */
  peek(key: Key): Value | undefined {
    return this.#find(key)?.value
  }

  /** Finds a value, which counts as a use. */
  get(key: Key): Value | undefined {
    const entry = this.#find(key)
    if (!entry) return undefined
    this.#replace(key, entry, { ...entry, isProtected: true })
    return entry.value
  }

  /** Stores a value; under a key that is there, this counts as a use. A value that is larger than the whole space is not cached. */
  set(key: Key, value: Value): void {
    const known = this.#find(key)
    this.#replace(key, known, { value, size: this.#sizeOf(value), isProtected: known !== undefined })
  }

  /** Measures a value again. It moves to the end of its segment. */
  resize(key: Key): void {
    const entry = this.#find(key)
    if (entry) this.#replace(key, entry, { ...entry, size: this.#sizeOf(entry.value) })
  }

  delete(key: Key): void {
    const entry = this.#find(key)
    if (entry) this.#remove(key, entry)
  }

  clear(): void {
    this.#probationary.clear()
    this.#protected.clear()
    this.#probationarySize = 0
    this.#protectedSize = 0
  }

  #find(key: Key): Entry<Value> | undefined {
    return this.#protected.get(key) ?? this.#probationary.get(key)
  }

  #replace(key: Key, known: Entry<Value> | undefined, entry: Entry<Value>): void {
    if (known) this.#remove(key, known)
    if (entry.size > this.#maxSize) return
    if (entry.isProtected) {
      this.#protected.set(key, entry)
      this.#protectedSize += entry.size
    } else {
      this.#probationary.set(key, entry)
      this.#probationarySize += entry.size
    }
    this.#evict()
  }

  #remove(key: Key, { size, isProtected }: Entry<Value>): void {
    if (isProtected) {
      this.#protected.delete(key)
      this.#protectedSize -= size
    } else {
      this.#probationary.delete(key)
      this.#probationarySize -= size
    }
  }

  #evict(): void {
    const maxSize = this.#maxSize * probationaryShare
    const maxEntries = this.#maxEntries * probationaryShare
    for (const [key, entry] of this.#probationary) {
      const { size } = this.#probationary
      if (size === 1 || (this.#probationarySize <= maxSize && size <= maxEntries)) break
      this.#remove(key, entry)
    }
    for (const [key, entry] of this.#protected) {
      if (this.size <= this.#maxSize && this.#probationary.size + this.#protected.size <= this.#maxEntries) break
      this.#remove(key, entry)
    }
  }
}

export type LruOptions<Value> = {
  /** Of all values together, in the unit of `sizeOf`. */
  maxSize: number
  maxEntries?: number
  sizeOf: (value: Value) => number
}

type Entry<Value> = { value: Value; size: number; isReused: boolean }

/** The part of the space that values may take which were not asked for again. */
const onceShare = 1 / 4

/** A segmented LRU cache: what was stored and never asked for again has a quarter of the space, so that a crawler that reads
 *  everything once neither fills the memory nor replaces what visitors ask for. Of both segments the least recently used go first. */
export class SegmentedLru<Key, Value> {
  /** In the order of their use, the last one at the end. */
  readonly #once = new Map<Key, Entry<Value>>()
  readonly #reused = new Map<Key, Entry<Value>>()
  readonly #maxSize: number
  readonly #maxEntries: number
  readonly #sizeOf: (value: Value) => number
  #onceSize = 0
  #reusedSize = 0

  constructor({ maxSize, maxEntries = Number.POSITIVE_INFINITY, sizeOf }: LruOptions<Value>) {
    this.#maxSize = maxSize
    this.#maxEntries = maxEntries
    this.#sizeOf = sizeOf
  }

  /** The sizes of all values together, as they were when each was stored. */
  get size(): number {
    return this.#onceSize + this.#reusedSize
  }

  has(key: Key): boolean {
    return this.#reused.has(key) || this.#once.has(key)
  }

  /** Finds a value, which counts as no use of it. */
  peek(key: Key): Value | undefined {
    return this.#find(key)?.value
  }

  /** Finds a value that is used now. */
  get(key: Key): Value | undefined {
    const entry = this.#find(key)
    if (!entry) return undefined
    this.#remove(key, entry)
    this.#add(key, { ...entry, isReused: true })
    this.#evict()
    return entry.value
  }

  /** Stores a value. Storing another one under the same key is a use of it. One that is larger than the whole space is not kept. */
  set(key: Key, value: Value): void {
    const known = this.#find(key)
    if (known) this.#remove(key, known)
    this.#add(key, { value, size: this.#sizeOf(value), isReused: known !== undefined })
    this.#evict()
  }

  /** Measures a value again that has become larger or smaller, which counts as no use of it. */
  resize(key: Key): void {
    const entry = this.#find(key)
    if (!entry) return
    this.#remove(key, entry)
    this.#add(key, { ...entry, size: this.#sizeOf(entry.value) })
    this.#evict()
  }

  delete(key: Key): void {
    const entry = this.#find(key)
    if (entry) this.#remove(key, entry)
  }

  clear(): void {
    this.#once.clear()
    this.#reused.clear()
    this.#onceSize = 0
    this.#reusedSize = 0
  }

  #find(key: Key): Entry<Value> | undefined {
    return this.#reused.get(key) ?? this.#once.get(key)
  }

  #add(key: Key, entry: Entry<Value>): void {
    if (entry.isReused) {
      this.#reused.set(key, entry)
      this.#reusedSize += entry.size
    } else {
      this.#once.set(key, entry)
      this.#onceSize += entry.size
    }
  }

  #remove(key: Key, { size, isReused }: Entry<Value>): void {
    if (isReused) {
      this.#reused.delete(key)
      this.#reusedSize -= size
    } else {
      this.#once.delete(key)
      this.#onceSize -= size
    }
  }

  #evict(): void {
    for (const [key, entry] of this.#once) {
      const isLast = this.#once.size === 1 && entry.size <= this.#maxSize
      if (isLast || (this.#onceSize <= this.#maxSize * onceShare && this.#once.size <= this.#maxEntries * onceShare))
        break
      this.#remove(key, entry)
    }
    for (const [key, entry] of this.#reused) {
      if (this.size <= this.#maxSize && this.#once.size + this.#reused.size <= this.#maxEntries) break
      this.#remove(key, entry)
    }
  }
}

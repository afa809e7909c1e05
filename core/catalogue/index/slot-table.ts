/** A prime near 2³² divided by the golden ratio: the multiplier of a Fibonacci hash, which spreads ids that follow one another. */
const multiplier = 0x9e3779b1
const empty = 0

/** Slots by the ids of their products: a hash table with linear probing in one typed array, a third of the memory of a `Map`.
 *  The ids themselves stand in a column. */
export class SlotTable {
  /** Each slot + 1; 0 = empty. The length is a power of two. */
  #buckets: Int32Array
  /** Shifts all but the upper bits of a hash away: those that number the buckets. */
  #shift: number
  #size = 0
  readonly #idOf: (slot: number) => number

  /** @param idOf the id in a slot, which stays the same from `add` to `delete`
   *  @param expected entries for which it has room from the start */
  constructor(idOf: (slot: number) => number, expected = 0) {
    this.#idOf = idOf
    const bits = Math.max(4, Math.ceil(Math.log2(expected * 1.5 + 1)))
    this.#buckets = new Int32Array(2 ** bits)
    this.#shift = 32 - bits
  }

  get size(): number {
    return this.#size
  }

  /** The slot of an id; undefined when there is none. */
  get(id: number): number | undefined {
    const entry = this.#buckets[this.#findBucket(id)] ?? empty
    return entry === empty ? undefined : entry - 1
  }

  /** Adds a slot, whose id is not there yet. */
  add(slot: number): void {
    if ((this.#size + 1) * 1.5 > this.#buckets.length) this.#grow()
    this.#buckets[this.#findBucket(this.#idOf(slot))] = slot + 1
    this.#size += 1
  }

  /** Removes an id; nothing happens when it is not there. */
  delete(id: number): void {
    const buckets = this.#buckets
    let hole = this.#findBucket(id)
    if (buckets[hole] === empty) return
    this.#size -= 1
    buckets[hole] = empty
    // Backward shift: a later entry moves into the hole unless its home bucket lies behind the hole.
    for (let bucket = this.#nextBucket(hole); buckets[bucket] !== empty; bucket = this.#nextBucket(bucket)) {
      const home = this.#homeBucket(this.#idOf((buckets[bucket] ?? 0) - 1))
      const isReachable = hole <= bucket ? hole < home && home <= bucket : hole < home || home <= bucket
      if (isReachable) continue
      buckets[hole] = buckets[bucket] ?? empty
      buckets[bucket] = empty
      hole = bucket
    }
  }

  #homeBucket(id: number): number {
    // Of ids above 2³² the lower bits count.
    return Math.imul(id | 0, multiplier) >>> this.#shift
  }

  #nextBucket(bucket: number): number {
    return (bucket + 1) & (this.#buckets.length - 1)
  }

  /** The bucket of an id, or the empty one where it belongs. */
  #findBucket(id: number): number {
    let bucket = this.#homeBucket(id)
    for (;;) {
      const slot = (this.#buckets[bucket] ?? empty) - 1
      if (slot < 0 || this.#idOf(slot) === id) return bucket
      bucket = this.#nextBucket(bucket)
    }
  }

  #grow(): void {
    const old = this.#buckets
    this.#buckets = new Int32Array(old.length * 2)
    this.#shift -= 1
    for (const entry of old) {
      if (entry !== empty) this.#buckets[this.#findBucket(this.#idOf(entry - 1))] = entry
    }
  }
}

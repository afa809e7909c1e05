/** An odd number whose bits spread those of ids that follow one another (2³² divided by the golden ratio). */
const spread = 0x9e3779b1
const empty = 0

/** Slots by the ids of their products: a hash table with linear probing in one typed array, a third of the memory of a `Map`.
 *  The ids themselves stand in a column. */
export class SlotTable {
  /** Each slot + 1; 0 = empty. The length is a power of two. */
  #places: Int32Array
  /** Leaves the upper bits of a hash, as many as make a place. */
  #shift: number
  #size = 0
  readonly #idOf: (slot: number) => number

  /** @param idOf the id in a slot, which stays the same from `add` to `delete`
   *  @param expected entries for which it has room from the start */
  constructor(idOf: (slot: number) => number, expected = 0) {
    this.#idOf = idOf
    const bits = Math.max(4, Math.ceil(Math.log2(expected * 1.5 + 1)))
    this.#places = new Int32Array(2 ** bits)
    this.#shift = 32 - bits
  }

  get size(): number {
    return this.#size
  }

  /** The slot of an id; undefined when there is none. */
  get(id: number): number | undefined {
    const place = this.#places[this.#placeOf(id)] ?? empty
    return place === empty ? undefined : place - 1
  }

  /** Adds a slot, whose id is not there yet. */
  add(slot: number): void {
    if ((this.#size + 1) * 1.5 > this.#places.length) this.#grow()
    this.#places[this.#placeOf(this.#idOf(slot))] = slot + 1
    this.#size += 1
  }

  /** Removes an id; nothing happens when it is not there. */
  delete(id: number): void {
    const places = this.#places
    let hole = this.#placeOf(id)
    if (places[hole] === empty) return
    this.#size -= 1
    places[hole] = empty
    // Those behind it that are not where a search from their own place finds them move up.
    for (let place = this.#next(hole); places[place] !== empty; place = this.#next(place)) {
      const own = this.#firstPlace(this.#idOf((places[place] ?? 0) - 1))
      const isReachable = hole <= place ? hole < own && own <= place : hole < own || own <= place
      if (isReachable) continue
      places[hole] = places[place] ?? empty
      places[place] = empty
      hole = place
    }
  }

  #firstPlace(id: number): number {
    // Of ids above 2³² the lower bits count.
    return Math.imul(id | 0, spread) >>> this.#shift
  }

  #next(place: number): number {
    return (place + 1) & (this.#places.length - 1)
  }

  /** Where an id stands, or the empty place where it would. */
  #placeOf(id: number): number {
    let place = this.#firstPlace(id)
    for (;;) {
      const slot = (this.#places[place] ?? empty) - 1
      if (slot < 0 || this.#idOf(slot) === id) return place
      place = this.#next(place)
    }
  }

  #grow(): void {
    const old = this.#places
    this.#places = new Int32Array(old.length * 2)
    this.#shift -= 1
    for (const place of old) {
      if (place !== empty) this.#places[this.#placeOf(this.#idOf(place - 1))] = place
    }
  }
}

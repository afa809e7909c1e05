const minSettled = 1000

/** The slots of all products in one order, put right at the next read after a change. */
export class SlotOrder {
  #sorted: Int32Array = new Int32Array(0)
  readonly #changed = new Set<number>()
  readonly #compare: (a: number, b: number) => number
  readonly #isLive: (slot: number) => boolean

  /** @param compare the order of two slots, never 0 for unlike ones */
  constructor(compare: (a: number, b: number) => number, isLive: (slot: number) => boolean) {
    this.#compare = compare
    this.#isLive = isLive
  }

  /** Takes over the order of the same slots, by `read` of another one. */
  restore(sorted: Int32Array): void {
    this.#sorted = sorted
    this.#changed.clear()
  }

  /** Tells of a slot that was filled, emptied, or changed in what the order looks at. */
  change(slot: number): void {
    this.#changed.add(slot)
  }

  /** Sorts in what has changed when it has become much, so that a later read need not do all at once.
   *  @returns whether it was much */
  settle(): boolean {
    const isMuch = this.#changed.size > Math.max(minSettled, this.#sorted.length / 6)
    if (isMuch) this.#merge()
    return isMuch
  }

  /** The slots in their order; valid until the next change. */
  read(): Int32Array {
    if (this.#changed.size > 0) this.#merge()
    return this.#sorted
  }

  /** Takes changed slots out and puts each in at its new place: the others need no comparing with one another. */
  #merge(): void {
    const changed = Int32Array.from(this.#changed).filter(this.#isLive).sort(this.#compare)
    const others = this.#unchanged()
    this.#changed.clear()
    if (others.length === 0) {
      this.#sorted = changed
      return
    }
    const merged = new Int32Array(changed.length + others.length)
    let from = 0
    for (const [index, slot] of changed.entries()) {
      const to = this.#rank(others, slot, from)
      merged.set(others.subarray(from, to), from + index)
      merged[to + index] = slot
      from = to
    }
    merged.set(others.subarray(from), from + changed.length)
    this.#sorted = merged
  }

  #unchanged(): Int32Array {
    let last = 0
    for (const slot of this.#changed) last = Math.max(last, slot)
    const isChanged = new Uint8Array(last + 1)
    for (const slot of this.#changed) isChanged[slot] = 1
    return this.#sorted.filter((slot) => isChanged[slot] !== 1)
  }

  /** How many slots come before one, at least `from` of them. */
  #rank(slots: Int32Array, slot: number, from: number): number {
    let low = from
    let high = slots.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(slots[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

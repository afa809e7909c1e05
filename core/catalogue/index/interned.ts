type Entry<T> = { key: string; value: T; uses: number }

/** Gives equal values one small number, counts their uses, and gives a number on when its last use has ended. */
export class Interned<T> {
  readonly #codes = new Map<string, number>()
  readonly #entries: (Entry<T> | undefined)[] = []
  readonly #free: number[] = []

  /** One more than the highest code. */
  get size(): number {
    return this.#entries.length
  }

  /** Adds a use of a value.
   *  @param value the same for the same key, but for parts that may change: the newest holds
   *  @returns its code */
  add(key: string, value: T): number {
    const known = this.#codes.get(key)
    const entry = known === undefined ? undefined : this.#entries[known]
    if (known !== undefined && entry) {
      entry.uses += 1
      entry.value = value
      return known
    }
    const code = this.#free.pop() ?? this.#entries.length
    this.#entries[code] = { key, value, uses: 1 }
    this.#codes.set(key, code)
    return code
  }

  /** Ends a use of a code. */
  release(code: number): void {
    const entry = this.#entries[code]
    if (!entry) return
    entry.uses -= 1
    if (entry.uses > 0) return
    this.#entries[code] = undefined
    this.#codes.delete(entry.key)
    this.#free.push(code)
  }

  /** The value of a code; undefined when it has no use. */
  value(code: number): T | undefined {
    return this.#entries[code]?.value
  }

  /** Returns the data from which `fromSnapshot` builds the same values; can be sent to another thread. */
  snapshot(): (Entry<T> | undefined)[] {
    return this.#entries
  }

  static fromSnapshot<T>(entries: (Entry<T> | undefined)[]): Interned<T> {
    const interned = new Interned<T>()
    for (const [code, entry] of entries.entries()) {
      interned.#entries.push(entry)
      if (entry) interned.#codes.set(entry.key, code)
      else interned.#free.push(code)
    }
    return interned
  }

  /** All values with their codes and uses. */
  *entries(): Generator<{ code: number; value: T; uses: number }> {
    for (const [code, entry] of this.#entries.entries()) {
      if (entry) yield { code, value: entry.value, uses: entry.uses }
    }
  }
}

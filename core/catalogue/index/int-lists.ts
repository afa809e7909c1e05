/** Sizes that a list can have room for; steps of a third to a half keep what is unused small. */
const sizes = [1, 2, 3, 4]
for (let size = 4; size < 2 ** 30; size *= 2) sizes.push(size * 1.5, size * 2)

const sizeClass = (length: number) => {
  let low = 0
  let high = sizes.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sizes[middle] ?? 0) < length) low = middle + 1
    else high = middle
  }
  return low
}

function grown(values: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (length <= values.length) return values
  const larger = new Uint32Array(Math.max(length, Math.ceil(values.length * 1.25) + 16))
  larger.set(values)
  return larger
}

/** Many lists of whole numbers (0 to 2³² − 1) in one buffer: an array object for each would take several times their
 *  memory. A list is named by a number from 0; one that was never written is empty. */
export class IntLists {
  /** The values of all lists; a list's own are at `start(list)`, `length(list)` of them. Replaced when it grows. */
  values = new Uint32Array(16)
  #used = 0
  #starts = new Uint32Array(16)
  #lengths = new Uint32Array(16)
  /** How many values the place of a list has room for. */
  #rooms = new Uint32Array(16)
  /** Places that lists left when they grew, by size class. */
  readonly #free = new Map<number, number[]>()

  start(list: number): number {
    return this.#starts[list] ?? 0
  }

  length(list: number): number {
    return this.#lengths[list] ?? 0
  }

  /** Replaces a list. */
  set(list: number, values: ArrayLike<number>): void {
    this.#resize(list, values.length, false)
    this.values.set(values, this.start(list))
  }

  /** Adds a value to a list that rises; a larger one than all others costs least. */
  insert(list: number, value: number): void {
    const length = this.length(list)
    const at = this.last(list) > value ? this.#rank(list, value) : length
    if (length > 0 && length < (this.#rooms[list] ?? 0)) this.#lengths[list] = length + 1
    else this.#resize(list, length + 1, true)
    const start = this.start(list)
    if (at < length) this.values.copyWithin(start + at + 1, start + at, start + length)
    this.values[start + at] = value
  }

  /** The last value of a list; −1 when it is empty. */
  last(list: number): number {
    const length = this.length(list)
    return length === 0 ? -1 : (this.values[this.start(list) + length - 1] ?? -1)
  }

  /** Whether a list that rises has a value. */
  has(list: number, value: number): boolean {
    const at = this.#rank(list, value)
    return at < this.length(list) && this.values[this.start(list) + at] === value
  }

  /** The first value of a list that rises that is not below another; undefined when there is none. */
  firstFrom(list: number, low: number): number | undefined {
    const at = this.#rank(list, low)
    return at < this.length(list) ? this.values[this.start(list) + at] : undefined
  }

  /** Removes values from all lists: a pass over all values.
   *  @param emptied is called with each list that had values and has none any more */
  removeWhere(isRemoved: (value: number) => boolean, emptied: (list: number) => void): void {
    for (let list = 0; list < this.#lengths.length; list++) {
      const length = this.length(list)
      const start = this.start(list)
      // Replaced where a list before this one has moved.
      const { values } = this
      const end = start + length
      let from = start
      while (from < end && !isRemoved(values[from] ?? 0)) from += 1
      if (from === end) continue
      let to = from
      for (; from < end; from++) {
        const value = values[from] ?? 0
        if (!isRemoved(value)) values[to++] = value
      }
      this.#resize(list, to - start, true)
      if (to === start) emptied(list)
    }
  }

  /** Moves all lists together, so that no place between them is unused. */
  compact(): void {
    let used = 0
    for (const length of this.#lengths) used += length === 0 ? 0 : (sizes[sizeClass(length)] ?? 0)
    const values = new Uint32Array(used)
    let place = 0
    for (const [list, length] of this.#lengths.entries()) {
      if (length === 0) continue
      const start = this.start(list)
      values.set(this.values.subarray(start, start + length), place)
      this.#starts[list] = place
      place += sizes[sizeClass(length)] ?? 0
    }
    this.values = values
    this.#used = used
    this.#free.clear()
  }

  /** Returns the data from which `fromSnapshot` builds the same lists; can be sent to another thread. Call it after
   *  `compact`: places between lists stay unused. */
  snapshot() {
    return { values: this.values, starts: this.#starts, lengths: this.#lengths, rooms: this.#rooms, used: this.#used }
  }

  static fromSnapshot({ values, starts, lengths, rooms, used }: ReturnType<IntLists["snapshot"]>): IntLists {
    const lists = new IntLists()
    lists.values = values
    lists.#starts = starts
    lists.#lengths = lengths
    lists.#rooms = rooms
    lists.#used = used
    return lists
  }

  /** How many values of a list that rises are below a value. */
  #rank(list: number, value: number): number {
    const start = this.start(list)
    let low = 0
    let high = this.length(list)
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.values[start + middle] ?? 0) < value) low = middle + 1
      else high = middle
    }
    return low
  }

  #resize(list: number, length: number, isCopied: boolean): void {
    this.#starts = grown(this.#starts, list + 1)
    this.#lengths = grown(this.#lengths, list + 1)
    this.#rooms = grown(this.#rooms, list + 1)
    const before = this.length(list)
    this.#lengths[list] = length
    this.#rooms[list] = length === 0 ? 0 : (sizes[sizeClass(length)] ?? 0)
    const [from, to] = [sizeClass(before), sizeClass(length)]
    if (from === to && before > 0 && length > 0) return
    const start = this.start(list)
    const place = length > 0 ? this.#allocate(to) : 0
    if (isCopied) this.values.copyWithin(place, start, start + Math.min(before, length))
    if (before > 0) this.#release(from, start)
    this.#starts[list] = place
  }

  #allocate(sizeOf: number): number {
    const free = this.#free.get(sizeOf)?.pop()
    if (free !== undefined) return free
    const place = this.#used
    this.#used += sizes[sizeOf] ?? 0
    this.values = grown(this.values, this.#used)
    return place
  }

  #release(sizeOf: number, place: number): void {
    const free = this.#free.get(sizeOf)
    if (free) free.push(place)
    else this.#free.set(sizeOf, [place])
  }
}

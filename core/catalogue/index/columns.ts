/** Columns of the index beside its words: one number a slot and column. */
const columnTypes = {
  id: Float64Array,
  /** Milliseconds since 1970. */
  createdAt: Float64Array,
  /** Centimes, at the moment that the index stands at. */
  price: Float64Array,
  /** Percent, at the same moment. */
  discount: Uint8Array,
  /** 1 = in stock. */
  stock: Uint8Array,
  /** Code of the universe. */
  type: Uint8Array,
  /** Code of the brand. */
  brand: Int32Array,
  /** Code of the list of categories. */
  categories: Int32Array,
  /** Code of the list of variants. */
  variants: Int32Array,
  sellCount: Float64Array,
  /** NaN = no reviews. */
  rating: Float64Array,
  reviewCount: Float64Array,
  /** 1 = yes. */
  featured: Uint8Array,
  image: Uint8Array,
  /** Number of pictures, 255 at most. */
  pictures: Uint8Array,
  /** Number of colours, 255 at most. */
  colors: Uint8Array,
  /** 1 = yes. */
  video: Uint8Array,
  /** 1 = the slot holds a product. */
  live: Uint8Array,
}

type Types = typeof columnTypes
export type ColumnName = keyof Types
export type ColumnArrays = { [Name in ColumnName]: InstanceType<Types[Name]> }

const names = Object.keys(columnTypes) as ColumnName[]

function createArrays(length: number): ColumnArrays {
  return Object.fromEntries(names.map((name) => [name, new columnTypes[name](length)])) as ColumnArrays
}

/** The columns of an index. Slots of products that are gone are given to others. */
export class Columns {
  /** Replaced when they grow. */
  arrays = createArrays(64)
  /** One more than the highest slot that was ever used. */
  size = 0
  /** By the ids of their products. */
  readonly #slots = new Map<number, number>()
  readonly #free: number[] = []

  /** Number of products. */
  get count(): number {
    return this.#slots.size
  }

  /** The slot of a product; undefined when there is none. */
  slot(id: number): number | undefined {
    return this.#slots.get(id)
  }

  /** Gives a product a slot of its own. */
  allocate(id: number): number {
    const slot = this.#free.pop() ?? this.size
    this.size = Math.max(this.size, slot + 1)
    if (slot >= this.arrays.id.length) this.#resize(Math.ceil(this.arrays.id.length * 1.5))
    this.arrays.id[slot] = id
    this.arrays.live[slot] = 1
    this.#slots.set(id, slot)
    return slot
  }

  /** Takes a product's slot away. */
  release(id: number): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.arrays.live[slot] = 0
    this.#slots.delete(id)
    this.#free.push(slot)
  }

  /** Gives back most of the memory that growing has left behind: belongs at the end of a load. */
  compact(): void {
    const length = Math.ceil(this.size * 1.02) + 16
    if (length < this.arrays.id.length) this.#resize(length)
  }

  /** Returns the data from which `fromSnapshot` builds the same columns; can be sent to another thread. */
  snapshot() {
    return { arrays: this.arrays, size: this.size }
  }

  static fromSnapshot({ arrays, size }: ReturnType<Columns["snapshot"]>): Columns {
    const columns = new Columns()
    columns.arrays = arrays
    columns.size = size
    for (let slot = size - 1; slot >= 0; slot--) {
      if (arrays.live[slot] === 1) columns.#slots.set(arrays.id[slot] ?? 0, slot)
      else columns.#free.push(slot)
    }
    return columns
  }

  #resize(length: number): void {
    const resized = createArrays(length)
    for (const name of names) resized[name].set(this.arrays[name].subarray(0, length))
    this.arrays = resized
  }
}

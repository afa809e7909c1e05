import { filterCode } from "../variants/size-values.ts"
import type { IndexedProduct } from "./indexed-product.ts"
import { IntLists } from "./int-lists.ts"
import { Interned } from "./interned.ts"
import {
  colorKey,
  colorValues,
  type IndexedColor,
  type IndexedSize,
  sizeFilterValues,
  sizeKey,
} from "./option-values.ts"

// A variant is two numbers: its colour, and its size with a bit for its units. Both count from 1; 0 = it has none.
export const variantStride = 2
export const sizeOf = (number: number) => number >>> 1
export const hasUnits = (number: number) => (number & 1) === 1

type Options = Pick<IndexedProduct, "colors" | "sizeOption" | "variants">

/** The variants that products sell: which colours and sizes they have, and whether there are units. Products whose variants
 *  are alike share one list, so that a listing looks at each list once. */
export class VariantLists {
  colors = new Interned<IndexedColor>()
  sizes = new Interned<IndexedSize>()
  /** By code of a list. */
  lists = new IntLists()
  #codes = new Interned<null>()
  #values: { colors: ReturnType<typeof colorValues>; sizes: ReturnType<typeof sizeFilterValues> } | undefined

  /** One more than the highest code of a list. */
  get size(): number {
    return this.#codes.size
  }

  /** Adds a use of the variants of a product.
   *  @returns the code of their list */
  add({ colors, sizeOption, variants }: Options): number {
    const colorNumbers = new Map<string, number>()
    const sizeNumbers = new Map<string, number>()
    const numbers: number[] = []
    for (const { color, size, status } of variants) {
      if (!colorNumbers.has(color)) colorNumbers.set(color, this.#addColor(colors, color))
      if (!sizeNumbers.has(size)) sizeNumbers.set(size, this.#addSize(sizeOption, size))
      numbers.push(colorNumbers.get(color) ?? 0, ((sizeNumbers.get(size) ?? 0) << 1) | Number(status === "in-stock"))
    }
    const code = this.#codes.add(numbers.join(), null)
    this.lists.set(code, numbers)
    this.#values = undefined
    return code
  }

  /** Ends a use of a list. */
  release(code: number): void {
    const colors = new Set<number>()
    const sizes = new Set<number>()
    const start = this.lists.start(code)
    const end = start + this.lists.length(code)
    for (let at = start; at < end; at += variantStride) {
      colors.add(this.lists.values[at] ?? 0)
      sizes.add(sizeOf(this.lists.values[at + 1] ?? 0))
    }
    for (const number of colors) this.colors.release(number - 1)
    for (const number of sizes) this.sizes.release(number - 1)
    this.#codes.release(code)
    this.#values = undefined
  }

  /** All colours and sizes that products are sold in, once each, in the order of facets. */
  values() {
    this.#values ??= { colors: colorValues(this.colors), sizes: sizeFilterValues(this.sizes) }
    return this.#values
  }

  /** Returns the data from which `fromSnapshot` builds the same lists; can be sent to another thread. */
  snapshot() {
    const [colors, sizes] = [this.colors.snapshot(), this.sizes.snapshot()]
    return { colors, sizes, lists: this.lists.snapshot(), codes: this.#codes.snapshot() }
  }

  static fromSnapshot({ colors, sizes, lists, codes }: ReturnType<VariantLists["snapshot"]>): VariantLists {
    const variants = new VariantLists()
    variants.colors = Interned.fromSnapshot(colors)
    variants.sizes = Interned.fromSnapshot(sizes)
    variants.lists = IntLists.fromSnapshot(lists)
    variants.#codes = Interned.fromSnapshot(codes)
    return variants
  }

  #addColor(colors: Options["colors"], wanted: string): number {
    const found = colors.find(({ code }) => code === wanted)
    if (!found) return 0
    const color = { code: filterCode(found), name: found.name, hex: found.hex }
    return this.colors.add(colorKey(color), color) + 1
  }

  #addSize(option: Options["sizeOption"], wanted: string): number {
    const found = option?.values.find(({ code }) => code === wanted)
    if (!option || !found) return 0
    const size = { kind: option.kind, code: filterCode(found), name: found.name }
    return this.sizes.add(sizeKey(size), size) + 1
  }
}

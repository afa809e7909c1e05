import type { Product } from "../product.ts"
import { compareSizes } from "../variants/size-order.ts"
import { type SizeKind, sizeFilterValue } from "../variants/size-values.ts"
import type { Interned } from "./interned.ts"

/** A colour as a product shows it, by its `filterCode`; others may give the same code another name or tone. */
export type IndexedColor = Pick<Product["colors"][number], "code" | "name" | "hex">

/** A size as a product names it, by its `filterCode`. */
export type IndexedSize = { kind: SizeKind; code: string; name: string }

export const colorKey = ({ code, name, hex }: IndexedColor): string => `${code}\n${name}\n${hex}`
export const sizeKey = ({ kind, code, name }: IndexedSize): string => `${kind}\n${code}\n${name}`

/** A value of a facet. */
export type OptionValue<T> = T & {
  /** As addresses name it. */
  value: string
  /** Products that are sold in it. */
  productCount: number
}

/** Every value once, as most products show it. */
function valuesOf<T extends { name: string }>(interned: Interned<T>, nameOf: (option: T) => string): OptionValue<T>[] {
  const found = new Map<string, { option: T; uses: number; productCount: number }>()
  for (const { value: option, uses } of interned.entries()) {
    const value = nameOf(option)
    const known = found.get(value)
    const productCount = (known?.productCount ?? 0) + uses
    // Which of two equally frequent ones is shown must not depend on the order of a load.
    const isBest = !known || uses > known.uses || (uses === known.uses && isBefore(option, known.option))
    found.set(value, isBest ? { option, uses, productCount } : { ...known, productCount })
  }
  return [...found].map(([value, { option, productCount }]) => ({ ...option, value, productCount }))
}

const isBefore = (a: object, b: object) => JSON.stringify(a) < JSON.stringify(b)

/** All colours, those of most products first. */
export const colorValues = (colors: Interned<IndexedColor>): OptionValue<IndexedColor>[] =>
  valuesOf(colors, ({ code }) => code).sort(
    (a, b) => b.productCount - a.productCount || (a.code < b.code ? -1 : Number(a.code > b.code)),
  )

/** All sizes, kind by kind, the smaller ones first. */
export const sizeFilterValues = (sizes: Interned<IndexedSize>): OptionValue<IndexedSize>[] =>
  valuesOf(sizes, ({ kind, code }) => sizeFilterValue(kind, code)).sort(compareSizes)

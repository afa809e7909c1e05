import type { ListingQuery } from "../listing-query.ts"
import { sizeFilterValue } from "../variants/size-values.ts"
import { hasUnits, sizeOf, type VariantLists, variantStride } from "./variant-lists.ts"

/** Tests of one variant by a listing's size, colour and in-stock. */
export type VariantTests = {
  /** 1 = passes; by number of `VariantLists`, the first for a variant without a colour or a size. */
  colors: Uint8Array
  sizes: Uint8Array
  needsUnits: boolean
  /** `fits`, `fitsInStock` or 0 by code of a list; undefined where neither a size nor a colour is chosen: then the
   *  product's own stock decides. */
  lists: Uint8Array | undefined
}

/** A variant has a chosen size and a chosen colour. */
export const fits = 1
/** And units. */
export const fitsInStock = 2

/** Prepares the tests of variants. */
export function variantTests(variants: VariantLists, { size, color, status }: ListingQuery): VariantTests {
  const colors = new Uint8Array(variants.colors.size + 1).fill(Number(color.length === 0))
  const sizes = new Uint8Array(variants.sizes.size + 1).fill(Number(size.length === 0))
  const tests = { colors, sizes, needsUnits: status.includes("in-stock") }
  if (color.length === 0 && size.length === 0) return { ...tests, lists: undefined }
  if (color.length > 0) {
    for (const { code, value } of variants.colors.entries()) colors[code + 1] = Number(color.includes(value.code))
  }
  if (size.length > 0) {
    for (const { code, value } of variants.sizes.entries()) {
      sizes[code + 1] = Number(size.includes(sizeFilterValue(value.kind, value.code)))
    }
  }
  return { ...tests, lists: testLists(variants, colors, sizes) }
}

function testLists({ lists, size: count }: VariantLists, colors: Uint8Array, sizes: Uint8Array): Uint8Array {
  const found = new Uint8Array(count)
  const { values } = lists
  for (let code = 0; code < count; code++) {
    const start = lists.start(code)
    const end = start + lists.length(code)
    for (let at = start; at < end; at += variantStride) {
      const sized = values[at + 1] ?? 0
      if (colors[values[at] ?? 0] !== 1 || sizes[sizeOf(sized)] !== 1) continue
      found[code] = hasUnits(sized) ? fitsInStock : Math.max(found[code] ?? 0, fits)
      if (hasUnits(sized)) break
    }
  }
  return found
}

/** Products by colour and by size, by number of `VariantLists`. */
export type VariantCounts = { colors: Uint32Array; sizes: Uint32Array }

/** Counts products in every colour and every size that would find them, if it was chosen alone in its facet.
 *  @param byList products that pass all other filters, by code of their list */
export function variantCounts({ lists }: VariantLists, tests: VariantTests, byList: Uint32Array): VariantCounts {
  const { values } = lists
  const colors = new Uint32Array(tests.colors.length)
  const sizes = new Uint32Array(tests.sizes.length)
  // The last list that was counted in a value: a product counts once, however many of its variants have it.
  const lastOfColor = new Int32Array(colors.length).fill(-1)
  const lastOfSize = new Int32Array(sizes.length).fill(-1)
  for (let code = 0; code < byList.length; code++) {
    const products = byList[code] ?? 0
    if (products === 0) continue
    const start = lists.start(code)
    const end = start + lists.length(code)
    for (let at = start; at < end; at += variantStride) {
      const sized = values[at + 1] ?? 0
      if (tests.needsUnits && !hasUnits(sized)) continue
      const color = values[at] ?? 0
      const size = sizeOf(sized)
      if (tests.sizes[size] === 1 && lastOfColor[color] !== code) {
        lastOfColor[color] = code
        colors[color] = (colors[color] ?? 0) + products
      }
      if (tests.colors[color] === 1 && lastOfSize[size] !== code) {
        lastOfSize[size] = code
        sizes[size] = (sizes[size] ?? 0) + products
      }
    }
  }
  return { colors, sizes }
}

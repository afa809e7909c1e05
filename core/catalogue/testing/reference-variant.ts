import type { ListingQuery } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import { isInStock } from "../product.ts"
import { sizeFilterValue } from "../variants/size-values.ts"

/** Requirements on one variant of a product: one of the sizes, one of the colours (empty = any), and units. */
export type VariantNeeds = Pick<ListingQuery, "size" | "color"> & { isInStock: boolean }

export const variantNeeds = ({ size, color, status }: ListingQuery): VariantNeeds => ({
  size,
  color,
  isInStock: status.includes("in-stock"),
})

/** The sizes and the colours that a product is sold in, as filters name them. */
export function optionValues({ variants, sizeOption }: ListedProduct): { size: string[]; color: string[] } {
  const sizes = sizeOption ? variants.map(({ size }) => size).filter((code) => code !== "") : []
  return {
    size: sizes.map((code) => (sizeOption ? sizeFilterValue(sizeOption.kind, code) : "")),
    color: variants.map(({ color }) => color).filter((code) => code !== ""),
  }
}

/** Whether a product has a variant that passes. Where neither a size nor a colour is chosen, the product itself is looked
 *  at: it may have nothing to choose. */
export function hasFittingVariant(
  product: ListedProduct,
  { size, color, isInStock: needsUnits }: VariantNeeds,
): boolean {
  if (size.length === 0 && color.length === 0) return !needsUnits || isInStock(product)
  return product.variants.some((variant) => {
    const own = optionValues({ ...product, variants: [variant] })
    const fits = (chosen: string[], values: string[]) =>
      chosen.length === 0 || values.some((value) => chosen.includes(value))
    return fits(size, own.size) && fits(color, own.color) && (!needsUnits || variant.status === "in-stock")
  })
}

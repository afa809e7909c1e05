import type { ListingQuery } from "./listing-query.ts"
import type { Product } from "./product.ts"
import { filterCode, sizeFilterValue } from "./variants/size-values.ts"
import type { Variant, VariantChoice } from "./variants/variant.ts"

/** A sold variant as listings look at it. */
export type ListedVariant = Pick<Variant, "color" | "size" | "status">

/** A product with the variants that it sells. */
export type ListedProduct = Product & { variants: readonly ListedVariant[] }

/** The choice with which a listing's link opens the page of a product: the chosen size and the chosen colour that the
 *  product has, each where it is the only one.
 *  @returns null where the filters say nothing about the product's variants */
export function filteredChoice(
  { colors, sizeOption }: Pick<Product, "colors" | "sizeOption">,
  { size, color }: Pick<ListingQuery, "size" | "color">,
): VariantChoice | null {
  const sizes =
    sizeOption?.values.filter((value) => size.includes(sizeFilterValue(sizeOption.kind, filterCode(value)))) ?? []
  const choice = {
    color: onlyCode(colors.filter((value) => color.includes(filterCode(value)))),
    size: onlyCode(sizes),
  }
  return choice.color || choice.size ? choice : null
}

const onlyCode = ([first, ...others]: readonly { code: string }[]) => (others.length === 0 ? (first?.code ?? "") : "")

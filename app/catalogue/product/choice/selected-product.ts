import { findVariant } from "#core/catalogue/variants/choose-variant.ts"
import type { Variant, VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"

/** The chosen options of a product. */
export type SelectedProduct = {
  /** The product as it is shown: reference, price and stock of the chosen variant; its own while a part is missing. */
  shown: BlockProduct
  variant: Variant | null
  /** The names of the chosen values in the page's language; "" = not chosen. */
  names: VariantChoice
}

/** Reads a choice of a product. */
export function selectProduct(product: BlockProduct, choice: VariantChoice): SelectedProduct {
  const variant = findVariant(product.variants, choice) ?? null
  const { sku, price, lastPrice, discount, quantity, status } = variant ?? product
  const nameIn = (values: readonly { code: string; name: string }[], code: string) =>
    values.find((value) => value.code === code)?.name ?? ""
  return {
    shown: { ...product, sku, price, lastPrice, discount, quantity, status },
    variant,
    names: {
      color: nameIn(product.colors, choice.color),
      size: nameIn(product.sizeOption?.values ?? [], choice.size),
    },
  }
}

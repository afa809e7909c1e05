import { pricedAt } from "#core/catalogue/offer.ts"
import { discountPercent } from "#core/catalogue/price-change.ts"
import { toDinars } from "#core/money.ts"
import type { ProductCardRow } from "#db/catalogue/products.ts"
import type { SoldVariantRow } from "#db/catalogue/variants/read-variants.ts"
import type { MediaResource } from "../media/contract.ts"
import type { VariantResource } from "./contract.ts"

/** The variants of a product on the wire; one that has nothing to choose is its own only variant.
 *  @param product with its current price */
export function variantResources(
  product: ProductCardRow,
  rows: Omit<SoldVariantRow, "productId">[],
  picture: (id: number | null) => MediaResource | null,
): VariantResource[] {
  const { id, documentId, sku, quantity, status } = product
  const price = onWire(product)
  if (product.variantCount === 0) {
    return [{ id, documentId, color: "", size: "", sku, barcode: null, ...price, quantity, status, image: null }]
  }
  return rows.map(({ price: own, lastPrice, stockBy, imageId, ...variant }) => {
    // As many as the product has: some of its units may be promised to orders whose size is still open.
    const units = stockBy === "variant" ? Math.min(variant.quantity, quantity) : quantity
    const isSold = status === "in-stock" && units > 0
    return {
      ...variant,
      ...(own === null ? price : onWire(pricedLike(product, own, lastPrice))),
      quantity: units,
      status: isSold ? "in-stock" : "out-of-stock",
      image: picture(imageId),
    }
  })
}

/** A variant's own price as it holds now: before and after the product's offer, its earlier one. */
function pricedLike({ offerDate, lastPrice: struck }: ProductCardRow, price: number, lastPrice: number | null) {
  const own = { price, lastPrice, discount: discountPercent(price, lastPrice), offerDate }
  // A product with an offer that does not run has no earlier price at the moment.
  return struck === null && offerDate ? pricedAt(own, new Date(0).toISOString()) : own
}

const onWire = ({ price, lastPrice, discount }: Pick<ProductCardRow, "price" | "lastPrice" | "discount">) => ({
  price: toDinars(price),
  lastPrice: lastPrice === null ? null : toDinars(lastPrice),
  discount,
})

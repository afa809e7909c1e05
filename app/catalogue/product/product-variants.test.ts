import { describe, expect, it } from "vitest"
import { type ProductVariant, productVariantAt, productVariants } from "./product-variants.ts"

describe("productVariantAt", () => {
  it.each(productVariants)("knows $path with and without an id", (variant: ProductVariant) => {
    expect(productVariantAt(variant.path)).toBe(variant)
    expect(productVariantAt(`${variant.path}/sac-casbah`)).toBe(variant)
  })

  it("refuses an address that is no product page", () => {
    expect(() => productVariantAt("/product-details-other")).toThrow("Not a product page: /product-details-other")
  })
})

import { describe, expect, it } from "vitest"
import { type ProductPageLayout, productPageLayoutAt, productPageLayouts } from "./product-page-layouts.ts"

describe("productPageLayoutAt", () => {
  it.each(productPageLayouts)("knows $path with and without an id", (variant: ProductPageLayout) => {
    expect(productPageLayoutAt(variant.path)).toBe(variant)
    expect(productPageLayoutAt(`${variant.path}/sac-casbah`)).toBe(variant)
  })

  it("refuses an address that is no product page", () => {
    expect(() => productPageLayoutAt("/product-details-other")).toThrow("Not a product page: /product-details-other")
  })
})

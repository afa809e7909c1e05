import { describe, expect, it } from "vitest"
import { productTypes } from "#core/catalogue/product.ts"
import { soldUniverses } from "./aisles.ts"

describe("the universes that menus name", () => {
  it("are those with products, in their own order", () => {
    const categories = [
      { productType: "jewelry", productCount: 2 },
      { productType: "beauty", productCount: 0 },
      { productType: "electronics", productCount: 1 },
      { productType: "electronics", productCount: 0 },
    ] as const
    expect(soldUniverses(categories)).toEqual(["electronics", "jewelry"])
  })

  it("are all of them before anything is sold", () => {
    expect(soldUniverses([])).toEqual([...productTypes])
    expect(soldUniverses([{ productType: "beauty", productCount: 0 }])).toEqual([...productTypes])
  })
})

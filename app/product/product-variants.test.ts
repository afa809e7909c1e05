import { describe, expect, it } from "vitest"
import type { Product } from "#core/product.ts"
import { type ProductVariant, productVariantAt, productVariants, shownWithoutId } from "./product-variants.ts"

const now = "2026-11-21T12:00:00Z"
const picture = { url: "/p.webp", width: 10, height: 10, alt: "" }
const color = (name: string) => ({ name, hex: "#000000", image: null })

function product(slug: string, facts: Partial<Product> = {}): Product {
  return {
    ...{ id: 1, documentId: slug, slug, sku: slug, title: slug, unit: null, productType: "fashion" },
    ...{ status: "in-stock", quantity: 5, price: 100_00, lastPrice: null, discount: 0, shortDescription: "" },
    ...{ brand: { slug: "b", name: "B" }, categories: [], image: null, medias: [], colors: [], sizes: [], tags: [] },
    ...{ featured: false, sellCount: 0, rating: null, reviewCount: 0, offerDate: null, videoId: null },
    ...{ createdAt: "2026-01-01T00:00:00Z" },
    ...facts,
  }
}

const catalogue = [
  product("plain", { image: picture, medias: [picture, picture], colors: [color("Noir")] }),
  product("ended", { offerDate: { startDate: "2026-11-01T00:00:00Z", endDate: "2026-11-20T00:00:00Z" } }),
  product("colours", { colors: [color("Noir"), color("Sable")] }),
  product("offer", { offerDate: { startDate: "2026-11-01T00:00:00Z", endDate: "2026-12-01T00:00:00Z" } }),
  product("film", { videoId: "aqz-KE-bpKQ" }),
  product("four", { image: picture, medias: [picture, picture, picture] }),
  product("pictures", { image: picture, medias: [picture, picture, picture, picture] }),
]

describe("productVariantAt", () => {
  it.each(productVariants)("knows $path with and without an id", (variant: ProductVariant) => {
    expect(productVariantAt(variant.path)).toBe(variant)
    expect(productVariantAt(`${variant.path}/sac-casbah`)).toBe(variant)
  })

  it("refuses an address that is no product page", () => {
    expect(() => productVariantAt("/product-details-other")).toThrow("Not a product page: /product-details-other")
  })
})

describe("shownWithoutId", () => {
  it.each([
    ["/product-details-video", "film"],
    ["/product-details-countdown", "offer"],
    ["/product-details-swatches", "colours"],
    ["/product-details-list", "pictures"],
    ["/product-details-slider", "pictures"],
    ["/product-details-gallery", "pictures"],
  ])("chooses the product that %s is made for", (path, slug) => {
    expect(shownWithoutId(catalogue, productVariantAt(path), now)).toBe(slug)
  })

  it("chooses none where the shop has none, and none for the page that needs an id", () => {
    expect(shownWithoutId([product("plain")], productVariantAt("/product-details-video"), now)).toBeUndefined()
    expect(shownWithoutId(catalogue, productVariantAt("/product-details"), now)).toBeUndefined()
  })
})

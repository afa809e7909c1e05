import { expect, test } from "vitest"
import { plainListing } from "#core/catalogue/listing-query.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { menuCategories } from "../../api-client/aisles.ts"
import type { Category } from "../../api-client/content.ts"
import { stripCategories } from "./strip-categories.ts"

const image = {
  url: "/media/a.webp",
  width: 640,
  height: 640,
  alt: "Une enceinte",
  color: "#dbd6cf",
  sized: "/media/a-{w}.{f}",
  placeholder: "data:image/webp;base64,AAAA",
}
const category = (slug: string, productType: ProductType, more: Partial<Category> = {}): Category => ({
  documentId: slug,
  slug,
  title: slug,
  productType,
  parent: null,
  productCount: 2,
  image,
  ...more,
})
const categories = [
  category("audio", "electronics"),
  category("casques", "electronics", { parent: "audio" }),
  category("photo", "electronics", { productCount: 0 }),
  category("sacs", "fashion", { image: null }),
]
const slugs = (...productType: ProductType[]) =>
  stripCategories(categories, { ...plainListing, productType }).map(({ slug }) => slug)

test("shows the upper categories that have products, of the one universe that is chosen", () => {
  expect(slugs()).toEqual(["audio", "sacs"])
  expect(slugs("fashion")).toEqual(["sacs"])
  expect(slugs("fashion", "electronics")).toEqual(["audio", "sacs"])
})

test("writes no more of a category into a page than what is shown", () => {
  const [audio, bags] = stripCategories(categories, plainListing)
  expect(audio?.image).toEqual({ url: "/media/a-192.webp", color: image.color })
  expect(bags?.image).toBeNull()
  expect(menuCategories(categories)[0]).toEqual({
    slug: "audio",
    title: "audio",
    productType: "electronics",
    productCount: 2,
  })
})

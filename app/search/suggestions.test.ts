import { describe, expect, test } from "vitest"
import { productOf } from "#core/listing-test-data.ts"
import type { ProductType } from "#core/product.ts"
import type { Category } from "../content/content.ts"
import { suggestionsFor } from "./suggestions.ts"

function categoryOf(slug: string, title: string, productType: ProductType, productCount = 1): Category {
  return { documentId: slug, slug, title, productType, parent: null, productCount, image: null }
}

const categories = [
  categoryOf("audio", "Audio", "electronics"),
  categoryOf("sacs", "Sacs", "fashion"),
  categoryOf("bagues", "Bagues", "jewelry", 0),
]
const refs = (slug: string) => categories.filter((category) => category.slug === slug)
const products = [
  productOf({ id: 1, title: "Casque Aura", categories: refs("audio"), price: 2_520_000, lastPrice: 2_800_000 }),
  productOf({ id: 2, title: "Sac Casbah", productType: "fashion", categories: refs("sacs"), sellCount: 9 }),
  productOf({ id: 3, title: "Housse", shortDescription: "Pour un casque.", categories: refs("audio") }),
]
const catalogue = { products, categories }
const suggest = (search: string) => suggestionsFor(catalogue, new URLSearchParams(search))
const titles = (search: string) => suggest(search).products.map(({ title }) => title)

describe("suggestions", () => {
  test("are products named so first, with prices in dinars", () => {
    expect(titles("searchText=casque")).toEqual(["Casque Aura", "Housse"])
    expect(suggest("searchText=casque")).toMatchObject({
      total: 2,
      products: [{ price: 25_200, lastPrice: 28_000 }, {}],
    })
  })

  test("are categories named so that hold something", () => {
    expect(suggest("searchText=sac").categories.map(({ slug }) => slug)).toEqual(["sacs"])
    expect(suggest("searchText=bague").categories).toEqual([])
  })

  test("keep to the chosen universe", () => {
    expect(suggest("searchText=sac&productType=electronics")).toMatchObject({ categories: [], products: [], total: 0 })
  })

  test("forgive a typo and say so", () => {
    expect(suggest("searchText=csaque")).toMatchObject({ meant: "casque", total: 2 })
  })

  test("are the popular categories before anything is typed", () => {
    const { categories: popular, products: none } = suggest("searchText=")
    expect(popular.map(({ slug }) => slug)).toEqual(["sacs", "audio"])
    expect(none).toEqual([])
  })
})

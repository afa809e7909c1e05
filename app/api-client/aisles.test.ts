import { expect, it } from "vitest"
import { productTypes } from "#core/catalogue/product-type.ts"
import { namedUniverses } from "./aisles.ts"

it("menus name the universes that have categories, in their own order", () => {
  const categories = [{ productType: "jewelry" }, { productType: "electronics" }, { productType: "jewelry" }] as const
  expect(namedUniverses(categories)).toEqual(["electronics", "jewelry"])
})

it("menus name all universes while there is no category", () => {
  expect(namedUniverses([])).toEqual([...productTypes])
})

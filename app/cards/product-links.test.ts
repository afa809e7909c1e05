import { expect, test } from "vitest"
import { narrowestCategory, topCategory } from "./product-links.ts"

test("a card names the narrowest category, the breadcrumb the upper one: a tablet is no phone", () => {
  const categories = [
    { title: "Téléphones", parent: null },
    { title: "Tablettes", parent: "telephones" },
  ]
  expect(narrowestCategory({ categories })?.title).toBe("Tablettes")
  expect(topCategory({ categories })?.title).toBe("Téléphones")
  expect(narrowestCategory({ categories: categories.slice(0, 1) })?.title).toBe("Téléphones")
  expect(narrowestCategory<{ title: string; parent: string | null }>({ categories: [] })).toBeUndefined()
})

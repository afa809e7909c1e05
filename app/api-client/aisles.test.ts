import { expect, it } from "vitest"
import { defaultUniverses, shownUniverses } from "#core/catalogue/universe.ts"
import { namedUniverses } from "./aisles.ts"

const universes = shownUniverses(
  [
    { slug: "jardin", name: { fr: "Jardin", ar: "", en: "" }, hidden: false },
    ...defaultUniverses.map((one) => ({ ...one, hidden: one.slug === "beauty" })),
  ],
  "en",
  "fr",
)
const named = (...types: string[]) =>
  namedUniverses(
    universes,
    types.map((productType) => ({ productType })),
  ).map(({ name }) => name)

it("menus name the universes that have categories, in the shop's order", () => {
  expect(named("jewelry", "electronics", "jardin", "jewelry")).toEqual(["Jardin", "Electronics", "Jewelry"])
})

it("menus name none that is hidden or without categories", () => {
  expect(named("beauty", "fashion")).toEqual(["Fashion"])
  expect(named()).toEqual([])
})

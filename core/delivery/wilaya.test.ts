import { expect, it } from "vitest"
import { findNamedPlace } from "./wilaya.ts"

const akbou = { name: "Akbou", namear: "أقبو" }
const places = [{ name: "Amizour", namear: "أميزور" }, akbou]

it("finds a place by either of its names, and by nothing else", () => {
  expect(findNamedPlace(places, "Akbou")).toBe(akbou)
  expect(findNamedPlace(places, "أقبو")).toBe(akbou)
  for (const name of ["", "akbou", "Akbou ", "Kouba"]) expect(findNamedPlace(places, name)).toBeUndefined()
})

import { expect, it } from "vitest"
import { foldStaffName, isReservedName } from "./staff-name.ts"

it.each(["shopper", "SHOPPER", " S-h.o p p e r ", "Systeme", "sýstem", "ﺍﻟﺰﺑﻮﻥ", "الزّبون", "hanout", "—", "\u200b"])(
  "keeps %s for others",
  (name) => {
    expect(isReservedName(name)).toBe(true)
  },
)

it.each(["Karima", "Clientèle Sud", "Nassim", "زينب", "Systema Ben Ali", "42"])(
  "lets %s be somebody's name",
  (name) => {
    expect(isReservedName(name)).toBe(false)
  },
)

it.each([
  ["Karima B.", "karima  b"],
  ["Renée", "RENEE"],
  ["أحمد", "احمد"],
  ["فاطمة", "فاطمه"],
  ["زَيْنَب", "زينـب"],
  ["Amine 2", "Amine ٢"],
  ["𝐊arima", "Karima"],
])("reads %s and %s as one name", (one, other) => {
  expect(foldStaffName(one)).toBe(foldStaffName(other))
})

it("reads other names as others", () => {
  const names = ["Karima", "Karim", "Karima 2", "كريمة", "كريم"]
  expect(new Set(names.map(foldStaffName)).size).toBe(names.length)
})

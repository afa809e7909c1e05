import { describe, expect, it } from "vitest"
import { orderSearchText, readOrderSearch } from "./order-search.ts"

describe("readOrderSearch", () => {
  it.each([
    ["HN-26-000123", { words: [], id: 123, numberOnly: true }],
    ["hn 26 123", { words: [], id: 123, numberOnly: true }],
    ["000123", { words: ["000123"], id: 123, numberOnly: false }],
    ["0550 11 22 33", { words: ["0550112233"], id: null, numberOnly: false }],
    ["+213 (0)550-11.22.33", { words: ["0550112233"], id: null, numberOnly: false }],
    ["٠٥٥٠١١٢٢٣٣", { words: ["0550112233"], id: 550112233, numberOnly: false }],
    [" Béa  HÂDDAD ", { words: ["bea", "haddad"], id: null, numberOnly: false }],
    ["", { words: [], id: null, numberOnly: false }],
  ])("reads %j", (typed, search) => {
    expect(readOrderSearch(typed)).toEqual(search)
  })
})

describe("orderSearchText", () => {
  const person = { firstname: "Amélie", lastname: "Ben  Saïd", mobile: "0550112233", tracking: null }

  it("holds phone, tracking number and names, folded", () => {
    expect(orderSearchText(person)).toBe("0550112233 amelie ben said")
    expect(orderSearchText({ ...person, tracking: "YAL-1A" })).toBe("0550112233 yal-1a amelie ben said")
  })

  it("is never longer than an index can hold, however a name unfolds", () => {
    expect(orderSearchText({ ...person, firstname: "\uFDFA".repeat(80) })).toHaveLength(200)
  })
})

it("keeps no half of a sign where it cuts a text", () => {
  for (const name of ["ﷺ".repeat(10) + "😀".repeat(30), "😀".repeat(40)])
    for (const mobile of ["0550112233", "05501122334"])
      expect(orderSearchText({ firstname: name, lastname: name, mobile, tracking: null }).isWellFormed()).toBe(true)
})

import { describe, expect, it } from "vitest"
import { spellingsOfPhone } from "../customers/testing/phone-spellings.ts"
import { orderSearchText, readOrderSearch } from "./order-search.ts"

describe("readOrderSearch", () => {
  it.each([
    ["HN-26-000123", { words: [], id: 123, numberOnly: true }],
    ["hn 26 123", { words: [], id: 123, numberOnly: true }],
    ["\u200eHN-26-000123", { words: [], id: 123, numberOnly: true }],
    ["n° HN–٢٦–٠٠٠١٢٣–k7qx", { words: [], id: 123, numberOnly: true }],
    ["\u202b0550112233\u202c", { words: ["0550112233"], id: 550112233, numberOnly: false }],
    ["+213 550 11", { words: ["055011"], id: null, numberOnly: false }],
    ["22 33 44 55", { words: ["22334455"], id: null, numberOnly: false }],
    ["HN", { words: ["hn"], id: null, numberOnly: false }],
    ["YAL-31A", { words: ["yal-31a"], id: null, numberOnly: false }],
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

describe("a search for a phone", () => {
  const spellings = spellingsOfPhone("0550112233")
  const finds = (typed: string, mobile: string) => {
    const text = orderSearchText({ firstname: "Ali", lastname: "Ben", mobile, tracking: null })
    return readOrderSearch(typed).words.every((word) => text.includes(word))
  }

  it.each(spellings)("finds the order of %j, and that with %j finds it", (spelling) => {
    expect(finds("0550112233", spelling)).toBe(true)
    expect(finds(spelling, "0550112233")).toBe(true)
    expect(finds("0550112234", spelling)).toBe(false)
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

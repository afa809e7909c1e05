import { expect, test } from "vitest"
import { cleanFilters, isSameListState, type ListState, readListState, writeListState } from "./list-state.ts"

const initial: ListState = { page: 1, perPage: 25, sort: "createdAt", order: "DESC", filter: {} }

test("the address shows what it was written from", () => {
  const state: ListState = { page: 3, perPage: 50, sort: "name", order: "ASC", filter: { q: "a&b=é", status: ["new"] } }
  expect(readListState(writeListState(state), undefined, initial)).toEqual(state)
})

test("a link with filters alone begins at the first page, in the initial order", () => {
  const search = `?filter=${encodeURIComponent(JSON.stringify({ brand: ["noor"] }))}`
  expect(readListState(search, { ...initial, page: 9 }, initial)).toEqual({ ...initial, filter: { brand: ["noor"] } })
})

test("without an address the list is as it was left, and as at first where it never was", () => {
  const left: ListState = { ...initial, filter: { status: ["new", "shipped"] }, sort: "total", order: "ASC" }
  expect(readListState("", left, initial)).toEqual(left)
  expect(readListState("", undefined, initial)).toEqual(initial)
})

test.each([
  ["?page=0&perPage=100000&sort=&order=sideways&filter=%7Bbroken", "an address that nobody wrote"],
  ["?page=1.5&perPage=-1&filter=[1]", "numbers that are none"],
])("%s: %s stands for the initial state", (search) => {
  expect(readListState(search, undefined, initial)).toEqual(initial)
})

test.each([[null], ["text"], [[1]], [{ page: {}, filter: "x", sort: 7 }]])("the storage may hold %j", (stored) => {
  expect(readListState("", stored, initial)).toEqual(initial)
})

test("an order without a field to sort by is none", () => {
  expect(readListState("?order=ASC", undefined, initial).order).toBe("DESC")
})

test("filters keep texts and lists of texts, without the empty ones", () => {
  const given = { q: "", status: [], wilaya: [16, "31", {}], risk: 1, released: true, agent: null, product: { a: 1 } }
  expect(cleanFilters(given)).toEqual({ wilaya: ["16", "31"], risk: "1", released: "true" })
})

test("tells states that show other rows apart", () => {
  expect(isSameListState(initial, { ...initial })).toBe(true)
  expect(isSameListState(initial, { ...initial, filter: { q: "a" } })).toBe(false)
})

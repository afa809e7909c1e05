import { expect, test } from "vitest"
import { readSearches, withSearch } from "./recent-searches.ts"

test("a search goes to the head of the list and stands there once", () => {
  expect(withSearch(["sac", "casque"], "Casque")).toEqual(["Casque", "sac"])
})

test("five searches are kept", () => {
  expect(withSearch(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"])
})

test("a damaged list is read as far as it can be", () => {
  expect(readSearches('["sac", 3, null, "", "casque"]')).toEqual(["sac", "casque"])
  expect(readSearches("[")).toEqual([])
  expect(readSearches(null)).toEqual([])
})

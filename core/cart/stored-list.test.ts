import fc from "fast-check"
import { expect, test } from "vitest"
import { readStoredList, storedFields } from "./stored-list.ts"

const readText = (value: unknown) => (typeof value === "string" ? value : undefined)

test("drops foreign content item by item", () => {
  expect(readStoredList('["a", 1, null, {"b": 2}, ["c"], "d"]', readText)).toEqual(["a", "d"])
})

test.each([null, "", "{", "null", "3", '"a"', '{"0":"a","length":1}'])("reads nothing out of %j", (text) => {
  expect(readStoredList(text, readText)).toEqual([])
})

test("looks at objects only", () => {
  expect(storedFields({ a: 1 })).toEqual({ a: 1 })
  for (const value of [null, undefined, [], "a", 1]) expect(storedFields(value)).toBeUndefined()
})

test("never throws, whatever is stored", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStoredList(text, readText)).toBeInstanceOf(Array)
    }),
  )
})

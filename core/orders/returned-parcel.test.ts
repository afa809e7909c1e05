import { expect, test } from "vitest"
import { sortReturned, withLineIds } from "./returned-parcel.ts"

test("a parcel's condition is that of every line, but for those that came back otherwise", () => {
  expect(sortReturned([1, 2], { condition: null, lines: [] })).toEqual([[null, [1, 2]]])
  expect(sortReturned([1, 2], { condition: "parcel-damaged", lines: [] })).toEqual([["returned-damaged", [1, 2]]])
  const lines = [
    { id: 2, condition: "parcel-damaged" },
    { id: 3, condition: "parcel-missing" },
  ] as const
  expect(sortReturned([1, 2, 3, 4], { condition: "parcel-good", lines })).toEqual([
    ["returned-damaged", [2]],
    ["returned-missing", [3]],
    [null, [1, 4]],
  ])
  expect(sortReturned([1, 2], { condition: "parcel-missing", lines: [{ id: 1, condition: "parcel-good" }] })).toEqual([
    ["returned-missing", [2]],
    [null, [1]],
  ])
})
test("names the lines of a change otherwise, and leaves out those that are not there", () => {
  const details = { lines: [{ id: 7, condition: "parcel-damaged" }, { id: 8 }], other: 1 }
  expect(withLineIds(details, (id) => (id === 7 ? 0 : undefined))).toEqual({
    lines: [{ id: 0, condition: "parcel-damaged" }],
    other: 1,
  })
  expect(withLineIds({ into: 3 }, () => undefined)).toEqual({ into: 3 })
})

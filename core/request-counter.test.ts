import { expect, test } from "vitest"
import { requestCounter } from "./request-counter.ts"

const limit = { seconds: 60, max: 2 }
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))

test("rejects what is too many, and starts again with the next window", () => {
  const counter = requestCounter(10)
  expect([1, 2].map((second) => counter.count("a", limit, at(second)))).toEqual([null, null])
  expect(counter.isFull("a", limit, at(15))).toBe(45)
  expect(counter.count("a", limit, at(20))).toBe(40)
  expect(counter.count("b", limit, at(20))).toBeNull()
  expect(counter.count("a", limit, at(60))).toBeNull()
})

test("holds no more keys than it may, and drops the least recently counted", () => {
  const counter = requestCounter(2)
  for (const key of ["a", "a", "b", "a", "c"]) counter.count(key, limit, at(0))
  expect(["a", "c"].map((key) => counter.isFull(key, { ...limit, max: 1 }, at(0)) !== null)).toEqual([true, true])
  expect(counter.isFull("b", { ...limit, max: 1 }, at(0))).toBeNull()
})

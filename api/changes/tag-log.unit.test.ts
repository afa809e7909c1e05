import { expect, it } from "vitest"
import { createTagLog } from "./tag-log.ts"

it("tells which tags came after a position, each once", () => {
  const log = createTagLog(10)
  log.add(["posts"])
  const position = log.position()
  log.add(["coupons", "pages", "coupons"])
  expect(log.since(position)).toEqual(["coupons", "pages"])
  expect(log.since(log.position())).toEqual([])
  expect(log.hasChanged(["posts"], position)).toBe(false)
  expect(log.hasChanged(["posts", "pages"], position)).toBe(true)
  expect(log.hasChanged(["pages"], log.position())).toBe(false)
})

it("takes every tag for changed after `all`", () => {
  const log = createTagLog(10)
  log.add(["all"])
  expect(log.hasChanged([], 0)).toBe(true)
  expect(log.hasChanged([], log.position())).toBe(false)
})

it("takes everything for changed since a position that is not remembered, or not its own", () => {
  const log = createTagLog(3)
  log.add(["posts", "pages", "coupons", "shelf"])
  expect(log.since(0)).toBeUndefined()
  expect(log.hasChanged(["menu"], 0)).toBe(true)
  expect(log.since(1)).toEqual(["pages", "coupons", "shelf"])
  expect(log.hasChanged(["posts"], 1)).toBe(false)
  expect([log.since(9), log.since(Number.NaN)]).toEqual([undefined, undefined])
})

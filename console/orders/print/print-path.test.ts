import { expect, test } from "vitest"
import { printParts } from "./print-path.ts"

const idsOf = (to: string | undefined) => new URL(to ?? "", "http://shop.test").searchParams.get("ids")?.split(",")

test("every selected order is in one print, a hundred at most in each", () => {
  const ids = Array.from({ length: 250 }, (_, n) => `order-${n}`)
  const parts = printParts(ids, "invoice")
  expect(parts.map(({ first, last }) => [first, last])).toEqual([
    [1, 100],
    [101, 200],
    [201, 250],
  ])
  expect(parts.flatMap(({ to }) => idsOf(to))).toEqual(ids)
  expect(parts[0]?.to).toMatch(/^\/print\?.*document=invoice/)
  expect(printParts([], "slip")).toEqual([])
})

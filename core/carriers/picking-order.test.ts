import { expect, it } from "vitest"
import { pickingKey } from "./picking-order.ts"

const line = (sku: string, quantity = 1, color: string | null = null) => ({ sku, quantity, color, size: null })

it("puts orders of the same goods together, those of one article first", () => {
  const orders = {
    two: [line("A"), line("B")],
    b: [line("B")],
    a10: [line("A", 10)],
    a2: [line("A", 2)],
    aRed: [line("A", 1, "Rouge")],
    twoAgain: [line("B"), line("A")],
  }
  const sorted = Object.entries(orders)
    .toSorted(([, one], [, other]) => (pickingKey(one) < pickingKey(other) ? -1 : 1))
    .map(([name]) => name)
  expect(sorted.slice(0, 4)).toEqual(["a2", "a10", "aRed", "b"])
  expect(pickingKey(orders.two)).toBe(pickingKey(orders.twoAgain))
})

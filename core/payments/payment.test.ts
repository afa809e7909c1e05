import { expect, it } from "vitest"
import { amountToCollect, mayPay } from "./payment.ts"

it.each([
  [1000, 0, 1000],
  [1000, 400, 600],
  [1000, 1000, 0],
  // An order that became cheaper after it was paid.
  [900, 1000, 0],
])("of %i with %i paid, %i is to collect", (total, paid, left) => {
  expect(amountToCollect({ total, paid })).toBe(left)
})

const order = { status: "new", deliveryPrice: 0, total: 1000, paid: 0 } as const
it.each([
  ["a new one", order, true],
  ["one that is half paid", { ...order, paid: 500 }, true],
  ["one that is paid", { ...order, paid: 1000 }, false],
  ["one whose delivery is agreed by phone", { ...order, deliveryPrice: null }, false],
  ["one whose parcel is prepared", { ...order, status: "preparing" }, false],
  ["a cancelled one", { ...order, status: "cancelled" }, false],
] as const)("tells whether %s may be paid", (_, one, may) => {
  expect(mayPay(one)).toBe(may)
})

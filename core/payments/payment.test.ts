import { expect, it } from "vitest"
import { amountToCollect, amountToGiveBack, dinarsToCollect, isToCollect, mayPay } from "./payment.ts"

it.each([
  [1000, 0, 1000],
  [1000, 400, 600],
  [1000, 1000, 0],
  // An order that became cheaper after it was paid.
  [900, 1000, 0],
])("of %i with %i paid, %i is to collect", (total, paid, left) => {
  expect(amountToCollect({ total, paid })).toBe(left)
})

it("tells carriers whole dinars", () => {
  expect(dinarsToCollect({ total: 450_000, paid: 100_050 })).toBe(3500)
  expect(dinarsToCollect({ total: 450_000, paid: 449_990 })).toBe(0)
})

it.each([
  ["nothing of one that is paid in full", { paid: 1000, received: 1000 }, 0],
  ["what is paid too much", { paid: 1200, received: 1200 }, 200],
  ["what came after the parcel", { paid: 0, received: 1000 }, 1000],
  ["both of them", { paid: 1200, received: 1700 }, 700],
  ["all of a cancelled one", { status: "cancelled", paid: 400, received: 400 }, 400],
  ["all of a returned one", { status: "returned", paid: 1000, received: 1500 }, 1500],
] as const)("gives back %s", (_, one, amount) => {
  expect(amountToGiveBack({ status: "confirmed", total: 1000, ...one })).toBe(amount)
})

it.each([
  ["one in the shop", { status: "new" }, true],
  ["a delivered one", { status: "delivered" }, true],
  ["a delivered one whose money the shop has", { status: "delivered", isCashed: true }, false],
  ["one that is paid", { status: "confirmed", paid: 1000 }, false],
  ["one on its way back", { status: "returning" }, false],
  ["a cancelled one", { status: "cancelled" }, false],
] as const)("tells whether something of %s is to be collected", (_, one, is) => {
  expect(isToCollect({ total: 1000, paid: 0, isCashed: false, ...one })).toBe(is)
})

const order = { status: "new", deliveryPrice: 0, takesPayments: true, total: 1000, paid: 0 } as const
it.each([
  ["a new one", order, true],
  ["one that is half paid", { ...order, paid: 500 }, true],
  ["one that is paid", { ...order, paid: 1000 }, false],
  ["one whose delivery is agreed by phone", { ...order, deliveryPrice: null }, false],
  ["one that a carrier was told of", { ...order, status: "confirmed", takesPayments: false }, false],
  ["one whose parcel is prepared", { ...order, status: "preparing" }, false],
  ["a cancelled one", { ...order, status: "cancelled" }, false],
] as const)("tells whether %s may be paid", (_, one, may) => {
  expect(mayPay(one)).toBe(may)
})

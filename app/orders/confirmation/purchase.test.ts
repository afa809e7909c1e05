import { expect, test } from "vitest"
import { toPurchase } from "./purchase.server.ts"

const order = { token: "abc", amount: 2_520_000, discount: 20_000, createdAt: "2026-11-20T10:00:00.000Z" }

test("an order is told by the hash of its token and by what its goods cost", () => {
  // The digest is that of "abc" in FIPS 180-4.
  expect(toPurchase(order, Date.parse("2026-11-20T10:05:00Z"))).toEqual({
    eventId: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    value: 25_000,
  })
})

test("an order of last week is not told", () => {
  expect(toPurchase(order, Date.parse("2026-11-27T10:00:00Z"))).toBeNull()
})

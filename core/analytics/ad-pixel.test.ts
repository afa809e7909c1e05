import { expect, test } from "vitest"
import { isFreshOrder, pageView, purchaseEvent, withPurchase } from "./ad-pixel.ts"

test("a purchase has value, currency and the id of its order", () => {
  expect(purchaseEvent({ eventId: "a1", value: 25_200 })).toEqual({
    name: "Purchase",
    values: { value: 25_200, currency: "DZD" },
    eventID: "a1",
  })
  expect(pageView("/ar/shop")).toEqual({ name: "PageView", values: { page: "/ar/shop" } })
})

test("an order is entered once, and the oldest of many are forgotten", () => {
  expect(withPurchase(null, "a")).toBe("a")
  expect(withPurchase("", "a")).toBe("a")
  expect(withPurchase("a", "b")).toBe("a b")
  expect(withPurchase("a b", "a")).toBeNull()
  const many = Array.from({ length: 20 }, (_, n) => `n${n}`)
  expect(withPurchase(many.join(" "), "a")).toBe([...many.slice(1), "a"].join(" "))
})

test("an order is told within a day of it", () => {
  const createdAt = "2026-11-20T10:00:00.000Z"
  expect(isFreshOrder(createdAt, Date.parse("2026-11-21T09:59:59.999Z"))).toBe(true)
  expect(isFreshOrder(createdAt, Date.parse("2026-11-21T10:00:00.000Z"))).toBe(false)
})

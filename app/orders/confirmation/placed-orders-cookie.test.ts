import { expect, it } from "vitest"
import { askedCookie, isRepeat, placedHere, placedOrderCookie } from "./placed-orders-cookie.server.ts"

const at = Date.parse("2026-11-20T10:00:00Z")
const minute = 60_000
const order = { eventId: "event-1", goods: "1 casque-aura 0550010203", key: "key-1", at }

function visit(set = "", origin = "https://shop.example") {
  return new Request(`${origin}/confirmation-commande`, { headers: { cookie: `a=b; ${set.split(";", 1)[0]}` } })
}

it("is a cookie of a day that no script reads, no other site sends and no neighbour under the domain sets", () => {
  const set = placedOrderCookie(visit(), order)
  expect(set).toMatch(/^__Host-hanout-placed=[0-9a-z.]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure$/)
  expect(set).not.toMatch(/event|casque|0550|key-/)
  expect(placedOrderCookie(visit("", "http://shop.example"), order)).toMatch(/^hanout-placed=[^;]+; .*Max-Age=86400$/)
  expect(placedHere(visit(set.slice("__Host-".length)), "event-1", at)).toBe(false)
})

it("knows the orders that the browser placed within a day, and those of no other browser", () => {
  const set = placedOrderCookie(visit(), order)
  const next = placedOrderCookie(visit(set), { ...order, eventId: "event-2", at: at + minute })
  expect([placedHere(visit(set), "event-1", at), placedHere(visit(next), "event-1", at + minute)]).toEqual([true, true])
  expect(placedHere(visit(next), "event-2", at + minute)).toBe(true)
  expect(placedHere(visit(next), "event-3", at + minute)).toBe(false)
  expect(placedHere(visit(), "event-1", at)).toBe(false)
  expect(placedHere(visit(set), "event-1", at + 24 * 60 * minute)).toBe(false)
})

it("asks about the same of a moment ago under another key, until it was asked", () => {
  const cookie = placedOrderCookie(visit(), order)
  const [same, other] = [
    { goods: order.goods, key: "key-1" },
    { goods: order.goods, key: "key-2" },
  ]
  expect(isRepeat(visit(cookie), same, at + minute)).toBe(false)
  expect(isRepeat(visit(cookie), other, at + minute)).toBe(true)
  expect(isRepeat(visit(cookie), { ...other, goods: "2 casque-aura 0550010203" }, at + minute)).toBe(false)
  expect(isRepeat(visit(cookie), other, at + 10 * minute)).toBe(false)
  expect(isRepeat(visit(askedCookie(visit(cookie), other, at + minute)), other, at + 2 * minute)).toBe(false)
})

it("stays small however many orders are placed, and takes no malformed cookie", () => {
  let set = ""
  for (let n = 0; n < 50; n += 1) set = placedOrderCookie(visit(set), { ...order, eventId: `event-${n}` })
  expect(set.length).toBeLessThan(700)
  expect(placedHere(visit(set), "event-49", at)).toBe(true)
  for (const text of ["~~~", "x.y.z.1", `${"a".repeat(5000)}`, "%0d%0a"])
    expect(placedHere(visit(`__Host-hanout-placed=${text}`), "event-1", at)).toBe(false)
})

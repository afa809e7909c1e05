import { describe, expect, it } from "vitest"
import { type OrderTry, orderPlaced, tryToOrder, withoutTry } from "./order-try.ts"

const now = Date.parse("2026-03-01T10:00:00Z")
const minute = 60_000
const attempt = (goods: string, at = now, newKey = "new") => ({ form: "checkout", goods, now: at, newKey })
const open: OrderTry[] = [{ form: "checkout", key: "k1", placed: null, at: now }]

describe("tryToOrder", () => {
  it("begins with a new key", () => {
    expect(tryToOrder([], attempt("lamp"))).toEqual({
      tries: [{ form: "checkout", key: "new", placed: null, at: now }],
      key: "new",
    })
  })

  it("keeps the key until the order is placed, whatever is changed meanwhile", () => {
    expect(tryToOrder(open, attempt("lamp", now + 60 * minute)).key).toBe("k1")
    expect(tryToOrder(open, attempt("two lamps", now + 60 * minute)).key).toBe("k1")
  })

  it("sends the same again under the same key for ten minutes after it was placed", () => {
    const placed = orderPlaced(open, "k1", "lamp", now)
    expect(tryToOrder(placed, attempt("lamp", now + 9 * minute)).key).toBe("k1")
    expect(tryToOrder(placed, attempt("lamp", now + 10 * minute)).key).toBe("new")
  })

  it("orders something else under another key", () => {
    expect(tryToOrder(orderPlaced(open, "k1", "lamp", now), attempt("ring", now + minute)).key).toBe("new")
  })

  it("gives a key up after a day, and a time that lies ahead", () => {
    expect(tryToOrder(open, attempt("lamp", now + 24 * 60 * minute)).key).toBe("new")
    expect(tryToOrder(open, attempt("lamp", now - minute)).key).toBe("new")
  })

  it("leaves the tries of other forms alone while they are open", () => {
    const others: OrderTry[] = [
      { form: "lamp", key: "k2", placed: null, at: now },
      { form: "ring", key: "k3", placed: "ring", at: now - 11 * minute },
    ]
    expect(tryToOrder([...others, ...open], attempt("lamp"))).toEqual({
      tries: [...others.slice(0, 1), ...open],
      key: "k1",
    })
  })
})

it("starts again after a key was given up", () => {
  expect(tryToOrder(withoutTry(open, "k1"), attempt("lamp")).key).toBe("new")
})

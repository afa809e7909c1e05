import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { givesBack, mayBecome, type OrderStatus, onceConfirmed, orderStatuses, statusesAfter } from "./order-status.ts"

/** Every way that an order may take, as choices among the states that follow. */
const paths = fc.array(fc.nat(), { maxLength: 40 }).map((choices) => {
  const path: OrderStatus[] = ["new"]
  for (const choice of choices) {
    const next = statusesAfter(path.at(-1) ?? "new")
    const status = next[choice % Math.max(1, next.length)]
    if (!status) break
    path.push(status)
  }
  return path
})

describe("the table of statuses", () => {
  it("gives stock back once at most on every path, and ends there", () => {
    fc.assert(
      fc.property(paths, (path) => {
        const back = path.filter(givesBack)
        expect(back.length).toBeLessThanOrEqual(1)
        if (back.length === 1) expect(path.at(-1)).toBe(back[0])
      }),
      { numRuns: 2000 },
    )
  })

  it("never cancels what has shipped: the parcel has to come back", () => {
    fc.assert(
      fc.property(paths, (path) => {
        const shipped = path.indexOf("shipped")
        if (shipped >= 0) expect(path.slice(shipped)).not.toContain("cancelled")
      }),
      { numRuns: 2000 },
    )
  })

  it("leads from new to every state", () => {
    const reached = new Set<OrderStatus>(["new"])
    for (const status of reached) for (const next of statusesAfter(status)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
  })

  it("knows the states that are reached through confirmed alone, and cancelled the one on both sides of it", () => {
    const before = new Set<OrderStatus>(["new"])
    for (const status of before) {
      for (const next of statusesAfter(status)) if (next !== "confirmed") before.add(next)
    }
    expect(orderStatuses.filter((status) => !before.has(status))).toEqual(onceConfirmed)
    expect([...before].toSorted()).toEqual(["cancelled", "new", "to-call-again"])
    expect(onceConfirmed.some((status) => mayBecome(status, "cancelled"))).toBe(true)
  })

  it.each<[OrderStatus, OrderStatus[]]>([
    ["new", ["to-call-again", "confirmed", "cancelled"]],
    ["to-call-again", ["to-call-again", "confirmed", "cancelled"]],
    ["confirmed", ["to-call-again", "preparing", "cancelled"]],
    ["preparing", ["confirmed", "shipped", "cancelled"]],
    ["shipped", ["delivered", "returning"]],
    ["delivered", ["returning"]],
    ["returning", ["returned"]],
    ["returned", []],
    ["cancelled", []],
  ])("lets %s become %j and nothing else", (from, allowed) => {
    expect(orderStatuses.filter((to) => mayBecome(from, to)).toSorted()).toEqual(allowed.toSorted())
  })
})

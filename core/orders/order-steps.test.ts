import { describe, expect, test } from "vitest"
import type { OrderStatus } from "./order-status.ts"
import { orderSteps } from "./order-steps.ts"

const stepsOf = (...statuses: OrderStatus[]) => {
  const history = statuses.map((status, index) => ({ status, at: `2026-11-2${index + 1}` }))
  const steps = orderSteps({ status: statuses.at(-1) ?? "new", history })
  return steps.map(({ status, at, state }) => `${status} ${state} ${at?.slice(-2) ?? "–"}`)
}

describe("the steps of an order", () => {
  test("begin with the order", () => {
    const rest = ["confirmed next –", "preparing next –", "shipped next –", "delivered next –"]
    expect(stepsOf("new")).toEqual(["new now 21", ...rest])
    expect(stepsOf("new", "to-call-again", "to-call-again")).toEqual(["new now 21", ...rest])
  })

  test("go on to the delivery", () => {
    expect(stepsOf("new", "confirmed", "preparing", "shipped", "delivered")).toEqual([
      ...["new done 21", "confirmed done 22", "preparing done 23", "shipped done 24", "delivered now 25"],
    ])
  })

  test("take back what was taken back", () => {
    expect(stepsOf("new", "confirmed", "preparing", "confirmed")).toEqual([
      ...["new done 21", "confirmed now 24", "preparing next –", "shipped next –", "delivered next –"],
    ])
  })

  test("end where the order ended", () => {
    expect(stepsOf("new", "confirmed", "cancelled")).toEqual(["new done 21", "confirmed done 22", "cancelled now 23"])
    expect(stepsOf("new", "confirmed", "preparing", "shipped", "returning")).toEqual([
      ...["new done 21", "confirmed done 22", "preparing done 23", "shipped done 24"],
      ...["returning now 25", "returned next –"],
    ])
  })
})

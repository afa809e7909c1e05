import { expect, it } from "vitest"
import { canBeTrial, type TrialFacts } from "./sample-clearing.ts"

const placed: TrialFacts = { status: "new", carrier: null, tracking: null, exportedAt: null, shopperId: null }

it("takes an order for a trial until it is packed", () => {
  expect(canBeTrial(placed)).toBe(true)
  expect(canBeTrial({ ...placed, status: "confirmed" })).toBe(true)
  expect(canBeTrial({ ...placed, status: "cancelled" })).toBe(true)
  expect(canBeTrial({ ...placed, status: "preparing" })).toBe(false)
  expect(canBeTrial({ ...placed, status: "delivered" })).toBe(false)
})

it("takes no order for a trial that a carrier or an account has", () => {
  expect(canBeTrial({ ...placed, carrier: "yalidine" })).toBe(false)
  expect(canBeTrial({ ...placed, tracking: "yal-1" })).toBe(false)
  expect(canBeTrial({ ...placed, exportedAt: "2026-11-21T09:00:00.000Z" })).toBe(false)
  expect(canBeTrial({ ...placed, shopperId: "somebody" })).toBe(false)
})

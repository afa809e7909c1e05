import { expect, test } from "vitest"
import { orderRisk, type RiskFacts } from "./order-risk.ts"

const plain: RiskFacts = {
  mobile: "0550010203",
  seconds: 40,
  maxUnits: 1,
  recentOfPhone: 0,
  recentOfNetwork: 0,
  holdsStock: true,
  cancelled: 0,
  returned: 0,
}

test.each<[Partial<RiskFacts>, string[]]>([
  [{}, []],
  [{ seconds: null }, []],
  [{ mobile: "021 23 45 67" }, ["odd-phone"]],
  [{ seconds: 1.9 }, ["fast-fill"]],
  [{ seconds: 2 }, []],
  [{ recentOfPhone: 2, recentOfNetwork: 59, cancelled: 1, maxUnits: 9 }, []],
  [{ recentOfPhone: 3 }, ["many-from-phone"]],
  [{ recentOfNetwork: 60 }, ["many-from-network"]],
  [{ holdsStock: false }, ["many-units-from-network"]],
  [{ cancelled: 2, returned: 1 }, ["earlier-cancelled", "earlier-returned"]],
  [{ maxUnits: 10, seconds: 0 }, ["fast-fill", "large-quantity"]],
])("%j is marked %j", (change, reasons) => {
  expect(orderRisk({ ...plain, ...change })).toEqual(reasons)
})

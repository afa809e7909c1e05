import { expect, test } from "vitest"
import { nextSteps } from "./next-steps.ts"

const now = { settled: 40, turnover: 0, cashed: 0, confirmationRate: 0.8 }
const none = { now, products: [], wilayas: [] }
const product = (slug: string, delivered: number, sentBack: number) => ({ slug, title: slug, delivered, sentBack })
const wilaya = (code: number, delivered: number, sentBack: number) => ({ code, delivered, sentBack })

test("good figures ask for nothing", () => {
  expect(nextSteps({ ...none, products: [product("a", 9, 1)], wilayas: [wilaya(16, 9, 2)] })).toEqual([])
})

test("few parcels say nothing", () => {
  expect(nextSteps({ ...none, products: [product("a", 0, 4)], wilayas: [wilaya(16, 0, 4)] })).toEqual([])
})

test("the money comes first, then calls, then what comes back most", () => {
  const steps = nextSteps({
    now: { ...now, turnover: 90_000, cashed: 60_000, confirmationRate: 0.4 },
    products: [product("a", 3, 2), product("b", 2, 3)],
    wilayas: [wilaya(16, 6, 3), wilaya(31, 3, 3)],
  })
  expect(steps).toEqual([
    { kind: "cash", amount: 30_000 },
    { kind: "confirmation", share: 0.4 },
    { kind: "product", slug: "b", title: "b", share: 0.6 },
    { kind: "wilaya", code: 31, share: 0.5 },
  ])
})

test("a share counts from its limit on: returns at it, confirmations below it", () => {
  const kinds = (figures: Partial<Parameters<typeof nextSteps>[0]>) =>
    nextSteps({ ...none, ...figures }).map(({ kind }) => kind)
  expect(kinds({ products: [product("a", 15, 5)] })).toEqual(["product"])
  expect(kinds({ products: [product("a", 16, 5)] })).toEqual([])
  expect(kinds({ wilayas: [wilaya(16, 13, 7)] })).toEqual(["wilaya"])
  expect(kinds({ wilayas: [wilaya(16, 14, 7)] })).toEqual([])
  expect(kinds({ now: { ...now, confirmationRate: 0.59 } })).toEqual(["confirmation"])
  expect(kinds({ now: { ...now, confirmationRate: 0.6 } })).toEqual([])
  expect(kinds({ now: { ...now, settled: 4, confirmationRate: 0.1 } })).toEqual([])
})

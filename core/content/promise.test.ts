import { expect, test } from "vitest"
import { promiseMessage, promisesOf } from "./promise.ts"

const nothing = {
  promisesCash: false,
  promisesOpening: false,
  promisesCall: false,
  exchangeDays: 0,
  returnPayer: "shopper" as const,
  warrantyMonths: 0,
}

test("nothing is promised that the merchant has not chosen", () => {
  expect(promisesOf(nothing)).toEqual([])
  expect(promisesOf({ ...nothing, promisesOpening: true })).toEqual([{ kind: "opening" }])
})

test("an exchange says who pays the return", () => {
  const messages = (facts: object) => promisesOf({ ...nothing, ...facts }).map(promiseMessage)
  expect(messages({ exchangeDays: 7 })).toEqual([{ name: "exchangeByShopper", n: 7 }])
  expect(messages({ exchangeDays: 7, returnPayer: "shop" })).toEqual([{ name: "exchangeByShop", n: 7 }])
  expect(messages({ warrantyMonths: 12, promisesCall: true })).toEqual([
    { name: "warranty", n: 12 },
    { name: "call", n: 0 },
  ])
})

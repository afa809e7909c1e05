import { describe, expect, it } from "vitest"
import { type CarrierRule, matchesRule, rankAccounts } from "./carrier-rule.ts"

const any: CarrierRule = {
  wilayas: [],
  delivery: null,
  profile: null,
  minTotal: null,
  maxTotal: null,
  choice: "account",
  account: "noest",
}
const profiles = ["standard", "heavy"] as const
const order = { wilayaCode: 31, delivery: "home" as const, profiles, total: 5000 }
const account = (documentId: string, fee: number | null = null, rate: number | null = null, isDefault = false) => ({
  documentId,
  fee,
  rate,
  isDefault,
})
const accounts = [account("yalidine", 700, 0.8, true), account("noest", 600, 0.9), account("zr", null, null)]

describe("a rule holds", () => {
  it.each([
    ["for all", {}, true],
    ["for its wilayas", { wilayas: [16, 31] }, true],
    ["for no other wilaya", { wilayas: [16] }, false],
    ["for its kind of delivery", { delivery: "home" }, true],
    ["for no other kind", { delivery: "desk" }, false],
    ["for goods of which one is delivered so", { profile: "heavy" }, true],
    ["for no goods of which none is", { profile: "desk" }, false],
    ["for plain goods when no line is another", { profile: "standard" }, false],
    ["from its lowest total on", { minTotal: 5000 }, true],
    ["not below it", { minTotal: 5001 }, false],
    ["up to its highest total", { maxTotal: 5000 }, true],
    ["not above it", { maxTotal: 4999 }, false],
  ] as const)("%s", (_, more, holds) => {
    expect(matchesRule({ ...any, ...more }, order)).toBe(holds)
  })
})

it("for plain goods holds when all lines are", () => {
  const plain = { ...order, profiles: ["standard", "standard"] as const }
  expect(matchesRule({ ...any, profile: "standard" }, plain)).toBe(true)
})

it("chooses by the first rule that holds, then by the next ones, then the account that is proposed first", () => {
  const rules = [
    { ...any, wilayas: [16], account: "yalidine" },
    { ...any, account: "zr" },
    { ...any, choice: "cheapest" as const, account: null },
  ]
  expect(rankAccounts(rules, order, accounts)).toEqual(["zr", "noest", "yalidine"])
})

it("chooses who asks least or delivers most, of those of whom it is known", () => {
  const rule = (choice: "cheapest" | "best-rate") => [{ ...any, choice, account: null }]
  expect(rankAccounts(rule("cheapest"), order, accounts)).toEqual(["noest", "yalidine"])
  expect(rankAccounts(rule("best-rate"), order, accounts)).toEqual(["noest", "yalidine"])
  expect(rankAccounts(rule("best-rate"), order, [account("a"), account("b", null, null, true)])).toEqual(["b"])
})

it("proposes the first account where none is the default, and none where there is none", () => {
  expect(rankAccounts([], order, [account("a"), account("b")])).toEqual(["a"])
  expect(rankAccounts([any], order, [])).toEqual([])
})

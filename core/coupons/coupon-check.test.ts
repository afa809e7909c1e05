import { expect, test } from "vitest"
import { type CouponFields, couponProblems } from "./coupon-check.ts"

const coupon: CouponFields = {
  code: "rentree-10",
  title: { fr: "Rentrée", ar: "", en: "" },
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  startDate: "2026-11-21T00:00:00.000Z",
  endDate: "2026-12-21T00:00:00.000Z",
  isPublic: false,
  maxUses: null,
  maxUsesPerPhone: 1,
}

test.each<[string, Partial<CouponFields>, string[]]>([
  ["nothing is wrong", {}, []],
  ["no code, no title", { code: " ", title: { fr: "", ar: "عنوان", en: "" } }, ["code required", "title.fr required"]],
  ["a code with a space", { code: "DIX POUR CENT" }, ["code code"]],
  ["more than all of it", { value: 101 }, ["value percent"]],
  ["half a percent", { value: 0.5 }, ["value percent"]],
  ["no dinars", { kind: "fixed", value: 0 }, ["value amount"]],
  ["less than a centime", { kind: "fixed", value: 0.001 }, ["value amount"]],
  ["ends before it begins", { endDate: "2026-11-20T00:00:00.000Z" }, ["endDate order"]],
  ["no use at all", { maxUses: 0, maxUsesPerPhone: 1.5 }, ["maxUses uses", "maxUsesPerPhone uses"]],
])("%s", (_name, change, wrong) => {
  expect(couponProblems({ ...coupon, ...change }, "fr").map(({ field, problem }) => `${field} ${problem}`)).toEqual(
    wrong,
  )
})

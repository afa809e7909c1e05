import { expect, test } from "vitest"
import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { noMaximums } from "#core/orders/order-maximums.ts"
import { draftProblems, toSettingsForm, toShopDraft } from "./shop-draft.ts"

const text = { fr: "Dar", ar: "", en: "" }
const form: SettingsForm = {
  shopName: text,
  tagline: text,
  about: text,
  address: text,
  hours: text,
  searchHint: text,
  updatedAt: "2026-11-21T00:00:00.000Z",
  phone: "0550 01 02 03",
  whatsapp: "",
  email: "a@b.dz",
  registerNumber: "",
  taxNumber: "",
  pixelId: "",
  bannerShown: false,
  bannerFr: "",
  bannerAr: "",
  bannerEn: "",
  freeDeliveryThreshold: 8000.5,
  promisesCash: false,
  promisesOpening: true,
  promisesCall: false,
  exchangeDays: 7,
  returnPayer: "shopper",
  warrantyMonths: 0,
  asksWilaya: false,
  decimalsAsNeeded: false,
  wilayaDivision: "58",
  openingDate: null,
  ...noMaximums,
  releaseHours: null,
  lowStock: 3,
  weekStart: "saturday",
  facebook: "",
  instagram: "",
  languages: ["fr", "ar"],
  retentionMonths: 24,
}

test("what is loaded is sent back as it was", () => {
  expect(toSettingsForm(toShopDraft(form))).toEqual(form)
  expect(draftProblems(toShopDraft(form))).toEqual([])
})

test("numbers may be typed with spaces and a comma; nothing means never and any number", () => {
  const draft = { ...toShopDraft(form), freeDeliveryThreshold: "12 000,50", maxQuantity: "6", releaseHours: " 48" }
  expect(toSettingsForm(draft)).toMatchObject({
    freeDeliveryThreshold: 12_000.5,
    maxQuantity: 6,
    maxLines: null,
    releaseHours: 48,
  })
  expect(toSettingsForm({ ...draft, freeDeliveryThreshold: "" })).toMatchObject({ freeDeliveryThreshold: null })
})

test("what means nothing is named", () => {
  const draft = {
    ...toShopDraft(form),
    freeDeliveryThreshold: "free",
    exchangeDays: "soon",
    maxQuantity: "-1",
    maxLines: "51",
    maxUnits: "many",
    releaseHours: "0",
    lowStock: "",
  }
  expect(draftProblems(draft).map(({ field }) => field)).toEqual([
    "freeDeliveryThreshold",
    "exchangeDays",
    "maxQuantity",
    "maxLines",
    "maxUnits",
    "releaseHours",
    "lowStock",
  ])
})

test("whole numbers are read as everywhere, and one that could be two is named", () => {
  expect(toSettingsForm({ ...toShopDraft(form), exchangeDays: "١٠", maxUnits: "1 000" })).toMatchObject({
    exchangeDays: 10,
    maxUnits: 1000,
  })
  expect(draftProblems({ ...toShopDraft(form), maxUnits: "1.000" }).map(({ field }) => field)).toEqual(["maxUnits"])
})

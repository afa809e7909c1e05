import { expect, test } from "vitest"
import { noMaximums } from "../orders/order-maximums.ts"
import type { ShopFacts } from "./settings-fields.ts"
import { internationalPhone, shopFactsProblems } from "./shop-facts.ts"

const inFrench = (fr: string) => ({ fr, ar: "", en: "" })
const facts: ShopFacts = {
  shopName: inFrench("Hanout"),
  tagline: inFrench(""),
  about: inFrench(""),
  hours: inFrench(""),
  searchHint: inFrench(""),
  address: inFrench("14, rue Didouche-Mourad"),
  phone: "0550 01 02 03",
  whatsapp: "",
  email: "a@b.example",
  registerNumber: "",
  taxNumber: "",
  bannerShown: false,
  bannerFr: "",
  bannerAr: "",
  bannerEn: "",
  pixelId: "",
  freeDeliveryThreshold: null,
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
  languages: ["fr", "ar"],
  retentionMonths: null,
  facebook: "",
  instagram: "",
}

test("a shop needs a name, a place, a phone and an e-mail address, in French at least", () => {
  expect(shopFactsProblems(facts)).toEqual([])
  const empty = { ...facts, shopName: { fr: " ", ar: "حانوت", en: "" }, address: inFrench(""), phone: "", email: "" }
  expect(shopFactsProblems(empty)).toEqual([
    { field: "shopName.fr", problem: "required" },
    { field: "address.fr", problem: "required" },
    { field: "phone", problem: "required" },
    { field: "email", problem: "required" },
  ])
})

test.each<[string, Partial<ShopFacts>, string]>([
  ["phone", { phone: "call me" }, "phone"],
  ["whatsapp", { whatsapp: "12" }, "phone"],
  ["email", { email: "bonjour" }, "email"],
  ["bannerFr", { bannerShown: true, bannerAr: "الموقع" }, "required"],
  ["freeDeliveryThreshold", { freeDeliveryThreshold: -1 }, "amount"],
  ["freeDeliveryThreshold", { freeDeliveryThreshold: 1.001 }, "amount"],
  ["exchangeDays", { exchangeDays: 1.5 }, "days"],
  ["warrantyMonths", { warrantyMonths: 121 }, "months"],
  ["maxQuantity", { maxQuantity: 0 }, "quantity"],
  ["maxLines", { maxLines: 51 }, "lines"],
  ["maxUnits", { maxUnits: 0.5 }, "quantity"],
  ["releaseHours", { releaseHours: 0 }, "hours"],
  ["releaseHours", { releaseHours: 721 }, "hours"],
  ["lowStock", { lowStock: -1 }, "stock"],
  ["lowStock", { lowStock: 2.5 }, "stock"],
  ["retentionMonths", { retentionMonths: 0 }, "retention"],
  ["retentionMonths", { retentionMonths: 5.5 }, "retention"],
  ["pixelId", { pixelId: "<script>" }, "pixel"],
  ["facebook", { facebook: "javascript:alert(1)" }, "webAddress"],
  ["instagram", { instagram: "http://plain.example" }, "webAddress"],
])("%s cannot be %o: %s", (field, change, problem) => {
  expect(shopFactsProblems({ ...facts, ...change })).toEqual([{ field, problem }])
})

test("numbers are kept as they are dialled from abroad", () => {
  expect(internationalPhone("0550 01.02.03")).toBe("+213550010203")
  expect(internationalPhone("021 63 00 00")).toBe("+21321630000")
  expect(internationalPhone("+33 6 01 02 03 04")).toBe("+33601020304")
  expect(internationalPhone("0550 01 02 03 / 0661 00 00 01")).toBe("+213550010203")
  expect(internationalPhone("Ali, 550010203")).toBe("+213550010203")
})

test("a shop is shown in one language at least, and needs texts in the first alone", () => {
  const wrong = [{ field: "languages", problem: "language" }]
  expect(shopFactsProblems({ ...facts, languages: ["fr"] })).toEqual([])
  expect(shopFactsProblems({ ...facts, languages: [] })).toEqual(wrong)
  const arabic = { shopName: { fr: "", ar: "حانوت", en: "" }, address: { fr: "", ar: "الجزائر", en: "" } }
  expect(shopFactsProblems({ ...facts, ...arabic, languages: ["ar", "fr"] })).toEqual([])
  expect(shopFactsProblems({ ...facts, ...arabic, languages: ["fr", "ar"] }).map(({ field }) => field)).toEqual([
    "shopName.fr",
    "address.fr",
  ])
})

test("a banner needs the words of the main language; a shop in English may show those of the others", () => {
  const english = { shopName: { fr: "", ar: "", en: "Hanout" }, address: { fr: "", ar: "", en: "Algiers" } }
  const shown = { ...facts, ...english, bannerShown: true, languages: ["en", "fr"] as ShopFacts["languages"] }
  expect(shopFactsProblems({ ...shown, bannerEn: "Closed on Friday" })).toEqual([])
  expect(shopFactsProblems({ ...shown, bannerFr: "Fermé vendredi" })).toEqual([])
  expect(shopFactsProblems({ ...shown, bannerEn: " " })).toEqual([{ field: "bannerEn", problem: "required" }])
  const arabic = { shopName: { fr: "", ar: "حانوت", en: "" }, address: { fr: "", ar: "الجزائر", en: "" } }
  expect(shopFactsProblems({ ...shown, ...arabic, languages: ["ar", "en"], bannerEn: "Closed" })).toEqual([
    { field: "bannerAr", problem: "required" },
  ])
})

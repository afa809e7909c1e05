import { expect, test } from "vitest"
import type { Division } from "#core/delivery/division.ts"
import { locales } from "#core/i18n/locale.ts"
import { messages as ar } from "../i18n/ar/all.ts"
import { messages as en } from "../i18n/en/all.ts"
import { messages as fr } from "../i18n/fr/all.ts"
import { createI18n, registerMessages } from "../i18n/i18n.tsx"
import { plainSettings } from "../testing/plain-settings.ts"
import { servedArea } from "./shop-data.ts"
import { wilayasText } from "./wilayas-text.ts"

const messages = { fr, ar, en }
for (const locale of locales) registerMessages(locale, messages[locale])

test("sentences tell to how many wilayas the shop delivers", () => {
  const told = (openWilayas: string[] | null, wilayaDivision: Division = "58") =>
    locales.map((locale) => wilayasText({ openWilayas, wilayaDivision }, createI18n(locale).t))
  expect(told(null)).toEqual(["les 58 wilayas", "58 ولاية", "all 58 wilayas"])
  expect(told(["Alger", "Blida"])).toEqual(["2 wilayas", "ولايتين", "2 wilayas"])
  const all = Array.from({ length: 69 }, (_, index) => String(index))
  expect(told(all, "69")).toEqual(["les 69 wilayas", "69 ولاية", "all 69 wilayas"])
  expect(told(null, "69")).toEqual(told(all, "69"))
  expect(told(all.slice(11), "69")).toEqual(["58 wilayas", "58 ولاية", "58 wilayas"])
})

test("structured data names the country, or the open wilayas alone", () => {
  expect(servedArea(plainSettings)).toBe("DZ")
  expect(servedArea({ openWilayas: ["Alger"], wilayaDivision: "58" })).toMatchObject([
    { "@type": "AdministrativeArea", name: "Alger" },
  ])
})

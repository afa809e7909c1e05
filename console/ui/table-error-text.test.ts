import { expect, test } from "vitest"
import { RejectedError } from "../data/api-client.ts"
import { texts as arabic } from "../i18n/ar/all.ts"
import { texts as english } from "../i18n/en/all.ts"
import { texts as french } from "../i18n/fr/all.ts"
import { registerTexts, sayIn } from "../i18n/texts.ts"
import { tableErrorText } from "./table-error-text.ts"

const rejected = (details: Record<string, unknown>) => new RejectedError(400, { error: { details } })

test.each([
  ["fr", french, "guillemet", "Ligne 2 · "],
  ["ar", arabic, "اقتباس", "السطر 2 · "],
  ["en", english, "quotation mark", "Row 2 · "],
] as const)("a file that cannot be read is told with its row in %s", (locale, texts, word, row) => {
  registerTexts(locale, texts)
  const say = sayIn(locale)
  const quotes = tableErrorText(rejected({ code: "BAD_QUOTES", row: 2, value: null }), say)
  expect([quotes?.includes(word), quotes?.startsWith(row)]).toEqual([true, true])
  expect(tableErrorText(rejected({ code: "TITLE_TWICE", row: 1, value: "price" }), say)).toContain("price")
  expect(tableErrorText(rejected({ code: "NOT_UTF8", row: null, value: null }), say)).toContain("UTF-8")
  expect(tableErrorText(rejected({ code: "NO_SKU" }), say)).toBeUndefined()
})

import { expect, test } from "vitest"
import { texts as arabic } from "../../i18n/ar/all.ts"
import { texts as french } from "../../i18n/fr/all.ts"
import { registerTexts, sayIn } from "../../i18n/texts.ts"
import { nextCallText } from "./next-call-text.ts"

registerTexts("fr", french)
registerTexts("ar", arabic)

const now = new Date("2026-11-21T09:00:00.000Z")
const textsOf = (tries: number, callAt: string | null, locale: "fr" | "ar" = "fr", isShort = false) =>
  nextCallText({ status: "to-call-again", tries, callAt }, { now, isShort }, sayIn(locale), locale).map((text) =>
    text.replaceAll(/[\u2068\u2069]/g, "").replaceAll("\u00a0", " "),
  )

test("says how often an order was called, and when it returns to the queue", () => {
  expect(textsOf(1, "2026-11-21T13:45:00.000Z")).toEqual(["1 essai", "revient dans la file : 14 h 45"])
  expect(textsOf(3, "2026-11-22T09:00:00.000Z")).toEqual(["3 essais", "revient dans la file : 22/11 10:00"])
  expect(textsOf(2, "2026-11-21T13:45:00.000Z", "ar")).toEqual(["محاولتان", "يعود إلى القائمة: 14:45"])
})

test("is short in a line of a list", () => {
  expect(textsOf(4, "2026-11-21T13:45:00.000Z", "fr", true)).toEqual(["4 essais", "14 h 45"])
  expect(textsOf(1, null, "fr", true)).toEqual(["1 essai", "maintenant"])
})

test("says that a call is due, and nothing of an order that is not to be called", () => {
  expect(textsOf(2, "2026-11-21T08:59:00.000Z")).toEqual(["2 essais", "dans la file maintenant"])
  expect(textsOf(1, null)).toEqual(["1 essai", "dans la file maintenant"])
  expect(nextCallText({ status: "confirmed", tries: 2, callAt: null }, { now }, sayIn("fr"), "fr")).toEqual([])
})

test("tells three calls without an answer from one, in every language", () => {
  for (const locale of ["fr", "ar"] as const) {
    const t = sayIn(locale)
    const names = (["no-answer-1", "no-answer-2", "no-answer-3"] as const).map((one) => t(`outcome.${one}`))
    expect(new Set(names).size).toBe(3)
  }
})

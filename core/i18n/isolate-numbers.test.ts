import { expect, test } from "vitest"
import { isolateNumbers } from "./isolate-numbers.ts"

/** Isolates as brackets, without the joiners in them. */
const shown = (text: string) =>
  isolateNumbers(text).replaceAll("\u2066", "⟨").replaceAll("\u2069", "⟩").replaceAll("\u2060", "")

test.each([
  ["الاتصال بعد 17:30 على 0661-22-33-44", "الاتصال بعد ⟨17:30⟩ على ⟨0661-22-33-44⟩"],
  ["رقمي +213 661 22 33 44 شكرا", "رقمي ⟨+213 661 22 33 44⟩ شكرا"],
  ["٠٦٦١-٢٢-٣٣-٤٤", "⟨٠٦٦١-٢٢-٣٣-٤٤⟩"],
  ["على 0661.22.33.44 أو +213661223344", "على ⟨0661.22.33.44⟩ أو ⟨+213661223344⟩"],
  ["(021) 23-45-67", "⟨(021) 23-45-67⟩"],
  ["Bâtiment 3, porte 5", "Bâtiment 3, porte 5"],
  ["حي 1200 مسكن، الرمز 16000", "حي 1200 مسكن، الرمز 16000"],
  ["le 12/12/2026.", "le ⟨12/12/2026⟩."],
  ["", ""],
])("%s is shown as %s", (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test("a number stays on one line, unless it is longer than a phone", () => {
  expect(isolateNumbers("على 0661-22 33/44")).toBe("على \u20660661-\u206022 \u206033/\u206044\u2069")
  expect(isolateNumbers("1, 2, 3, 4, 5, 6, 7, 8, 9")).toBe("\u20661, 2, 3, 4, 5, 6, 7, 8, 9\u2069")
})

test("what is isolated holds the text of before", () => {
  expect(isolateNumbers("على 0661-22").replace(/[\u2060\u2066\u2069]/g, "")).toBe("على 0661-22")
})

import { expect, test } from "vitest"
import { isolateNumbers } from "./isolate-numbers.ts"

/** Isolates as brackets. */
const shown = (text: string) => isolateNumbers(text).replaceAll("\u2066", "⟨").replaceAll("\u2069", "⟩")

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

test("what is isolated holds the text of before", () => {
  expect(isolateNumbers("على 0661-22").replace(/[\u2066\u2069]/g, "")).toBe("على 0661-22")
})

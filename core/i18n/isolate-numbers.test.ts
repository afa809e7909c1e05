import { expect, test } from "vitest"
import { isolateNumbers } from "./isolate-numbers.ts"

/** Isolates as brackets. */
const shown = (text: string) => isolateNumbers(text).replaceAll("\u2066", "⟨").replaceAll("\u2069", "⟩")

test.each([
  ["الاتصال بعد 17:30 على 0661-22-33-44", "الاتصال بعد ⟨17:30⟩ على ⟨0661-22-33-44⟩"],
  ["رقمي +213 661 22 33 44 شكرا", "رقمي ⟨+213 661 22 33 44⟩ شكرا"],
  ["٠٦٦١-٢٢-٣٣-٤٤", "⟨٠٦٦١-٢٢-٣٣-٤٤⟩"],
  ["Bâtiment 3, porte 5", "Bâtiment 3, porte 5"],
  ["le 12/12/2026.", "le ⟨12/12/2026⟩."],
  ["", ""],
])("%s is shown as %s", (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test("what is isolated holds the text of before", () => {
  expect(isolateNumbers("على 0661-22").replace(/[\u2066\u2069]/g, "")).toBe("على 0661-22")
})

import { expect, test } from "vitest"
import { textCompleteness } from "./local-texts.ts"

const title = { value: { fr: "Bonjour", ar: "سلام", en: " " }, required: true }
const excerpt = { value: { fr: "Un mot", ar: "", en: "" } }
const nothing = { value: { fr: "", ar: "", en: "" } }

test("a language is complete when it has every text that must be there or that another language has", () => {
  expect(textCompleteness([title, excerpt, nothing], "fr")).toBe("complete")
  expect(textCompleteness([title, excerpt], "ar")).toBe("part")
  expect(textCompleteness([title, excerpt], "en")).toBe("empty")
  expect(textCompleteness([{ ...nothing, required: true }], "fr")).toBe("empty")
  expect(textCompleteness([nothing], "en")).toBe("complete")
})

test("what is written in a language alone that the shop does not offer is wanted in none", () => {
  const inEnglish = { value: { fr: "", ar: "", en: "A word" } }
  expect(textCompleteness([title, inEnglish], "fr")).toBe("part")
  expect(textCompleteness([title, inEnglish], "fr", ["fr", "ar"])).toBe("complete")
})

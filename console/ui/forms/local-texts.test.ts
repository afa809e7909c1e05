import { expect, test } from "vitest"
import { completenessOf } from "./local-texts.ts"

const title = { value: { fr: "Bonjour", ar: "سلام", en: " " }, required: true }
const excerpt = { value: { fr: "Un mot", ar: "", en: "" } }
const nothing = { value: { fr: "", ar: "", en: "" } }

test("a language is complete when it has every text that must be there or that another language has", () => {
  expect(completenessOf([title, excerpt, nothing], "fr")).toBe("complete")
  expect(completenessOf([title, excerpt], "ar")).toBe("part")
  expect(completenessOf([title, excerpt], "en")).toBe("empty")
  expect(completenessOf([{ ...nothing, required: true }], "fr")).toBe("empty")
  expect(completenessOf([nothing], "en")).toBe("complete")
})

test("what is written in a language alone that the shop does not offer is wanted in none", () => {
  const inEnglish = { value: { fr: "", ar: "", en: "A word" } }
  expect(completenessOf([title, inEnglish], "fr")).toBe("part")
  expect(completenessOf([title, inEnglish], "fr", ["fr", "ar"])).toBe("complete")
})

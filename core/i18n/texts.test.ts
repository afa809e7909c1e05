import { expect, test } from "vitest"
import { findText, textIn } from "./texts.ts"

test("falls back to the main language, then to any, and says which one it is", () => {
  expect(findText({ fr: "Sac", ar: "حقيبة", en: "" }, "en", "ar")).toEqual({ text: "حقيبة", locale: "ar" })
  expect(findText({ fr: "Sac", ar: " ", en: "" }, "en", "ar")).toEqual({ text: "Sac", locale: "fr" })
  expect(findText({ fr: "", ar: "", en: "" }, "en", "ar")).toEqual({ text: "", locale: "en" })
  expect(textIn({ fr: "Sac", ar: "حقيبة", en: "Bag" }, "en", "fr")).toBe("Bag")
})

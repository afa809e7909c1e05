import fc from "fast-check"
import { expect, test } from "vitest"
import { locales, localizedPath, offeredLocales, splitLocale, textDirection } from "./locale.ts"

test("French has no prefix, Arabic and English have one", () => {
  expect(localizedPath("fr", "/shop")).toBe("/shop")
  expect(localizedPath("ar", "/shop")).toBe("/ar/shop")
  expect(localizedPath("en", "/")).toBe("/en")
})

test("only Arabic is written from right to left", () => {
  expect(locales.map(textDirection)).toEqual(["ltr", "rtl", "ltr"])
})

test("takes a path that only begins like a language for what it is", () => {
  expect(splitLocale("/arabica")).toEqual({ locale: "fr", path: "/arabica" })
  expect(splitLocale("/fr/shop")).toEqual({ locale: "fr", path: "/fr/shop" })
})

test.each(["//evil.example/", "/ar//evil.example/", "/ar/\\\\evil.example/"])(
  "what is left of %j without its language is no link to another host",
  (path) => {
    expect(splitLocale(path).path).toBe("/evil.example/")
  },
)

test("a prefixed path splits into what it was made of", () => {
  const part = fc.stringMatching(/^[a-z-]{3,9}$/)
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(part, { maxLength: 3 }), (locale, parts) => {
      const path = `/${parts.join("/")}`
      expect(splitLocale(localizedPath(locale, path))).toEqual({ locale, path })
    }),
  )
})

test("the languages that a shop names come in one order, French among them", () => {
  expect(offeredLocales(["en", "fr", "ar", "fr"])).toEqual(["fr", "ar", "en"])
  expect(offeredLocales(["en", "de"])).toEqual(["fr", "en"])
})

import fc from "fast-check"
import { expect, test } from "vitest"
import {
  fallbackLocales,
  locales,
  localizedPath,
  mainLocale,
  offeredLocales,
  splitLocale,
  textDirection,
  withoutLocale,
} from "./locale.ts"

test("the main language has no prefix, the others have one", () => {
  expect(locales.map((locale) => localizedPath(locale, "/shop", "fr"))).toEqual(["/shop", "/ar/shop", "/en/shop"])
  expect(locales.map((locale) => localizedPath(locale, "/", "ar"))).toEqual(["/fr", "/", "/en"])
})

test("only Arabic is written from right to left", () => {
  expect(locales.map(textDirection)).toEqual(["ltr", "rtl", "ltr"])
})

test("takes a path that only begins like a language for what it is", () => {
  expect(splitLocale("/arabica", "fr")).toEqual({ locale: "fr", path: "/arabica" })
  expect(splitLocale("/fr/shop", "fr")).toEqual({ locale: "fr", path: "/shop" })
  expect(splitLocale("/fr/shop", "ar")).toEqual({ locale: "fr", path: "/shop" })
  expect(splitLocale("/shop", "en")).toEqual({ locale: "en", path: "/shop" })
})

test.each(["//evil.example/", "/ar//evil.example/", "/ar/\\\\evil.example/"])(
  "what is left of %j without its language is no link to another host",
  (path) => {
    expect(splitLocale(path, "fr").path).toBe("/evil.example/")
    expect(withoutLocale(path)).toBe("/evil.example/")
  },
)

test("a prefixed path splits into what it was made of, whichever language is the main one", () => {
  const part = fc.stringMatching(/^[a-z-]{3,9}$/)
  const language = fc.constantFrom(...locales)
  fc.assert(
    fc.property(language, language, fc.array(part, { maxLength: 3 }), (main, locale, parts) => {
      const path = `/${parts.join("/")}`
      expect(splitLocale(localizedPath(locale, path, main), main)).toEqual({ locale, path })
      expect(withoutLocale(localizedPath(locale, path, main))).toBe(path)
    }),
  )
})

test("the first language that a shop names is its main one, the others come in one order", () => {
  expect(offeredLocales(["en", "fr", "ar", "fr"])).toEqual(["en", "fr", "ar"])
  expect(offeredLocales(["de", "ar"])).toEqual(["ar"])
  expect(offeredLocales(["de"])).toEqual(["fr"])
  expect(mainLocale(offeredLocales(["ar", "fr"]))).toBe("ar")
  expect(mainLocale([])).toBe("fr")
})

test("a text is looked for in its own language, the main one, then any", () => {
  expect(fallbackLocales("fr", "en")).toEqual(["fr", "en", "ar"])
  expect(fallbackLocales("ar", "ar")).toEqual(["ar", "fr", "en"])
})

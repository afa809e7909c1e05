import { expect, test } from "vitest"
import { withAlternates } from "./alternates.server.ts"

const origin = "https://shop.example"
const page = (path: string) => `<head><link rel="canonical" href="${origin}${path}"/><title>A</title></head>`
const link = (language: string, path: string) =>
  `<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`

const shared = (...locales: string[]) =>
  locales.map((locale) => `<meta property="og:locale:alternate" content="${locale}"/>`).join("")

test("joins the languages of a page by alternate links, and names the others for its share card", () => {
  const links = [
    link("fr", "/shop?a=1&amp;b=2"),
    link("ar", "/ar/shop?a=1&amp;b=2"),
    link("en", "/en/shop?a=1&amp;b=2"),
  ]
  expect(withAlternates(page("/ar/shop?a=1&amp;b=2"), origin, ["fr", "ar", "en"])).toBe(
    page("/ar/shop?a=1&amp;b=2").replace(
      "<title>",
      `${links.join("")}${link("x-default", "/shop?a=1&amp;b=2")}${shared("fr_DZ", "en_GB")}<title>`,
    ),
  )
})

test("names the languages of the shop alone, and of its home page too", () => {
  const rendered = withAlternates(page("/ar"), origin, ["fr", "ar"])
  expect(rendered).toBe(
    page("/ar").replace(
      "<title>",
      `${link("fr", "/")}${link("ar", "/ar")}${link("x-default", "/")}${shared("fr_DZ")}<title>`,
    ),
  )
})

test("leaves a page alone that has no address or no other language", () => {
  expect(withAlternates(page("/shop"), origin, ["fr"])).toBe(page("/shop"))
  expect(withAlternates("<head></head>", origin, ["fr", "ar"])).toBe("<head></head>")
})

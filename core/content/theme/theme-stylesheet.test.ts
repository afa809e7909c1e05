import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nearestAllowedBrand } from "./palette.ts"
import { cornerNames, defaultTheme, type ThemeStyle, toBrand } from "./theme.ts"
import { themeAddress, themeAtAddress, themeStylesheet } from "./theme-stylesheet.ts"

const wine: ThemeStyle = { brand: "#7b2544", corner: "large" }
const anyTheme = fc.record({
  brand: fc.option(fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`)),
  corner: fc.constantFrom(...cornerNames),
})

describe("a theme's stylesheet", () => {
  it("sets the custom properties that differ, in both schemes", () => {
    const css = themeStylesheet(wine)
    expect(css).toMatch(/^:root\{[^{}]*--action:#7b2544;/)
    expect(css).toContain("--r:18px;--r-s:12px}")
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){--ground:#')
    expect(themeStylesheet({ brand: null, corner: "square" })).toBe(":root{--r:0px;--r-s:0px}\n")
  })

  it("holds custom properties of colours and lengths and nothing else, whatever the theme", () => {
    const declarations = "(?:--[a-z0-9-]+:(?:#[0-9a-f]{6}|\\d+px);?)*"
    const dark = `(?:@media \\(prefers-color-scheme:dark\\)\\{:root:not\\(\\[data-scheme="light"\\]\\)\\{${declarations}\\}\\})?`
    const whole = new RegExp(`^:root\\{${declarations}\\}${dark}\\n$`)
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(themeStylesheet(theme)).toMatch(whole)
      }),
      { numRuns: 50 },
    )
  })
})

describe("its address", () => {
  it("leads back to the theme", () => {
    fc.assert(
      fc.property(anyTheme, ({ brand, corner }) => {
        const theme = { brand: brand && nearestAllowedBrand(brand), corner }
        const address = themeAddress(theme)
        expect(address === null ? defaultTheme : themeAtAddress(address)).toMatchObject(theme)
      }),
      { numRuns: 50 },
    )
  })

  it("is none for the default theme", () => {
    expect(themeAddress(defaultTheme)).toBeNull()
  })

  it("is not understood when anything else is written into it", () => {
    const address = themeAddress(wine) ?? ""
    const rejected = [
      address.replace("7b2544", "7b2545"),
      address.replace("large", "huge"),
      address.replace("7b2544", "7B2544"),
      address.replace("7b2544", "ffd400"),
      address.replace("7b2544", "red;}body{display:none"),
      `${address}?x`,
      address.replace(/-[0-9a-f]{16}/, "-0000000000000000"),
      "/theme/own-medium-0000000000000000.css",
    ]
    expect(rejected.map(themeAtAddress)).toEqual(rejected.map(() => undefined))
  })
})

it("reads a colour as it is typed", () => {
  expect(["#0B4F8A", "0b4f8a", " #abc ", "red", "#12345", "url(x)"].map(toBrand)).toEqual([
    "#0b4f8a",
    "#0b4f8a",
    "#aabbcc",
    undefined,
    undefined,
    undefined,
  ])
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Colors, contrastRules, darkColors, lightColors } from "./base-colors.ts"
import { contrast, toHex, toOklch } from "./oklch.ts"
import { createPalette, isAllowedBrand, nearestAllowedBrand } from "./palette.ts"

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`)

/** The pairs of a scheme that are too close. */
const brokenRules = (colors: Colors) =>
  contrastRules.flatMap(({ color, on, min }) =>
    on.filter((ground) => contrast(colors[color], colors[ground]) < min).map((ground) => `${color} on ${ground}`),
  )

describe("a palette", () => {
  it("reaches WCAG AA in every pair, for any brand colour, in both schemes", () => {
    fc.assert(
      fc.property(anyColor, (brand) => {
        const { light, dark } = createPalette(brand)
        expect([...brokenRules(light), ...brokenRules(dark)]).toEqual([])
      }),
      { numRuns: 400, examples: [["#000000"], ["#ffffff"], ["#ff0000"], ["#00ff00"], ["#0000ff"], ["#ffff00"]] },
    )
  })

  it("has the brand colour itself on its buttons", () => {
    expect(createPalette("#7b2544").light).toMatchObject({ action: "#7b2544", order: "#7b2544" })
  })

  it("of a grey brand is grey", () => {
    const { light } = createPalette("#444444")
    for (const token of ["ground", "sunken", "ink"] as const) expect(toOklch(light[token]).chroma).toBeLessThan(0.005)
  })
})

describe("the program's own colours", () => {
  it("reach WCAG AA", () => {
    expect([...brokenRules(lightColors), ...brokenRules(darkColors)]).toEqual([])
  })
})

describe("a brand colour", () => {
  it("on which white cannot be read is rejected, with the nearest that is allowed", () => {
    expect(isAllowedBrand("#ffd400")).toBe(false)
    const nearest = nearestAllowedBrand("#ffd400")
    expect(isAllowedBrand(nearest)).toBe(true)
    expect(contrast("#ffffff", nearest)).toBeLessThan(4.7)
    expect(Math.abs(toOklch(nearest).hue - toOklch("#ffd400").hue)).toBeLessThan(0.05)
  })

  it("that is allowed is its own nearest", () => {
    expect(nearestAllowedBrand("#7B2544")).toBe("#7b2544")
  })
})

it("reads and writes any colour of sRGB", () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex)
    }),
  )
})

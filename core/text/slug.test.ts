import { describe, expect, it } from "vitest"
import { freeSlug, isSlug, maxSlugLength, toLatinSlug } from "./slug.ts"

describe("toLatinSlug", () => {
  it.each([
    ["Crème d'été", "creme-d-ete"],
    ["  Nova 12 — Sauge  ", "nova-12-sauge"],
    ["Œuf & Co", "oeuf-co"],
    ["سماعات", ""],
    ["هاتف Nova ١٢", "nova-12"],
  ])("makes of %j %j", (name, slug) => {
    expect(toLatinSlug(name)).toBe(slug)
  })

  it("is never longer than an address may be, and is an address", () => {
    const slug = toLatinSlug("grand casque ".repeat(30))
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
    expect(isSlug(slug)).toBe(true)
  })
})

describe("freeSlug", () => {
  it("counts on until nobody has it", () => {
    expect(freeSlug("sac", new Set())).toBe("sac")
    expect(freeSlug("sac", new Set(["sac", "sac-2"]))).toBe("sac-3")
  })

  it("stays within the length", () => {
    const long = "a".repeat(maxSlugLength)
    expect(freeSlug(long, new Set([long]))).toBe(`${"a".repeat(maxSlugLength - 2)}-2`)
  })
})

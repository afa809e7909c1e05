import { describe, expect, it } from "vitest"
import { slugOfTexts, toSlug } from "./name-slug.ts"
import { isSlug, maxSlugLength } from "./slug.ts"

describe("toSlug", () => {
  it.each([
    ["Crème d'été", "creme-d-ete"],
    ["Œuf & Co", "oeuf-co"],
    ["طقم 3 قطع", "tqm-3-qte"],
    ["طَقْمٌ ٣ قِطَع", "tqm-3-qte"],
    ["هاتف Nova ١٢", "hatf-nova-12"],
    ["ڤيرو ڨربة", "vyrw-grbh"],
    ["ساعة", "saeh"],
    ["ـــ …", ""],
  ])("makes of %j %j", (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })

  it("tells names apart that have the same digit", () => {
    expect(toSlug("فستان 3")).not.toBe(toSlug("طقم 3"))
  })

  it("is never longer than an address may be, and is an address", () => {
    const slug = toSlug("حقيبة يد كبيرة ".repeat(30))
    expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
    expect(isSlug(slug)).toBe(true)
  })
})

describe("slugOfTexts", () => {
  it.each([
    [{ fr: "", ar: "طقم 3 قطع", en: "" }, "fr", "tqm-3-qte"],
    [{ fr: "طقم 3 قطع", ar: "طقم 3 قطع", en: "" }, "fr", "tqm-3-qte"],
    [{ fr: "Lot de 3", ar: "طقم 3 قطع", en: "" }, "ar", "lot-de-3"],
    [{ fr: "Lot de 3", ar: "", en: "Set of 3" }, "en", "set-of-3"],
    [{ fr: "3", ar: "طقم 3 قطع", en: "" }, "ar", "tqm-3-qte"],
    [{ fr: "", ar: "", en: "" }, "fr", ""],
  ] as const)("makes of %j with the main language %s %j", (name, main, slug) => {
    expect(slugOfTexts(name, main)).toBe(slug)
  })
})

import { describe, expect, it } from "vitest"
import { atLowest, communeGroups, communeRange, maxNamedCommunes, variesByCommune } from "./commune-differences.ts"
import type { Commune } from "./wilaya.ts"

const wilaya = { home: 70_000, desk: 40_000, homeServed: true }
const commune = (name: string, more: Partial<Commune> = {}): Commune => ({ name, namear: name, closed: false, ...more })
const plain = commune("Béjaïa")

describe("communeRange", () => {
  it("is nothing where all communes are as their wilaya, or are closed", () => {
    expect(communeRange(wilaya, [plain, commune("Akbou", { home: 70_000 })])).toBeUndefined()
    expect(communeRange(wilaya, [plain, commune("Akbou", { home: 20_000, closed: true })])).toBeUndefined()
    expect(communeRange(wilaya, [])).toBeUndefined()
  })

  it("has the lowest price of a kind that differs, the wilaya's own where that is the lowest", () => {
    expect(communeRange(wilaya, [plain, commune("Akbou", { home: 90_000 })])).toEqual({ home: 70_000 })
    expect(communeRange(wilaya, [plain, commune("Akbou", { desk: 30_000 })])).toEqual({ desk: 30_000 })
    // Where every commune has a price of its own, that of the wilaya is nobody's.
    const all = [commune("Béjaïa", { home: 90_000 }), commune("Akbou", { home: 80_000 })]
    expect(communeRange(wilaya, all)).toEqual({ home: 80_000 })
  })

  it("has one price where that of all open communes is the same, and is not the wilaya's", () => {
    const all = [commune("Béjaïa", { home: 90_000 }), commune("Akbou", { home: 90_000, desk: 30_000 })]
    const range = communeRange(wilaya, [...all, commune("Amizour", { home: 10_000, closed: true })])
    expect(range).toEqual({ home: 90_000, desk: 30_000, same: ["home"] })
    expect(atLowest(wilaya, range)).toMatchObject({ home: 90_000, desk: 30_000 })
    const varies = (kind: "home" | "desk") => variesByCommune(range, kind, 500_000, null)
    expect([varies("home"), varies("desk")]).toEqual([false, true])
  })

  it("knows no lowest price where that of the wilaya is told by phone", () => {
    expect(communeRange({ ...wilaya, home: null }, [plain, commune("Akbou", { home: 90_000 })])).toBeUndefined()
  })

  it("says that home delivery is closed somewhere, and counts no price of it there", () => {
    const far = commune("Akbou", { homeClosed: true, home: 10_000 })
    expect(communeRange(wilaya, [plain, far])).toEqual({ homeClosed: true })
    expect(communeRange({ ...wilaya, homeServed: false }, [plain, far])).toBeUndefined()
  })
})

describe("variesByCommune", () => {
  it("is no for a cart whose amount makes delivery free everywhere", () => {
    const range = { home: 70_000 }
    expect(variesByCommune(range, "home", 500_000, null)).toBe(true)
    expect(variesByCommune(range, "home", 500_000, 500_001)).toBe(true)
    expect(variesByCommune(range, "home", 500_000, 500_000)).toBe(false)
    expect(variesByCommune(range, "desk", 500_000, null)).toBe(false)
    expect(variesByCommune(undefined, "home", 500_000, null)).toBe(false)
  })
})

describe("communeGroups", () => {
  it("puts communes with the same delivery together, the most first, without those that are as their wilaya", () => {
    const dear = { home: 90_000 }
    const list = [
      plain,
      commune("A", { homeClosed: true }),
      commune("B", dear),
      commune("C", dear),
      commune("D", { closed: true }),
    ]
    expect(communeGroups(wilaya, list)).toMatchObject({
      groups: [
        { home: 90_000, desk: 40_000, homeServed: true, closed: false, communes: [{ name: "B" }, { name: "C" }] },
        { homeServed: false, closed: false, communes: [{ name: "A" }] },
        { closed: true, communes: [{ name: "D" }] },
      ],
      more: 0,
    })
  })

  it("names so many, and counts the others", () => {
    const many = Array.from({ length: maxNamedCommunes + 5 }, (_, at) => commune(`C${at}`, { home: 90_000 }))
    const { groups, more } = communeGroups(wilaya, [...many, commune("D", { closed: true })])
    expect([groups.length, groups[0]?.communes.length, more]).toEqual([1, maxNamedCommunes, 6])
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findMobileWarning, isAlgerianMobile, normalizePhone, spacedPhone } from "./phone.ts"

describe("normalizePhone", () => {
  it.each([
    ["0550 01 02 03", "0550010203"],
    ["0550.01.02.03", "0550010203"],
    ["0550-01-02-03", "0550010203"],
    ["+213 550 01 02 03", "0550010203"],
    ["+213 (0)550 01 02 03", "0550010203"],
    ["00213550010203", "0550010203"],
    ["213550010203", "0550010203"],
    ["٠٥٥٠ ٠١ ٠٢ ٠٣", "0550010203"],
    ["۰۵۵۰۰۱۰۲۰۳", "0550010203"],
    ["＋２１３５５００１０２０３", "0550010203"],
    ["\u200e0550\u00a001\u202f02 03", "0550010203"],
  ])("reads %j as %s", (typed, number) => {
    expect(normalizePhone(typed)).toBe(number)
  })

  it("never refuses a number of another shape", () => {
    expect(normalizePhone("021 65 43 21")).toBe("021654321")
    expect(normalizePhone("+33 6 12 34 56 78")).toBe("+33612345678")
    expect(normalizePhone("  appelez mon frère ")).toBe("appelez mon frère")
  })

  it("keeps what it has normalised", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normalizePhone(typed)
        expect(normalizePhone(once)).toBe(once)
      }),
    )
  })

  it("is empty only for nothing but spaces", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normalizePhone(typed) === "").toBe(typed.trim() === "")
      }),
    )
  })

  it("finds any Algerian mobile however its digits are written and separated", () => {
    const digit = fc.integer({ min: 0, max: 9 })
    const script = fc.constantFrom(0x30, 0x660, 0x6f0)
    const prefix = fc.constantFrom("0", "+213", "00213", "+213 0", "+213(0)")
    const between = fc.array(fc.constantFrom("", " ", ".", "-", "\u00a0"), { minLength: 9, maxLength: 9 })
    const rest = fc.tuple(fc.constantFrom(5, 6, 7), fc.array(digit, { minLength: 8, maxLength: 8 }))
    fc.assert(
      fc.property(prefix, rest, between, script, (start, [first, others], gaps, zero) => {
        const digits = [first, ...others]
        const typed = start + digits.map((d, i) => (gaps[i] ?? "") + String.fromCodePoint(zero + d)).join("")
        expect(normalizePhone(typed)).toBe(`0${digits.join("")}`)
        expect(isAlgerianMobile(typed)).toBe(true)
      }),
    )
  })
})

describe("isAlgerianMobile", () => {
  it("doubts land lines, foreign numbers, and numbers too short or too long", () => {
    for (const typed of ["021 65 43 21", "+33612345678", "055001020", "05500102034", "0850010203", ""]) {
      expect(isAlgerianMobile(typed)).toBe(false)
    }
  })
})

describe("spacedPhone", () => {
  it("groups ten digits and leaves anything else", () => {
    expect(spacedPhone("0550010203")).toBe("0550 01 02 03")
    expect(spacedPhone("+33612345678")).toBe("+33612345678")
  })
})

describe("findMobileDoubt", () => {
  it("counts digits, and looks at the beginning of ten", () => {
    expect(findMobileWarning("055001020")).toEqual({ kind: "digits", digits: 9 })
    expect(findMobileWarning("٠٥٥٠ ٠١")).toEqual({ kind: "digits", digits: 6 })
    expect(findMobileWarning("+33612345678")).toEqual({ kind: "digits", digits: 11 })
    expect(findMobileWarning("0850010203")).toEqual({ kind: "prefix" })
    expect(findMobileWarning("demandez Ali")).toEqual({ kind: "digits", digits: 0 })
  })

  it("has none about a mobile, nor while nothing is typed", () => {
    expect(findMobileWarning("+213 550 01 02 03")).toBeNull()
    expect(findMobileWarning("  ")).toBeNull()
  })
})

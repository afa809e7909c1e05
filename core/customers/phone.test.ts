import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findMobileWarning, isAlgerianMobile, normalizePhone, phoneKey, spacedPhone } from "./phone.ts"
import { spellingsOfPhone } from "./testing/phone-spellings.ts"

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

  it.each(spellingsOfPhone("0550998877"))("keeps the number of %j alone", (typed) => {
    expect(normalizePhone(typed)).toBe("0550998877")
  })

  it.each(["0550998877 / 0661000001", "0550 99 88 77 poste 12", "Ali 0550998877", "0550998877 (Ali)"])(
    "keeps %j as it was typed: more than a number stands there",
    (typed) => {
      expect(normalizePhone(typed)).toBe(typed)
      expect(phoneKey(typed)).toBe("0550998877")
    },
  )

  it.each(["1 0551000001", "n1 0551000001", "N° 12 : 0551 00 00 01", "2. +213 551 00 00 01", "1) 00213551000001"])(
    "compares the mobile in %j, whatever number stands before it",
    (typed) => expect(phoneKey(typed)).toBe("0551000001"),
  )

  it.each([
    ["+33 (0)6 12 34 56 78", "330612345678"],
    ["0033 6 12 34 56 78", "33612345678"],
  ])("finds no Algerian mobile in %j", (typed, key) => expect(phoneKey(typed)).toBe(key))

  it("takes no longer for a text of any length", () => {
    const long = "1 ".repeat(32_000)
    expect(normalizePhone(long)).toBe(long.trim())
    expect(phoneKey(long).length).toBeLessThanOrEqual(80)
    expect(phoneKey("+".repeat(64_000)).length).toBeLessThanOrEqual(80)
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

describe("phoneKey", () => {
  it.each(spellingsOfPhone("0550998877"))("knows the phone in %j", (typed) => {
    expect(phoneKey(typed)).toBe("0550998877")
  })

  it.each([
    ["+213 0550 99 88 77", "0550998877"],
    ["+00213550998877", "0550998877"],
    ["00550998877", "0550998877"],
    ["0213 550 99 88 77", "0550998877"],
    ["0550998877 / 0661000001", "0550998877"],
    ["0550 99 88 77, poste 12", "0550998877"],
    ["550998877 ou 021654321", "0550998877"],
    ["+213 21 65 43 21", "021654321"],
    ["21 65 43 21", "021654321"],
    ["021654321", "021654321"],
    ["+33 6 12 34 56 78", "33612345678"],
    ["0033612345678", "33612345678"],
    ["33612345678", "33612345678"],
    ["+7 912 345 67 89", "79123456789"],
    ["+1 213 555 12 34", "12135551234"],
    ["213 555 1234", "2135551234"],
    ["05509988771", "5509988771"],
    ["0550", "550"],
    ["000", "0"],
    ["•", "•"],
    [" Appelez  MON\u200f frère ", "appelez mon frère"],
    ["\u200f", "\u200f"],
    ["   ", ""],
  ])("reads %j as %j", (typed, key) => {
    expect(phoneKey(typed)).toBe(key)
  })

  it("tells phones apart", () => {
    const phones = [
      "0550998877",
      "0550998878",
      "021654321",
      "33550998877",
      "5509988",
      "05509988771",
      "Ali",
      "Alia",
      "•",
      "◦",
    ]
    expect(new Set(phones.map(phoneKey)).size).toBe(phones.length)
  })

  it("is one for any decoration of a number", () => {
    const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7f6, 0x1e950)
    const prefix = fc.constantFrom("0", "", "213", "+213", "00213", "+2130", "+213(0)", "+", "+0")
    const sign = fc.oneof(
      fc.constantFrom("", " ", "_", ",", ".", "-", "\u2060", "\u00ad", "\u200f", "\u00a0", "•", "#", "/", "😀"),
      fc.string({ unit: "binary", maxLength: 3 }).filter((text) => !/[\p{N}+]/u.test(text.normalize("NFKC"))),
    )
    const mobile = fc.tuple(fc.constantFrom(5, 6, 7), fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }))
    fc.assert(
      fc.property(
        prefix,
        mobile,
        script,
        fc.array(sign, { minLength: 10, maxLength: 10 }),
        (start, [first, rest], zero, gaps) => {
          const digits = [first, ...rest]
          const written = digits.map((digit, index) => String.fromCodePoint(zero + digit) + gaps[index])
          expect(phoneKey(gaps[9] + start + written.join(""))).toBe(`0${digits.join("")}`)
        },
      ),
      { numRuns: 300 },
    )
  })

  it("is the same of a number as it is stored, and a text that a database stores", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("+", "0", "213", "5", "6", "33", "12345678", " ", "a", "tel:", "٣"))
        .map((parts) => parts.join("")),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const key = phoneKey(text)
        expect(phoneKey(normalizePhone(text))).toBe(key)
        expect(phoneKey(key)).toBe(key)
        expect(key.length).toBeLessThanOrEqual(80)
        expect(key.isWellFormed()).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

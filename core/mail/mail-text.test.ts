import { describe, expect, it } from "vitest"
import { isEmailAddress } from "../customers/contact-message.ts"
import { toMailName, toSingleLine } from "./mail-text.ts"

describe("toMailName", () => {
  it.each(["Amina", "نادية", "Nadia Haddad", "Anne-Marie", "D'Angelo", "M. A. Haddad", "Amélie", "St. John", "𝒩"])(
    "keeps the name %s",
    (name) => {
      expect(toMailName(name)).toBe(name.normalize("NFKC"))
    },
  )

  it.each([
    ["http://evil.example", ""],
    ["Win HTTPS://evil.example/x?y now", "Win now"],
    ["Amina www.evil.example", "Amina"],
    ["Amina evil.example", "Amina"],
    ["evil.example.", ""],
    ["(evil.example)", ""],
    ["shop.evil.dz/win Amina", "Amina"],
    ["evil．example", ""],
    ["evil。example", ""],
    ["ev\u200bil.exam\u00adple", ""],
    ["موقع.شبكة نادية", "نادية"],
    ["xn--80ak6aa92e.com", ""],
    ["mailto:win@evil.example", ""],
    ["win@evil.example", ""],
    ["javascript:alert(1)", ""],
    ["\\\\evil.example\\share", ""],
    ["evil.example:8080", ""],
    ["1.2.3.4/x", ""],
    ["192.0.2.1", ""],
  ])("strips the link of %j", (typed, name) => {
    expect(toMailName(typed)).toBe(name)
    expect(toMailName(typed)).not.toMatch(/evil\.|example\b|:\/\/|www/)
  })

  it("is one line of at most 60 characters, without marks of direction", () => {
    expect(toMailName("Amina\r\nBcc: all@example.dz")).toBe("Amina")
    expect(toMailName("\u202eanimA\u202c\u0000\u2028x")).toBe("animA x")
    expect([...toMailName("😀".repeat(80))]).toHaveLength(60)
  })
})

it("toSingleLine leaves nothing that ends a line", () => {
  expect(toSingleLine(" Casque\r\nBcc: x\u0085y\u2028z\t ")).toBe("Casque Bcc: x y z")
})

describe("isEmailAddress", () => {
  it.each(["amina@example.dz", "a.b+c@sub.example.dz", "أمينة@مثال.شبكة", "o'hara@example.dz"])(
    "takes %s",
    (address) => {
      expect(isEmailAddress(address)).toBe(true)
    },
  )
  it.each([
    ["two addresses", "one,two@example.dz"],
    ["a group", "all:one@example.dz;"],
    ["a comment", "one(two)@example.dz"],
    ["a literal", "one@[192.0.2.1].dz"],
    ["a control character", "one\u0001@example.dz"],
    ["a mark of direction", "one\u202e@example.dz"],
    ["a backslash", "one\\two@example.dz"],
  ])("does not take %s", (_what, address) => {
    expect(isEmailAddress(address)).toBe(false)
  })
})

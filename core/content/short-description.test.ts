import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldDescription, shortened } from "./short-description.ts"

describe("shortened", () => {
  it("leaves 100 characters as they are", () => {
    expect(shortened("a".repeat(100))).toBe("a".repeat(100))
  })

  it("cuts the 101st character off and puts an ellipsis", { tags: ["@9-short-description"] }, () => {
    expect(shortened("a".repeat(101))).toBe(`${"a".repeat(100)}…`)
  })

  it("counts a character outside the basic plane as one", () => {
    expect(shortened("😀".repeat(100))).toBe("😀".repeat(100))
  })
})

describe("foldDescription", () => {
  it("loses nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const { head, rest } = foldDescription(text)
        expect(head + rest).toBe(text)
        expect(Array.from(head).length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldDescription } from "./short-description.ts"

describe("foldDescription", () => {
  it("leaves 100 characters as they are", () => {
    expect(foldDescription("a".repeat(100))).toEqual({ head: "a".repeat(100), rest: "" })
  })

  it("folds the 101st character away", { tags: ["@9-short-description"] }, () => {
    expect(foldDescription("a".repeat(101))).toEqual({ head: "a".repeat(100), rest: "a" })
  })

  it("counts a character outside the basic plane as one", () => {
    expect(foldDescription("😀".repeat(100)).rest).toBe("")
  })

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

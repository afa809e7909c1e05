import { describe, expect, it } from "vitest"
import { barsOf, encodeCode128 } from "./code-128.ts"

/** Values of the symbols of a code, read from the widths of its bars and spaces as ISO/IEC 15417 has them for the digits. */
const widths = (modules: string) => [...modules.matchAll(/1+|0+/g)].map(([run]) => run.length).join("")

describe("Code 128", () => {
  it("is what the standard's tables say", () => {
    // Start B, H, I, the check symbol (104 + 40 + 2 × 41) mod 103 = 20, stop.
    expect(widths(encodeCode128("HI") ?? "")).toBe(["211214", "231113", "231311", "221231", "2331112"].join(""))
    // Start C, 12, 34, the check symbol (105 + 12 + 2 × 34) mod 103 = 82, stop.
    expect(widths(encodeCode128("1234") ?? "")).toBe(["211232", "112232", "131123", "121241", "2331112"].join(""))
  })

  it("packs the digits of an order's number in pairs", () => {
    expect(encodeCode128("HN-26-000123-K7QX")?.length).toBeLessThan(encodeCode128("HN-AB-CDEFGH-K7QX")?.length ?? 0)
  })

  it("has no bars for a text that it cannot encode or a reader could not read", () => {
    expect(barsOf("تتبع", 90)).toBe(null)
    expect(barsOf("", 90)).toBe(null)
    expect(barsOf("X".repeat(60), 90)).toBe(null)
  })
})

describe("the bars", () => {
  it.each([
    [93, 0.375],
    [72, 0.25],
    [45, 0.19],
  ])("of an order's number fit into %d mm, by dots of a thermal printer where they can", (room, width) => {
    const bars = barsOf("HN-26-000123-K7QX", room)
    expect(bars?.width).toBe(width)
    expect((bars?.modules ?? 0) * width).toBeLessThanOrEqual(room)
  })

  it("begin and end with a quiet zone", () => {
    const bars = barsOf("ZR1", 90)
    expect(bars?.path).toMatch(/^M10 0h2v1h-2z/)
    const ends = [...(bars?.path ?? "").matchAll(/M(\d+) 0h(\d+)/g)].map(
      ([, at, length]) => Number(at) + Number(length),
    )
    expect(Math.max(...ends)).toBe((bars?.modules ?? 0) - 10)
  })
})

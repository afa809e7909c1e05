import { describe, expect, it } from "vitest"
import { webpSize } from "./webp-size.ts"

// One-colour pictures, 30 bytes of each.
const lossy = "UklGRkgAAABXRUJQVlA4IDwAAADwAwCdASogAwACPm02"
const head = (kind: string, rest: number[]) =>
  Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), Buffer.from(kind, "latin1"), Buffer.from(rest)])

describe("webpSize", () => {
  it("reads a lossy picture", () => {
    expect(webpSize(Buffer.from(lossy, "base64"))).toEqual({ width: 800, height: 512 })
  })

  it("reads a lossless picture", () => {
    const bits = 639 | (479 << 14)
    const bytes = [0, 8, 16, 24].map((shift) => (bits >>> shift) & 0xff)
    const rest = [0, 0, 0, 0, 0x2f, ...bytes, 0, 0, 0, 0, 0]
    expect(webpSize(head("VP8L", rest))).toEqual({ width: 640, height: 480 })
  })

  it("reads an extended picture", () => {
    const rest = [0, 0, 0, 0, 0, 0, 0, 0, 0xe7, 0x03, 0, 0xf3, 0x01, 0]
    expect(webpSize(head("VP8X", rest))).toEqual({ width: 1000, height: 500 })
  })

  it("knows what is not a WebP picture", () => {
    expect(webpSize(Buffer.alloc(30))).toBeUndefined()
    expect(webpSize(Buffer.from("RIFF"))).toBeUndefined()
    expect(webpSize(head("ANIM", Array(14).fill(0)))).toBeUndefined()
  })
})

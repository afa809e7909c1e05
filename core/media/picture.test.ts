import { describe, expect, it } from "vitest"
import { offeredWidths, pictureSrcSet } from "./picture.ts"

const picture = { url: "/media/a/b.webp", width: 1000, height: 1000, alt: "", sized: "/media/a/b-{w}.{f}?v=1" }

describe("offeredWidths", () => {
  it("gives every width to a large picture", () => {
    expect(offeredWidths(1000).map(({ requested }) => requested)).toEqual([320, 480, 640, 960])
    expect(offeredWidths(960).map(({ width }) => width)).toEqual([320, 480, 640, 960])
  })

  it("keeps the width of a screen for pictures that have it", () => {
    expect(offeredWidths(1600).map(({ requested }) => requested)).toEqual([320, 480, 640, 960, 1600])
    expect(offeredWidths(1599).map(({ requested }) => requested)).toEqual([320, 480, 640, 960])
    expect(offeredWidths(2400).at(-1)).toEqual({ requested: 1600, width: 1600 })
  })

  it("ends with a smaller picture's own width", () => {
    expect(offeredWidths(800).map(({ width }) => width)).toEqual([320, 480, 640, 800])
    expect(offeredWidths(480).map(({ width }) => width)).toEqual([320, 480])
    expect(offeredWidths(200)).toEqual([{ requested: 320, width: 200 }])
  })
})

describe("pictureSrcSet", () => {
  it("tells the width that each file really has", () => {
    expect(pictureSrcSet({ ...picture, width: 400 }, "avif")).toBe(
      "/media/a/b-320.avif?v=1 320w, /media/a/b-480.avif?v=1 400w",
    )
    expect(pictureSrcSet(picture, "webp")?.split(", ")).toHaveLength(4)
  })

  it("is not there for a picture without smaller forms", () => {
    expect(pictureSrcSet({ ...picture, sized: undefined }, "avif")).toBeUndefined()
  })
})

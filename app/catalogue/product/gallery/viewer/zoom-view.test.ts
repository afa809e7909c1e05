import { describe, expect, it } from "vitest"
import { maxScale, wholeView, withinFrame, zoomAt } from "./zoom-view.ts"

describe("zoomAt", () => {
  it("keeps the point under the fingers where it is", () => {
    expect(zoomAt(wholeView, 2, { x: 50, y: -20 })).toEqual({ scale: 2, x: -50, y: 20 })
  })

  it("follows the fingers while they spread", () => {
    const view = zoomAt(wholeView, 2, { x: 50, y: 0 }, { x: 60, y: 10 })
    expect(view).toEqual({ scale: 2, x: -40, y: 10 })
    // The point between the fingers, in pixels of the picture that fits.
    expect((60 - view.x) / view.scale).toBe(50)
  })

  it("ends at the whole picture and at the largest one", () => {
    expect(zoomAt(wholeView, 0.3, { x: 0, y: 0 })).toMatchObject({ scale: 1 })
    expect(zoomAt(wholeView, 90, { x: 0, y: 0 })).toMatchObject({ scale: maxScale })
  })
})

describe("withinFrame", () => {
  const picture = { width: 300, height: 300 }
  const frame = { width: 300, height: 800 }

  it("leaves no edge bare that the picture could fill", () => {
    expect(withinFrame({ scale: 2, x: 900, y: 0 }, picture, frame)).toEqual({ scale: 2, x: 150, y: 0 })
    expect(withinFrame({ scale: 2, x: -900, y: 0 }, picture, frame)).toEqual({ scale: 2, x: -150, y: 0 })
  })

  it("keeps in the middle what is smaller than the frame", () => {
    expect(withinFrame({ scale: 2, x: 0, y: 400 }, picture, frame)).toMatchObject({ y: 0 })
  })
})

import { describe, expect, it } from "vitest"
import { galleryOf, pictureOfColor } from "./gallery-pictures.ts"

const picture = (url: string) => ({ url, width: 1000, height: 1000, alt: "" })
const colors = [
  { code: "Noir".toLowerCase(), name: "Noir", hex: "#000", image: picture("/noir") },
  { code: "Sable".toLowerCase(), name: "Sable", hex: "#ddc", image: picture("/sable") },
  { code: "Nuit".toLowerCase(), name: "Nuit", hex: "#236", image: null },
]
const product = { image: picture("/noir"), medias: [picture("/face"), picture("/noir")], colors }

describe("galleryOf", () => {
  it("begins with the main picture and shows none twice", () => {
    const { pictures, thumbnails } = galleryOf(product)
    expect(pictures.map(({ url }) => url)).toEqual(["/noir", "/face", "/sable"])
    expect(thumbnails).toBe(2)
  })

  it("is empty for a product without pictures", () => {
    expect(galleryOf({ image: null, medias: [], colors: [] })).toEqual({ pictures: [], thumbnails: 0 })
  })
})

describe("pictureOfColor", () => {
  const gallery = galleryOf(product)

  it("finds a colour's picture among the others or after them", () => {
    expect(pictureOfColor(gallery, colors, "Noir")).toBe(0)
    expect(pictureOfColor(gallery, colors, "Sable")).toBe(2)
  })

  it("finds none for a colour without a picture", () => {
    expect(pictureOfColor(gallery, colors, "Nuit")).toBeNull()
  })
})

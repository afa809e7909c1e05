import { describe, expect, it } from "vitest"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import { pictureOfChoice, toGallery } from "./gallery-pictures.ts"

const picture = (url: string) => ({ url, width: 1000, height: 1000, alt: "" })
const colors = [
  { code: "noir", name: "Noir", hex: "#000", image: picture("/noir") },
  { code: "sable", name: "Sable", hex: "#ddc", image: picture("/sable") },
  { code: "nuit", name: "Nuit", hex: "#236", image: null },
]
const emptyVariant: Variant = {
  documentId: "v",
  sku: "V",
  barcode: null,
  color: "",
  size: "",
  price: 100_000,
  lastPrice: null,
  discount: 0,
  quantity: 1,
  status: "in-stock",
  image: null,
}
const product = { image: picture("/noir"), medias: [picture("/face"), picture("/noir")], colors, variants: [] }

describe("galleryOf", () => {
  it("begins with the main picture and shows none twice", () => {
    const { pictures, thumbnails } = toGallery(product)
    expect(pictures.map(({ url }) => url)).toEqual(["/noir", "/face", "/sable"])
    expect(thumbnails).toBe(2)
  })

  it("begins with the picture that the page opens with, with a small image, and shows it once", () => {
    const opened = (url: string) => {
      const { pictures, thumbnails } = toGallery(product, picture(url))
      return [...pictures.map((one) => one.url), thumbnails]
    }
    expect(opened("/sable")).toEqual(["/sable", "/noir", "/face", 3])
    expect(opened("/face")).toEqual(["/face", "/noir", "/sable", 2])
  })

  it("is empty for a product without pictures", () => {
    expect(toGallery({ image: null, medias: [], colors: [], variants: [] })).toEqual({ pictures: [], thumbnails: 0 })
  })
})

describe("pictureOfChoice", () => {
  const gallery = toGallery(product)

  it("finds a colour's picture among the others or after them", () => {
    expect(pictureOfChoice(gallery, product, { color: "noir", size: "" })).toBe(0)
    expect(pictureOfChoice(gallery, product, { color: "sable", size: "" })).toBe(2)
  })

  it("prefers the picture of a variant to that of its colour", () => {
    const variant = { color: "noir", size: "42", image: picture("/noir-42") }
    const shoe = {
      ...product,
      variants: [
        { ...emptyVariant, ...variant },
        { ...emptyVariant, color: "noir", size: "43" },
      ],
    }
    const shown = (size: string) => {
      const { pictures } = toGallery(shoe)
      return pictures[pictureOfChoice({ pictures, thumbnails: 2 }, shoe, { color: "noir", size }) ?? -1]?.url
    }
    expect(["42", "43", ""].map(shown)).toEqual(["/noir-42", "/noir", "/noir"])
  })

  it("finds none for a colour without a picture", () => {
    expect(pictureOfChoice(gallery, product, { color: "nuit", size: "" })).toBeNull()
  })
})

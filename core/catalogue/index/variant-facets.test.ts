import { expect, test } from "vitest"
import { parseListing } from "../listing-params.ts"
import { filteredChoice, type ListedVariant } from "../listing-variant.ts"
import { listedProduct } from "../testing/listed-product.ts"
import { CatalogueIndex } from "./catalogue-index.ts"

const tones = { rouge: "#cc0000", bleu: "#0000cc" }
const colors = Object.entries(tones).map(([code, hex]) => ({ code, name: code, hex, image: null }))
const sizes = ["40", "42"].map((code) => ({ code, name: code }))

/** A product that sells variants written `rouge 42`; a minus = without units. */
function shoeOf(id: number, ...sold: string[]) {
  const variants = sold.map((text): ListedVariant => {
    const [color = "", size = ""] = text.replace("-", "").split(" ")
    return { color, size, status: text.startsWith("-") ? "out-of-stock" : "in-stock" }
  })
  return listedProduct({ id, colors, sizeOption: { kind: "shoe", values: sizes }, variants })
}

function indexOf(...products: ReturnType<typeof shoeOf>[]) {
  const index = new CatalogueIndex()
  for (const product of products) index.upsert(product)
  return index
}

const find = (index: CatalogueIndex, search: string) =>
  index.query(parseListing(new URLSearchParams(search)), "2026-01-01T00:00:00.000Z")

test("a colour and a size are those of one variant", () => {
  const index = indexOf(shoeOf(1, "rouge 42"), shoeOf(2, "rouge 40", "bleu 42"), shoeOf(3, "-rouge 42", "rouge 40"))
  expect(find(index, "color=rouge&size=shoe-42").ids).toEqual([1, 3])
  expect(find(index, "color=rouge&size=shoe-42&status=in-stock").ids).toEqual([1])
  expect(find(index, "size=shoe-42&status=in-stock").ids).toEqual([1, 2])
  expect(find(index, "size=waist-42").ids).toEqual([])
  expect(find(index, "size=42").ids).toEqual([])
})

test("counts say what a choice would find", () => {
  const index = indexOf(shoeOf(1, "rouge 42", "rouge 40"), shoeOf(2, "rouge 40", "-bleu 42"), listedProduct({ id: 3 }))
  const { facets } = find(index, "color=rouge")
  expect([...facets.size]).toEqual([
    ["shoe-42", 1],
    ["shoe-40", 2],
  ])
  expect([...facets.color]).toEqual([
    ["rouge", 2],
    ["bleu", 1],
  ])
  expect([...find(index, "status=in-stock").facets.color]).toEqual([["rouge", 2]])
  expect(find(index, "size=shoe-42").facets.status.get("in-stock")).toBe(1)
  expect(find(index, "").facets.status.get("in-stock")).toBe(3)
})

test("colours and sizes that have Arabic names alone are told apart, wherever they stand in their products", () => {
  const named = (id: number, color: string, size: string, other: string) =>
    listedProduct({
      id,
      colors: [{ code: "option-1", name: color, hex: "#cc0000", image: null }],
      sizeOption: {
        kind: "option",
        values: [size, other].map((name, at) => ({ code: `option-${at + 1}`, name })),
      },
      variants: [{ color: "option-1", size: "option-1", status: "in-stock" }],
    })
  const [red, blue] = [named(1, "أحمر", "كبير", "صغير"), named(2, "أزرق", "صغير", "كبير")]
  const index = indexOf(red, blue)
  expect(find(index, "color=ahmr").ids).toEqual([1])
  expect(find(index, "size=option-sghyr").ids).toEqual([2])
  expect([...find(index, "").facets.color]).toEqual([
    ["ahmr", 1],
    ["azrq", 1],
  ])
  expect(index.options().sizes.map(({ value, name }) => [value, name])).toEqual([
    ["option-kbyr", "كبير"],
    ["option-sghyr", "صغير"],
  ])
  const { size, color } = parseListing(new URLSearchParams("size=option-kbyr&color=azrq"))
  expect(filteredChoice(red, { size, color })).toEqual({ color: "", size: "option-1" })
  expect(filteredChoice(blue, { size, color })).toEqual({ color: "option-1", size: "option-2" })
})

test("a value looks as most products show it, and goes with the last of them", () => {
  const index = indexOf(shoeOf(1, "rouge 42"), shoeOf(2, "rouge 42"))
  const crimson = [{ code: "rouge", name: "Cramoisi", hex: "#990000", image: null }]
  index.upsert({ ...shoeOf(3, "rouge 40"), colors: crimson })
  expect(index.options().colors).toEqual([
    { code: "rouge", name: "rouge", hex: "#cc0000", value: "rouge", productCount: 3 },
  ])
  expect(index.options().sizes.map(({ value }) => value)).toEqual(["shoe-40", "shoe-42"])
  index.remove(1)
  index.remove(2)
  expect(index.options().colors).toMatchObject([{ name: "Cramoisi", productCount: 1 }])
  expect(index.options().sizes.map(({ value }) => value)).toEqual(["shoe-40"])
  index.remove(3)
  expect(index.options()).toEqual({ colors: [], sizes: [] })
})

import { expect, it } from "vitest"
import { listedProduct } from "#core/catalogue/testing/listed-product.ts"
import { openingPicture, sharedChoice } from "./opening-picture.ts"

const picture = (url: string) => ({ url, width: 1000, height: 1000, alt: "" })
const color = (code: string, image: string | null) => ({
  code,
  name: code,
  hex: "#000000",
  image: image === null ? null : picture(image),
})
const variant = (color: string, size: string, image: string | null = null) => ({
  documentId: color + size,
  sku: color + size,
  barcode: null,
  color,
  size,
  price: 100_000,
  lastPrice: null,
  discount: 0,
  quantity: 1,
  status: "in-stock" as const,
  image: image === null ? null : picture(image),
})
const shoe = {
  ...listedProduct({
    image: picture("/noir"),
    colors: [color("noir", "/noir"), color("sable", "/sable"), color("nuit", null)],
    sizeOption: { kind: "shoe", values: ["42", "43"].map((code) => ({ code, name: code })) },
  }),
  variants: [variant("noir", "42"), variant("sable", "42"), variant("sable", "43", "/sable-43"), variant("nuit", "42")],
}

it.each([
  { color: "", size: "", opens: undefined, query: "" },
  { color: "sable", size: "", opens: "/sable", query: "?color=sable" },
  { color: "sable", size: "43", opens: "/sable-43", query: "?color=sable&size=43" },
  { color: "", size: "43", opens: "/sable-43", query: "?color=sable&size=43" },
  { color: "nuit", size: "42", opens: undefined, query: "" },
  // Codes that it does not have: as the page chooses then.
  { color: "<b>", size: "99", opens: "/noir", query: "?color=noir" },
])("a page at color=$color, size=$size begins with $opens and is shared with it", ({ opens, query, ...choice }) => {
  expect(openingPicture(shoe, choice)?.url).toBe(opens)
  const shared = sharedChoice(shoe, choice)
  expect([shared.picture?.url, shared.query]).toEqual([opens ?? "/noir", query])
})

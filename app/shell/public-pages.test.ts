import { describe, expect, it } from "vitest"
import { publicPageAddress } from "./public-pages.ts"

const routes = ["root", "routes/language", "routes/shop"]
const keyOf = (path: string) => publicPageAddress(new URL(path, "http://shop.test"), () => routes)?.key

describe("the key of a public page", () => {
  it("is the address with the declared parameters in one order, without those that count clicks", () => {
    expect(keyOf("/shop?sort=on-sale&page=2&utm_source_platform=a&gad_source=1&gbraid=b&fbclid=c")).toBe(
      "http://shop.test/shop?page=2&sort=on-sale",
    )
    expect(keyOf("/ar/shop?color=noir&color=bleu")).toBe("http://shop.test/ar/shop?color=noir&color=bleu")
  })

  it("is not there for a parameter that the page does not read, or that it reads once and that comes twice", () => {
    expect(keyOf("/shop?x=1")).toBeUndefined()
    expect(keyOf("/landing/sac-casbah?reviews=2")).toBeUndefined()
    expect(keyOf("/product-details/sac-casbah?color=a&color=b")).toBeUndefined()
  })

  it("is there for a slug as links write it alone", () => {
    expect(keyOf("/product-details/sac-casbah")).toBe("http://shop.test/product-details/sac-casbah?")
    for (const slug of ["%73ac-casbah", "sac%2Dcasbah", "sac%", ""])
      expect(keyOf(`/product-details/${slug}`)).toBeUndefined()
    expect(keyOf("/pages/%D8%B9%D8%B7%D8%B1")).toBe("http://shop.test/pages/%D8%B9%D8%B7%D8%B1?")
  })

  it("is there for the router's data of the first page in each language", () => {
    expect(keyOf("/_.data")).toBe("http://shop.test/_.data?")
    expect(keyOf("/ar.data")).toBe("http://shop.test/ar.data?")
  })

  it("takes the router's routes of the page alone, each once and in their order", () => {
    expect(keyOf("/shop.data?_routes=routes%2Fshop")).toBe("http://shop.test/shop.data?_routes=routes%2Fshop")
    expect(keyOf("/shop.data?_routes=root,routes/shop")).toBe("http://shop.test/shop.data?_routes=root%2Croutes%2Fshop")
    for (const value of ["x", "routes/shop,root", "root,root", "routes/shop,", "root&_routes=root"])
      expect(keyOf(`/shop.data?_routes=${value}`)).toBeUndefined()
    expect(keyOf("/shop?_routes=root")).toBeUndefined()
  })
})

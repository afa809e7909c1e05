import { describe, expect, it } from "vitest"
import { publicPageAddress } from "./public-pages.ts"

const addressOf = (path: string) => publicPageAddress(new URL(path, "http://shop.test"))
const keyOf = (path: string) => addressOf(path)?.key

describe("the key of a public page", () => {
  it("is the address with what the page reads, in one order", () => {
    expect(keyOf("/shop?sort=on-sale&page=2&utm_source_platform=a&gad_source=1&gbraid=b&fbclid=c")).toBe(
      "http://shop.test/shop?sort=on-sale&page=2",
    )
    expect(keyOf("/ar/shop?color=noir&color=bleu")).toBe("http://shop.test/ar/shop?color=bleu&color=noir")
  })

  it.each([
    ["/shop", "/shop?x=1"],
    ["/shop", "/shop?_routes=root"],
    ["/shop", "/shop?page=0&minPrice=a&sort=x&view=x"],
    ["/shop?color=bleu&color=noir", "/shop?color=noir%2CBleu&x="],
    ["/landing/sac-casbah", "/landing/sac-casbah?reviews=2"],
    ["/product-details/sac-casbah", "/product-details/sac-casbah?x=1&y=2"],
    ["/product-details/sac-casbah?color=a", "/product-details/sac-casbah?color=a&color=b"],
    ["/blog", "/blog?page=x&category=%2F"],
    ["/cart", "/cart?products=a"],
    ["/communes/Alger", "/communes/Alger?x"],
    ["/console.webmanifest", "/console.webmanifest?lang=xx"],
    ["/console.webmanifest?lang=ar", "/console.webmanifest?lang=ar&lang=fr"],
    ["/", "/?x"],
  ])("is that of %s for %s", (plain, same) => {
    expect(keyOf(plain)).toBeDefined()
    expect(keyOf(same)).toBe(keyOf(plain))
    expect(addressOf(same)?.url.href).toBe(addressOf(plain)?.url.href)
  })

  it.each([
    ["/shop", "/shop/", "/Shop"],
    ["/ar/shop", "/ar/shop/", "/ar/SHOP"],
    ["/product-details/sac-casbah", "/product-details/%73ac-casbah", "/Product-Details/sac%2Dcasbah/"],
    ["/pages/%D8%B9%D8%B7%D8%B1", "/pages/عطر"],
    ["/ar", "/ar/"],
  ])("is that of %s in any other way of writing", (plain, ...others) => {
    expect(keyOf(plain)).toBe(`http://shop.test${plain}?`)
    for (const other of others) expect(addressOf(other)).toEqual(addressOf(plain))
  })

  it("is not there for what few others ask for, and for no page", () => {
    for (const path of ["/shop?searchText=sac", "/blog?searchText=sac", "/wishlist?products=sac", "/compare?products="])
      expect(keyOf(path)).toBeUndefined()
    for (const path of [
      "/product-details/sac%",
      "/product-details//sac",
      "/ar//shop",
      "/shop//",
      "/AR/shop",
      "/none",
      "/shop.data",
    ])
      expect(keyOf(path)).toBeUndefined()
  })
})

import { expect, test } from "vitest"
import { isLoop, type Redirect, readRedirect, toRedirectSource } from "./redirect.ts"

const host = "shop.example"

test.each([
  ["/product/cap/", "/product-details/cap", "/product/cap", "/product-details/cap"],
  ["https://old.example/produit/%D9%82%D9%85%D9%8A%D8%B5/?utm=1", "/shop?page=2", "/produit/قميص", "/shop?page=2"],
  [
    "/product/قميص",
    "https://shop.example/product-details/قميص",
    "/product/قميص",
    "/product-details/%D9%82%D9%85%D9%8A%D8%B5",
  ],
  ["/p.html", "/", "/p.html", "/"],
])("reads %s -> %s", (from, to, source, target) => {
  expect(readRedirect(from, to, host)).toEqual({ from: source, to: target })
})

test.each([
  ["/a", "https://evil.example/"],
  ["/a", "//evil.example/"],
  ["/a", "/\\evil.example"],
  ["/a", "/%2f%2fevil.example/"],
  ["/a", "/%5cevil.example"],
  ["/a", "javascript:alert(1)"],
  ["/a", "/..//evil.example"],
  ["/a", "/\tevil"],
  ["/a", ""],
  ["/a", "https://shop.example@evil.example/"],
  ["/a", `/${"a".repeat(600)}`],
])("leads nobody from %s to %s", (from, to) => {
  expect(readRedirect(from, to, host)).toBe("NOT_OWN")
})

test.each(["", "/", "product", "//x", "/%zz", "/\0", "/\\x", `/${"a".repeat(600)}`])(
  "takes %j for no address",
  (path) => {
    expect(toRedirectSource(path)).toBeNull()
  },
)

test("finds loops of any length, and chains that are too long", () => {
  const all = new Map([
    ["/b", "/c"],
    ["/c", "/a?x=1"],
    ...Array.from({ length: 9 }, (_, n) => [`/chain-${n}`, `/chain-${n + 1}`] as const),
  ])
  const pair = (from: string, to: string) => readRedirect(from, to, host) as Redirect
  const next = (source: string) => all.get(source)
  expect(readRedirect("/a", "/a/?x=2", host)).toBe("SAME")
  expect(isLoop(pair("/a", "/b"), next)).toBe(true)
  expect(isLoop(pair("/z", "/c"), next)).toBe(false)
  expect(isLoop(pair("/z", "/chain-0"), next)).toBe(true)
  expect(isLoop(pair("/z", "/chain-7"), next)).toBe(false)
  expect(isLoop(pair("/z", "/"), next)).toBe(false)
})

import { expect, test } from "vitest"
import { formPaths, knownPaths } from "./known-path.server.ts"

const isKnown = knownPaths(
  {
    pages: {},
    home: { parentId: "pages" },
    shop: { parentId: "pages", path: "shop" },
    feed: { parentId: "pages", path: "feed.xml" },
    product: { parentId: "pages", path: "product/:id" },
    newest: { parentId: "pages", path: "newest/:id?" },
    missing: { parentId: "pages", path: "*" },
    robots: { path: "robots.txt" },
  },
  "pages",
)

test("knows the paths of pages", () => {
  for (const path of ["/shop", "/shop/", "/Shop", "/feed.xml", "/product/sac", "/newest", "/newest/sac"])
    expect(isKnown(path), path).toBe(true)
})

test("knows no other path", () => {
  for (const path of [
    "/",
    "",
    "/shops",
    "/feedxxml",
    "/product",
    "/product/sac/x",
    "/newest/sac/x",
    "/robots.txt",
    "/x",
  ])
    expect(isKnown(path), path).toBe(false)
})

test("knows the paths that take a form, also beside the pages", () => {
  const module = { action: () => null }
  const isForm = formPaths({
    pages: { module: {} },
    contact: { parentId: "pages", path: "contact", module },
    product: { parentId: "pages", path: "product/:id?", module },
    shop: { parentId: "pages", path: "shop", module: { action: undefined } },
    missing: { parentId: "pages", path: "*", module: {} },
    quote: { parentId: "root", path: "order-quote", module },
  })
  for (const path of ["/contact", "/Contact/", "/product", "/product/sac", "/order-quote"])
    expect(isForm(path), path).toBe(true)
  for (const path of ["/", "/shop", "/contact/x", "/x"]) expect(isForm(path), path).toBe(false)
})

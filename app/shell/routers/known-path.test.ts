import { expect, test } from "vitest"
import { knownPaths } from "./known-path.server.ts"

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

import { expect, test } from "vitest"
import { routePath } from "./route-path.ts"

test.each([
  ["product-details/:id?", "/product-details/:id?"],
  ["/shop", "/shop"],
  ["*", "/*"],
  ["/", "/"],
])("makes the path of the route with the pattern %s", (pattern, path) => {
  expect(routePath(pattern)).toBe(path)
})

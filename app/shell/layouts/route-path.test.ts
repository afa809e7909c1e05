import { expect, it } from "vitest"
import { routePath } from "./route-path.ts"

it.each([
  ["/:lang?/product-details/:id?", "/product-details/:id?"],
  [":lang?/shop", "/shop"],
  ["/:lang?/*", "/*"],
  ["/:lang?", ""],
])("of %s is %s", (pattern, path) => expect(routePath(pattern)).toBe(path))

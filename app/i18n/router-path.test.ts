import { expect, test } from "vitest"
import { withoutBasename } from "./router-path.ts"

test.each([
  ["/ar/shop?page=2", "/shop?page=2"],
  ["/ar", "/"],
  ["/ar?notice=1", "/?notice=1"],
  ["/ar#main", "/#main"],
  ["/ar/", "/"],
  ["/articles", "/articles"],
  ["/shop", "/shop"],
  ["?page=2", "?page=2"],
])("takes the basename off %s", (path, expected) => {
  expect(withoutBasename("/ar", path)).toBe(expected)
})

test("leaves paths of the main language as they are", () => {
  expect(withoutBasename("/", "/shop")).toBe("/shop")
})

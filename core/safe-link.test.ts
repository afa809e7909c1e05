import { expect, test } from "vitest"
import { safeLink } from "./safe-link.ts"

test.each(["/shop", "/shop?category=casques#liste", "/"])("lets %s lead to a page of the shop", (path) => {
  expect(safeLink(path)).toEqual({ kind: "own", path })
})

test.each(["https://www.example.dz/a", "http://example.dz", "mailto:a@b.dz", "tel:+213550010203"])(
  "lets %s lead outside",
  (href) => {
    expect(safeLink(` ${href} `)).toEqual({ kind: "outside", href })
  },
)

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "shop",
  "",
])("lets %j lead nowhere", (address) => {
  expect(safeLink(address)).toBeNull()
})

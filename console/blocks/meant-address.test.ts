import { expect, test } from "vitest"
import { meantAddress } from "./commands.ts"

test.each([
  ["/shop?category=sacs", "/shop?category=sacs"],
  ["https://example.dz/a", "https://example.dz/a"],
  [" example.dz/a ", "https://example.dz/a"],
  ["mailto:a@example.dz", "mailto:a@example.dz"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["//evil.example", null],
  ["une phrase", null],
  ["", null],
])("the address %s is meant as %s", (typedAddress, meant) => {
  expect(meantAddress(typedAddress)).toBe(meant)
})

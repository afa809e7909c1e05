import { expect, test } from "vitest"
import { unknownOption } from "./ordered-variant.ts"

const same = (name: string) => ({ fr: name, ar: name, en: name })
const colors = [
  { code: "noir", name: { fr: "Noir", ar: "أسود", en: "Black" } },
  { code: "noir-or", name: same("Noir · Or") },
]
const sizes = [{ code: "42", name: same("42") }]
const nothing = { variant: null, color: null, size: null }

test.each([
  [nothing, null],
  [{ ...nothing, color: "Noir", size: "42" }, null],
  [{ ...nothing, color: "noir · 42" }, null],
  [{ ...nothing, color: "Noir · Or" }, null],
  [{ ...nothing, color: "Fuchsia" }, "color"],
  [{ ...nothing, color: "Fuchsia · 42" }, "color"],
  [{ ...nothing, color: "Noir · 99" }, "size"],
  [{ ...nothing, size: "99" }, "size"],
  [{ ...nothing, color: " " }, null],
  [{ variant: "SKU", color: "Fuchsia", size: "99" }, null],
])("of %j the product lacks %s", (requested, unknown) => {
  expect(unknownOption({ colors, sizes }, requested)).toBe(unknown)
})

test("a product without colours has no unknown one: an earlier page may name what it had", () => {
  expect(unknownOption({ colors: [], sizes }, { ...nothing, color: "Fuchsia" })).toBeNull()
  expect(unknownOption({ colors, sizes: [] }, { ...nothing, size: "99" })).toBeNull()
})

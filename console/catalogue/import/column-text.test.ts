import { expect, test } from "vitest"
import { columnText } from "./column-text.ts"

test("says a column of a file in the words of the form, with its language", () => {
  expect(columnText("price", String)).toBe("product.price")
  expect(columnText("short_description_ar", String)).toBe("product.short, \u2068العربية\u2069")
  expect(columnText("last_price", String)).toBe("product.lastPrice")
  expect(columnText("anything_fr", String)).toBeUndefined()
})

import { expect, test } from "vitest"
import { parseBlog } from "./blog-query.ts"

test("cuts a long search between characters", () => {
  const search = (text: string) => parseBlog(new URLSearchParams({ searchText: text })).searchText
  expect(search(` ${"a".repeat(100)} b`)).toBe("a".repeat(100))
  expect(search(`${"a".repeat(99)}😀`)).toBe("a".repeat(99))
  expect(search(`${"a".repeat(98)} 😀`)).toBe("a".repeat(98))
})

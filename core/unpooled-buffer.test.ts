import { expect, test } from "vitest"
import { toUnpooledBuffer } from "./unpooled-buffer.ts"

test("copies bytes and holds nothing else", () => {
  const pooled = Buffer.from("a page of the shop")
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length)
  const copy = toUnpooledBuffer(pooled)
  expect(copy.toString()).toBe("a page of the shop")
  expect(copy.buffer.byteLength).toBe(pooled.length)
})

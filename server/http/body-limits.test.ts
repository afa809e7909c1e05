import { expect, test } from "vitest"
import { bodyKind, mayTakeLong } from "./body-limits.ts"
import { maxBody } from "./forms/form-limits.ts"

test("only what takes a file may be larger than everything else", () => {
  const form = ["/review", "/fr/review", "/ar/review", "/en/review"]
  expect(form.map((path) => bodyKind("POST", path))).toEqual(Array(4).fill("form"))
  const own = ["/api/admin/media", "/api/order-reviews/key/slug/picture"]
  expect(own.map((path) => bodyKind("POST", path))).toEqual(Array(2).fill("own"))
  for (const path of [
    "/contact",
    "/review/x",
    "/de/review",
    "/fr/fr/review",
    "/api/order-reviews/key/slug",
    "/api/orders",
  ]) {
    expect(bodyKind("POST", path)).toBe("usual")
  }
  expect(bodyKind("PUT", "/review")).toBe("usual")
  const records = ["/api/products/id", "/api/products/id/variants", "/api/posts/id"]
  expect(records.map((path) => bodyKind("PUT", path))).toEqual(Array(3).fill("own"))
  for (const path of ["/api/categories/id", "/api/products/id/other"]) expect(bodyKind("PUT", path)).toBe("usual")
})

test("a body may take as long as a file where its sender is known before it is read", () => {
  const parts = { api: true, pages: true }
  const mayTake = (path: string, length: number, type = "multipart/form-data; boundary=x", of: object = parts) =>
    mayTakeLong("POST", path, { length, type }, of)
  expect(mayTake("/ar/review", maxBody + 1)).toBe(true)
  expect(mayTake("/ar/review", Number.NaN)).toBe(true)
  expect(mayTake("/api/admin/media", 50, "image/jpeg")).toBe(true)
  expect(mayTake("/ar/review", maxBody)).toBe(false)
  for (const type of ["application/x-www-form-urlencoded", "text/plain", ""]) {
    expect(mayTake("/ar/review", Number.NaN, type)).toBe(false)
    expect(mayTake("/ar/review", maxBody + 1, type)).toBe(false)
  }
  expect(mayTake("/contact", maxBody + 1)).toBe(false)
  expect(mayTake("/api/admin/media", maxBody + 1, "image/jpeg", { pages: true })).toBe(false)
})

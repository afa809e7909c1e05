import { afterAll, beforeAll, expect, it } from "vitest"
import { openTestShop, type TestShop } from "#api/testing/shop.ts"
import { insertThemePicture } from "#db/content/theme-pictures.ts"
import { inTransaction } from "#db/transaction.ts"
import { themePictures } from "./theme-pictures.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const files = [
    { name: "0123456789abcdef.svg", bytes: Buffer.from("<svg/>") },
    { name: "0123456789abcdef-48.png", bytes: Buffer.alloc(100_000, 7) },
  ]
  const picture = { url: "/media/theme/0123456789abcdef.svg", width: 10, height: 10 }
  await inTransaction(shop.db, (tx) => insertThemePicture(tx, picture, files, new Date()))
})
afterAll(() => shop.close())

const answer = (path: string, init?: RequestInit) =>
  themePictures(shop.db)(new Request(`http://shop.example${path}`, init))

it("an SVG may be cached for a year, and does nothing where it is opened", async () => {
  const response = await answer("/media/theme/0123456789abcdef.svg")
  expect(await response?.text()).toBe("<svg/>")
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "content-type": "image/svg+xml; charset=utf-8",
    "x-content-type-options": "nosniff",
  })
})

it("a form comes whole, without bytes for HEAD, and not again to who has it", async () => {
  const path = "/media/theme/0123456789abcdef-48.png"
  const response = await answer(path)
  expect(response?.headers.get("content-type")).toBe("image/png")
  expect(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(Buffer.alloc(100_000, 7))).toBe(true)
  const head = await answer(path, { method: "HEAD" })
  expect([head?.headers.get("content-length"), await head?.text()]).toEqual(["100000", ""])
  const etag = response?.headers.get("etag") ?? ""
  expect((await answer(path, { headers: { "if-none-match": etag } }))?.status).toBe(304)
})

it.each([
  "/media/theme/fedcba9876543210.svg",
  "/media/theme/0123456789abcdef.webp",
  "/media/theme/0123456789abcdef.svg/x",
  "/media/theme/%2e%2e/0123456789abcdef.svg",
  "/media/uploads/0123456789ab.webp",
])("nothing is found under %s", async (path) => {
  expect(await answer(path)).toBeUndefined()
})

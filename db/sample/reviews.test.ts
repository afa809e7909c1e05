import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { beauty } from "#sample/products/beauty.ts"
import { electronics } from "#sample/products/electronics.ts"
import { fashion } from "#sample/products/fashion.ts"
import { garments } from "#sample/products/garments.ts"
import { jewelry } from "#sample/products/jewelry.ts"
import { type Db, openDatabase } from "../database.ts"
import { migrate } from "../migrations/migrate.ts"
import { readReviewPicture } from "../reviews/review-pictures.ts"
import { loadSample } from "../testing/load-sample.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"

const products = [...electronics, ...fashion, ...garments, ...beauty, ...jewelry]
const all = products.flatMap(({ reviews }) => reviews)
const hash = "0123456789ab"
let own: OwnDatabase
let db: Db

beforeAll(async () => {
  own = await ownDatabase("nothing")
  const { dataDir } = own.address
  db = openDatabase(own.address)
  await migrate(db)
  // One of the reviewers' pictures lies in the folder, the others do not.
  mkdirSync(join(dataDir, "reviews"))
  writeFileSync(join(dataDir, "reviews/casque-aura.webp"), "bytes of a picture")
  const facts = { width: 700, height: 700, hash, dominantColor: "#e6e3dd", placeholder: "data:," }
  writeFileSync(join(dataDir, "index.json"), JSON.stringify({ "reviews/casque-aura.webp": facts }))
  await loadSample(db, new Date("2026-11-21T09:00:00Z"), dataDir)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

it("says of most reviews that they are by who bought the product", async () => {
  const rows = await db.selectFrom("review").select("verified").execute()
  expect(rows).toHaveLength(all.length)
  const unverified = all.filter(({ verified }) => verified === false).length
  expect(unverified).toBeGreaterThan(0)
  expect(rows.filter(({ verified }) => verified === 0)).toHaveLength(unverified)
})

it("shows a reviewer's picture that is there, as one that a shopper sent", async () => {
  const rows = await db
    .selectFrom("review_picture as picture")
    .innerJoin("review", "review.id", "picture.review_id")
    .innerJoin("product", "product.id", "review.product_id")
    .select(["product.slug", "picture.hash"])
    .execute()
  expect(rows).toEqual([{ slug: "casque-aura", hash }])
  expect(String(await readReviewPicture(db, hash))).toBe("bytes of a picture")
})

it("has fewer reviews of a product than units sold, and some of what sells most", () => {
  const odd = products.filter(
    ({ sellCount, reviews: { length } }) => length * 4 > sellCount || length * 100 < sellCount - 99,
  )
  expect(odd.map(({ slug }) => slug)).toEqual([])
})

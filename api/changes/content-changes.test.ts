import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import {
  type ChangeTracker,
  changeRetention,
  purgeChanges,
  recordChanges,
  trackChanges,
} from "#db/changes/content-changes.ts"
import { isPostgres } from "#db/engine.ts"
import { inTransaction } from "#db/transaction.ts"
import { orderUnits, productWithSlug, sendAdmin, toProductForm } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
let follower: ChangeTracker
const now = () => new Date()
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
beforeEach(async () => {
  follower = await trackChanges(shop.db, now())
})
afterAll(() => shop.close())

const idOf = async (slug: string) =>
  (await shop.db.selectFrom("product").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id

it("logs an order as a change of its product's own page alone", async () => {
  const id = await idOf("casque-aura")
  expect((await orderUnits(shop, "casque-aura", "0551000001")).status).toBe(201)
  expect(await follower.read(now())).toEqual([`product:${id}`])
  expect(await follower.read(now())).toEqual([])
})

it("logs an order of the last unit as a change of card and listing too", async () => {
  const id = await idOf("nova-12")
  await shop.db.updateTable("product").set({ quantity: 1 }).where("id", "=", id).execute()
  await follower.read(now())
  expect((await orderUnits(shop, "nova-12", "0551000002")).status).toBe(201)
  expect((await follower.read(now())).toSorted()).toEqual([`card:${id}`, "listing", `product:${id}`])
})

it("logs what staff change of a product, and a rejected change not at all", async () => {
  const product = await productWithSlug(editor, "casque-aura")
  const id = await idOf("casque-aura")
  const form = { ...toProductForm(product), price: product.price + 100 }
  expect((await sendAdmin(editor, "PUT", `/products/${product.documentId}`, form)).status).toBe(200)
  expect(await follower.read(now())).toEqual(
    expect.arrayContaining([`product:${id}`, `card:${id}`, "listing", "shelf"]),
  )
  expect((await sendAdmin(editor, "PUT", `/products/${product.documentId}`, form)).status).toBe(409)
  expect(await follower.read(now())).toEqual([])
})

it("skips no change whose transaction commits after a later one", async () => {
  if (!isPostgres(shop.db)) return expect(await follower.read(now())).toEqual([])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>()
  const slow = inTransaction(shop.db, async (tx) => {
    await recordChanges(tx, ["posts"])
    hasWritten()
    await released
  })
  await written
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["coupons"]))
  expect(await follower.read(now())).toEqual(["coupons"])
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["pages"]))
  expect(await follower.read(now())).toEqual(["pages"])
  release()
  await slow
  expect(await follower.read(now())).toEqual(["posts"])
  expect(await follower.read(now())).toEqual([])
})

it("takes everything for changed when it was away for so long that changes were deleted", async () => {
  await inTransaction(shop.db, (tx) => recordChanges(tx, ["posts"]))
  const later = new Date(Date.now() + 2 * changeRetention)
  await purgeChanges(shop.db, later)
  expect(await shop.db.selectFrom("content_change").selectAll().execute()).toEqual([])
  expect(await follower.read(later)).toEqual(["all"])
})

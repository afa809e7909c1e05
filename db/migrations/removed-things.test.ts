import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { migrateTo } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import type { MigrationDb } from "./columns.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db
/** The rows as the version before wrote them. */
const old = () => db as unknown as MigrationDb

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await migrateTo(db, "0071-backup-heartbeat")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const at = "2026-11-22T09:00:00.000Z"

it("takes requests to be told of stock out of what was cleared with the sample, and nothing else", async () => {
  const { id: clearing_id } = await old()
    .insertInto("sample_clearing")
    .values({ at, staff_name: "Rania" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const alerts = [{ id: 7, email: "zoubida@example.dz", token: "t" }]
  const contents = Array.from({ length: 200 }, (_, id) => ({
    product: [{ id, slug: `p-${id}` }],
    product_text: [{ product_id: id, name: 'Dit "stock_alert"' }],
    ...(id % 2 === 0 && { stock_alert: alerts }),
    product_slug: [{ slug: `old-${id}`, product_id: id }],
  }))
  const rows = contents.map((content, row_id) => ({
    clearing_id,
    at,
    kind: "product" as const,
    row_id,
    content: JSON.stringify(content),
  }))
  await old().insertInto("sample_removed").values(rows).execute()
  await migrateTo(db, "0072-removed-things")
  const after = await old().selectFrom("sample_removed").select(["row_id", "content"]).orderBy("row_id").execute()
  const expected = contents.map(({ stock_alert: _, ...content }, row_id) => ({ row_id, content }))
  expect(after.map(({ row_id, content }) => ({ row_id, content: JSON.parse(String(content)) }))).toEqual(expected)
  // A later version undoes a clearing from its backup: that of this version has none.
  await migrate(db)
  expect(await db.selectFrom("sample_clearing").selectAll().execute()).toEqual([])
})

it("lets an address that a product has lead to no other one", async () => {
  await db
    .insertInto("brand")
    .values({ document_id: "b".repeat(24), slug: "b", name: "B" })
    .execute()
  const { id: brand_id } = await db.selectFrom("brand").select("id").where("slug", "=", "b").executeTakeFirstOrThrow()
  const amounts = {
    price: 100,
    last_price: null,
    discount: 0,
    quantity: 1,
    sell_count: 0,
    rating: null,
    review_count: 0,
  }
  const nothing = { image_id: null, offer_start: null, offer_end: null, video_id: null, published_at: null }
  const kind = { product_type: "electronics" as const, status: "in-stock" as const, sizes: "[]", featured: 0 as const }
  const base = { ...amounts, ...nothing, ...kind, brand_id, created_at: at, updated_at: at }
  const add = async (slug: string) =>
    await db
      .insertInto("product")
      .values({ ...base, slug, sku: slug, document_id: slug.padEnd(24, "0") })
      .returning("id")
      .executeTakeFirstOrThrow()
  const lamp = await add("lampe")
  const led = await add("lampe-led")
  const former = [
    { slug: "lampe", product_id: led.id },
    { slug: "lampe-old", product_id: lamp.id },
  ]
  await db.insertInto("product_slug").values(former).execute()
  await migrate(db)
  expect(await db.selectFrom("product_slug").selectAll().execute()).toEqual([
    { slug: "lampe-old", product_id: lamp.id },
  ])
})

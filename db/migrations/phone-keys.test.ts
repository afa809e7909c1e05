import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { makeVersion, migrateTo } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import type { MigrationDb } from "./columns.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db
/** The rows as the version before wrote them. */
const old = () => db as unknown as MigrationDb
const at = "2026-01-01T00:00:00.000Z"

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await makeVersion(db, "0072-removed-things")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

type Old = { mobile: string; firstname?: string; anonymized_at?: string | null }

async function addOrder(name: string, { mobile, firstname = "Amina", anonymized_at = null }: Old) {
  const { id: _id, ...like } = await old().selectFrom("orders").selectAll().orderBy("id").executeTakeFirstOrThrow()
  const row = { ...like, document_id: name, token: name, mobile, firstname, lastname: "Ben", search: "", anonymized_at }
  const stored = await old().insertInto("orders").values(row).returning("id").executeTakeFirstOrThrow()
  return Number(stored.id)
}

it("gives every phone of an older version its key", async () => {
  const mobiles = ["0551000001", "0551000001,", "551000001", "०५५१०००००१", "Ali 0551000001", "+33612345678", "•"]
  const names: string[] = []
  for (const [index, mobile] of mobiles.entries()) {
    names.push(`order-${index}`)
    await addOrder(`order-${index}`, { mobile, firstname: "A\u200fmina" })
  }
  await addOrder("erased", { mobile: "0000000033", anonymized_at: at })
  const used = await addOrder("used", { mobile: "055_1000001" })
  const coupon = await old().selectFrom("coupon").select("id").executeTakeFirstOrThrow()
  await old()
    .insertInto("coupon_use")
    .values({ order_id: used, coupon_id: coupon.id, mobile: "055_1000001", created_at: at })
    .execute()
  await old()
    .insertInto("phone_block")
    .values([
      { mobile: "055_1000001", reason: "first", created_at: "2025-01-01T00:00:00.000Z", document_id: "a" },
      { mobile: "0551000001", reason: "second", created_at: at, document_id: "b" },
      { mobile: "0661000001#", reason: "third", created_at: at, document_id: "c" },
    ])
    .execute()
  const message = { name: "Amina", email: "", subject: "other", message: "?", locale: "fr", status: "new" }
  await old()
    .insertInto("contact_message")
    .values({ ...message, mobile: "551000001", document_id: "message", created_at: at })
    .execute()
  const trial = { orders: [{ id: 9000, mobile: "551000001" }], coupon_use: [{ order_id: 9000, mobile: "551000001" }] }
  const removed = { clearing_id: 1, at, kind: "order", row_id: 9000, content: JSON.stringify(trial) }
  await old().insertInto("sample_clearing").values({ id: 1, at, staff_name: "Karima" }).execute()
  await old().insertInto("sample_removed").values(removed).execute()
  await migrateTo(db, "0074-phone-keys")

  const rows = await db
    .selectFrom("orders")
    .select(["document_id", "mobile", "phone_key", "code", "search"])
    .where("document_id", "in", [...names, "erased"])
    .orderBy("id")
    .execute()
  expect(rows.map((row) => row.phone_key)).toEqual([...Array(5).fill("0551000001"), "33612345678", "•", "0000000033"])
  expect(rows.map((row) => row.mobile)).toEqual([...mobiles, "0000000033"])
  expect(rows[1]?.search).toBe("0551000001 0551000001, amina ben")
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set([null]))
  const keys = (table: "coupon_use" | "contact_message" | "shopper_user") =>
    db.selectFrom(table).select("phone_key").distinct().execute()
  expect(await keys("coupon_use")).toContainEqual({ phone_key: "0551000001" })
  expect(await keys("contact_message")).toContainEqual({ phone_key: "0551000001" })
  const blocks = await db.selectFrom("phone_block").select(["phone_key", "reason"]).orderBy("phone_key").execute()
  expect(blocks).toContainEqual({ phone_key: "0551000001", reason: "second" })
  expect(blocks).toContainEqual({ phone_key: "0661000001", reason: "third" })
  expect(blocks.filter(({ phone_key: key }) => !/^\d+$/.test(key))).toEqual([])
  const { content } = await old()
    .selectFrom("sample_removed")
    .select("content")
    .where("row_id", "=", 9000)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(String(content))).toEqual({
    orders: [{ id: 9000, mobile: "551000001", phone_key: "0551000001" }],
    coupon_use: [{ order_id: 9000, phone_key: "0551000001" }],
  })
})

it("finds products of an older version by what is visible of their names", async () => {
  const { id } = await db.selectFrom("product").select("id").orderBy("id").executeTakeFirstOrThrow()
  await db.updateTable("product").set({ search: "cas\u200cque \u200faura" }).where("id", "=", id).execute()
  await db.updateTable("product_text").set({ search: "cas\u00adque" }).where("product_id", "=", id).execute()
  await migrate(db)
  const product = await db.selectFrom("product").select("search").where("id", "=", id).executeTakeFirstOrThrow()
  expect(product.search).toBe("casque aura")
  const texts = await db.selectFrom("product_text").select("search").where("product_id", "=", id).execute()
  expect(new Set(texts.map(({ search }) => search))).toEqual(new Set(["casque"]))
})

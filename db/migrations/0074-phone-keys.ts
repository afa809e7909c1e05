import { sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { orderSearchText } from "#core/orders/order-search.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Rows in memory at once. */
const batchSize = 1_000
/** As above, of rows whose content is long. */
const contentsAtOnce = 80

/** Every phone gets a column that it is compared by, and orders a code that shoppers see after their number. An order of before
 *  has none. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await addKey(db, "orders")
  await db.schema.alterTable("orders").addColumn("code", text).execute()
  await fillOrders(db)
  await db.schema.dropIndex("orders_mobile").execute()
  await db.schema.createIndex("orders_phone_key").on("orders").column("phone_key").execute()
  await db.schema.alterTable("coupon_use").renameColumn("mobile", "phone_key").execute()
  await sql`update coupon_use set phone_key = (select phone_key from orders where orders.id = coupon_use.order_id)`.execute(
    db,
  )
  await joinBlocks(db)
  for (const table of ["contact_message", "shopper_user"]) {
    await addKey(db, table)
    await fillKeys(db, table)
    await db.schema.createIndex(`${table}_phone_key`).on(table).column("phone_key").execute()
  }
  await fillTrials(db)
}

/** A number in its usual form is its own key. */
async function addKey(db: MigrationDb, table: string): Promise<void> {
  const { text } = columns(db)
  await db.schema
    .alterTable(table)
    .addColumn("phone_key", text, (c) => c.notNull().defaultTo(""))
    .execute()
  await sql`update ${sql.table(table)} set phone_key = mobile`.execute(db)
}

async function* readBatches<Row extends { id: number | string }>(
  db: MigrationDb,
  table: string,
  names: string[],
  from: Row["id"],
): AsyncGenerator<Row[]> {
  for (let after = from; ; ) {
    const { rows } = await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
      where id > ${after} order by id limit ${batchSize}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

type OldOrder = {
  id: number
  firstname: string
  lastname: string
  mobile: string
  tracking: string | null
  search: string
  anonymized_at: string | null
}

/** The text of the search has the key as well, and no invisible characters. The phone of an order without its person stays its
 *  own key. */
async function fillOrders(db: MigrationDb): Promise<void> {
  const names = ["id", "firstname", "lastname", "mobile", "tracking", "search", "anonymized_at"]
  for await (const rows of readBatches<OldOrder>(db, "orders", names, 0)) {
    for (const { id, search, anonymized_at: erased, ...order } of rows) {
      if (erased !== null) continue
      const set = { phone_key: phoneKey(order.mobile), search: orderSearchText(order) }
      if (set.phone_key === order.mobile && set.search === search) continue
      await db.updateTable("orders").set(set).where("id", "=", id).execute()
    }
  }
}

async function fillKeys(db: MigrationDb, table: string): Promise<void> {
  const from = table === "shopper_user" ? "" : 0
  for await (const rows of readBatches<{ id: number | string; mobile: string }>(db, table, ["id", "mobile"], from)) {
    for (const { id, mobile } of rows) {
      const phone_key = phoneKey(mobile)
      if (phone_key !== mobile) await db.updateTable(table).set({ phone_key }).where("id", "=", id).execute()
    }
  }
}

/** Blocks of one phone in several spellings become one: the one in the usual form, else the oldest. */
async function joinBlocks(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("phone_block").renameColumn("mobile", "phone_key").execute()
  const { rows } = await sql<{ typed: string }>`select phone_key as typed from phone_block
    order by created_at, phone_key`.execute(db)
  const odd = rows.filter(({ typed }) => phoneKey(typed) !== typed)
  const keys = new Set(rows.map(({ typed }) => typed).filter((typed) => phoneKey(typed) === typed))
  for (const { typed } of odd) {
    const key = phoneKey(typed)
    if (keys.has(key)) await db.deleteFrom("phone_block").where("phone_key", "=", typed).execute()
    else await db.updateTable("phone_block").set({ phone_key: key }).where("phone_key", "=", typed).execute()
    keys.add(key)
  }
}

type Trial = { orders?: { mobile: string; phone_key?: string }[]; coupon_use?: Record<string, unknown>[] }

/** Trial orders that were cleared with the sample are restored as they are kept. */
async function fillTrials(db: MigrationDb): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; content: string }>`select id, content from sample_removed
      where kind = 'order' and id > ${after} order by id limit ${contentsAtOnce}`.execute(db)
    for (const { id, content } of rows) {
      // Written by the shop alone.
      const trial = JSON.parse(content) as Trial
      const phone_key = phoneKey(trial.orders?.[0]?.mobile ?? "")
      for (const order of trial.orders ?? []) order.phone_key = phone_key
      trial.coupon_use = trial.coupon_use?.map(({ mobile: _, ...use }) => ({ ...use, phone_key }))
      await sql`update sample_removed set content = ${JSON.stringify(trial)} where id = ${id}`.execute(db)
      after = id
    }
    if (rows.length < contentsAtOnce) return
  }
}

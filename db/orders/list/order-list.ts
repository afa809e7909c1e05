import { sql } from "kysely"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"
import { type OrderFilter, orderTest } from "./order-filter.ts"
import { type OrderRow, orderRows } from "./order-rows.ts"

/** Sort columns of orders; those without a value come last. */
const sortColumns = {
  createdAt: "created_at",
  total: "total",
  callAt: "call_at",
  wilaya: "wilaya_code",
  status: "status",
} as const

export type OrderSort = { by: keyof typeof sortColumns; direction: "asc" | "desc" }

/** The keys of one page of the orders that pass a filter. */
async function pageIds(db: Db, filter: OrderFilter, { by, direction }: OrderSort, limit: number, offset: number) {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where(orderTest(db, filter))
    .$if(by === "callAt", (query) => query.orderBy(sql`call_at is null`))
    .orderBy(sortColumns[by], direction)
    .$if(by !== "createdAt", (query) => query.orderBy("created_at", "desc"))
    .orderBy("id", by === "createdAt" ? direction : "desc")
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many orders pass a filter. */
export async function countMatching(db: Db, filter: OrderFilter): Promise<number> {
  const { total } = await db
    .selectFrom("orders")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where(orderTest(db, filter))
    .executeTakeFirstOrThrow()
  return total
}

/** One page of the orders that pass a filter, and how many pass it in all. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { sort, page, pageSize }: { sort: OrderSort; page: number; pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const ids = await pageIds(db, filter, sort, pageSize, (page - 1) * pageSize)
  const total = page === 1 && ids.length < pageSize ? ids.length : await countMatching(db, filter)
  return { rows: await orderRows(db, ids), total }
}

/** How many orders of each status pass a filter, whatever it says of the status. Merged orders count as nothing. */
export async function countByStatus(db: Db, filter: OrderFilter): Promise<Record<OrderStatus, number>> {
  const matching = db.selectFrom("orders").where(orderTest(db, { ...filter, statuses: undefined }))
  const rows = await matching
    .select((e) => ["status", e.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute()
  // Subtracted, because the indexes of the lists do not say which orders are merged. Grouped by an expression: grouped by the column
  // itself, SQLite reads every order in the order of the index of statuses instead of the small index of the merged ones.
  const merged = await matching
    .where("merged_into", "is not", null)
    .select((e) => [e.fn.max("status").as("status"), e.fn.countAll<number>().as("count")])
    .groupBy(sql`status || ''`)
    .execute()
  const counts: Record<OrderStatus, number> = {
    new: 0,
    "to-call-again": 0,
    confirmed: 0,
    preparing: 0,
    shipped: 0,
    delivered: 0,
    returning: 0,
    returned: 0,
    cancelled: 0,
  }
  for (const { status, count } of rows) counts[status] = count
  for (const { status, count } of merged) counts[status] -= count
  return counts
}

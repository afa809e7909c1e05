import { sql } from "kysely"
import { shopDay } from "#core/i18n/shop-day.ts"
import type { Db, Tx } from "../database.ts"

type Counted = { pageId: number; day: string; column: "visits" | "orders" }

/** Adds one to a day of a landing page, in a statement that loses none to another process. */
async function addToDay(db: Db, { pageId, day, column }: Counted): Promise<void> {
  await db
    .insertInto("landing_day")
    .values({ landing_page_id: pageId, day, [column]: 1 })
    .onConflict((c) =>
      c
        .columns(["landing_page_id", "day"])
        .doUpdateSet((e) => ({ [column]: e(sql.ref<number>(`landing_day.${column}`), "+", 1) })),
    )
    .execute()
}

/** Counts a visitor of a landing page.
 *  @param pageId the key of its row */
export const addLandingVisit = (db: Db, pageId: number, now: Date): Promise<void> =>
  addToDay(db, { pageId, day: shopDay(now), column: "visits" })

type LandingOrder = {
  orderId: number
  /** documentId of the landing page; one that is none, or of a product that is not ordered, counts nothing. */
  page: string
  /** Keys of the ordered products. */
  products: number[]
}

/** Marks an order with the landing page that it came from, and counts it there. What becomes of it later is counted by a
 *  trigger (migration 0065). */
export async function countLandingOrder(tx: Tx, { orderId, page, products }: LandingOrder, now: Date): Promise<void> {
  const day = shopDay(now)
  const found = await tx
    .selectFrom("landing_page")
    .innerJoin("product", "product.document_id", "landing_page.product")
    .select("landing_page.id")
    .where("landing_page.document_id", "=", page)
    .where("product.id", "in", [-1, ...products])
    .executeTakeFirst()
  if (!found) return
  await tx.insertInto("landing_order").values({ order_id: orderId, landing_page_id: found.id, day }).execute()
  // The mark goes with the page, once that is removed for good.
  await tx.updateTable("orders").set({ placed_on: "landing" }).where("id", "=", orderId).execute()
  await addToDay(tx, { pageId: found.id, day, column: "orders" })
}

/** Counts of one landing page in a period. */
export type LandingCounts = { documentId: string; visits: number; orders: number; delivered: number }

const sumOf = (column: "visits" | "orders" | "delivered") => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`

/** Counts visits and orders of the landing pages in a period; pages without any are left out.
 *  @param period days of Algeria's clock, both included */
export async function countLandingPages(db: Db, { from, to }: { from: string; to: string }): Promise<LandingCounts[]> {
  const rows = await db
    .selectFrom("landing_day")
    .innerJoin("landing_page", "landing_page.id", "landing_day.landing_page_id")
    .select(["document_id as documentId"])
    .select([sumOf("visits").as("visits"), sumOf("orders").as("orders"), sumOf("delivered").as("delivered")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("removed_at", "is", null)
    .groupBy("document_id")
    .execute()
  return rows.map(({ documentId, visits, orders, delivered }) => ({
    documentId,
    visits: Number(visits),
    orders: Number(orders),
    delivered: Number(delivered),
  }))
}

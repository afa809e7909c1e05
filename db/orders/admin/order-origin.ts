import type { OrderOrigin } from "#core/orders/order.ts"
import type { Db } from "../../database.ts"
import type { OrderRecord } from "./order-record.ts"

/** Where an order was placed; null where it was not recorded yet. */
export async function findOrderOrigin(
  db: Db,
  { id, source, placed_on: page }: Pick<OrderRecord, "id" | "source" | "placed_on">,
): Promise<OrderOrigin | null> {
  if (source === "phone") return { page: "phone", landingPage: null }
  const landing = await db
    .selectFrom("landing_order")
    .innerJoin("landing_page", "landing_page.id", "landing_order.landing_page_id")
    .select(["landing_page.document_id as documentId", "landing_page.slug", "landing_page.removed_at as removedAt"])
    .where("landing_order.order_id", "=", id)
    .executeTakeFirst()
  if (landing) {
    const { documentId, slug, removedAt } = landing
    return { page: "landing", landingPage: { documentId, slug, isRemoved: removedAt !== null } }
  }
  return page && { page, landingPage: null }
}

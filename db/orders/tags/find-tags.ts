import type { Db } from "../../database.ts"

/** The tags that orders of the shop have, by name: at most `maxTags` of core/orders/order-tag.ts. */
export async function findTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("order_tag")
    .select("name")
    .where((e) => e.exists(e.selectFrom("tagged_order").select("order_id").whereRef("tag_id", "=", "order_tag.id")))
    .orderBy("name")
    .execute()
  return rows.map(({ name }) => name)
}

/** The tags of orders by their keys, each order's by name; an order without tags has no entry. */
export async function tagsOfOrders(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom("tagged_order")
    .innerJoin("order_tag", "order_tag.id", "tagged_order.tag_id")
    .select(["tagged_order.order_id as orderId", "order_tag.name"])
    .where("tagged_order.order_id", "in", ids)
    .orderBy("order_tag.name")
    .execute()
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, tags]) => [id, tags.map(({ name }) => name)]))
}

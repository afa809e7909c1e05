import type { Db } from "../../database.ts"

/** Lines of orders, in their order, with what one unit weighs and measures: a variant's own weight before its product's. */
export const selectPackedLines = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom("order_line as l")
    .leftJoin("product as p", "p.id", "l.product_id")
    .leftJoin("product_variant as v", "v.id", "l.variant_id")
    .select(["l.id", "l.order_id as orderId", "l.title", "l.color", "l.size", "l.sku", "l.quantity"])
    .select(["p.parcel_length as length", "p.parcel_width as width", "p.parcel_height as height"])
    .select((e) => e.fn.coalesce("v.weight", "p.weight").as("weight"))
    .where("l.order_id", "in", orderIds)
    .orderBy("l.order_id")
    .orderBy("l.position")

import { unshippedStatuses } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"
import { findMediaIds } from "../../media/media-ids.ts"
import { toBatches } from "../../store-rows.ts"

/** Keys of one statement. */
const maxKeys = 500

/** Variants of products as a file of products is compared with them. */
export type FileVariants = {
  variants: Map<number, Awaited<ReturnType<typeof variantsOfProducts>>>
  /** Units in orders that hold them: of lines that are open, and of lines of which nobody knows the variant. */
  promised: Map<number, { open: number; unknown: number }>
  /** The products of SKUs that variants have. */
  ownerOf: Map<string, number>
  /** Keys of pictures by their addresses. */
  pictures: Map<string, number>
}

/** Names in rows of variants: SKUs, and addresses of pictures. */
type Named = { skus: readonly string[]; pictures: readonly string[] }

export type FileVariantRow = Awaited<ReturnType<typeof variantsOfProducts>>[number]

/** Reads what rows of variants are compared with, some hundreds of products at a time.
 *  @param named by the rows */
export async function readFileVariants(db: Db, productIds: number[], named: Named): Promise<FileVariants> {
  const ownerOf = new Map<string, number>()
  for (const some of toBatches(named.skus, maxKeys)) {
    const rows = await db
      .selectFrom("product_variant")
      .select(["sku", "product_id as productId"])
      .where("sku", "in", some)
      .execute()
    for (const { sku, productId } of rows) ownerOf.set(sku, productId)
  }
  const pictures = await findMediaIds(db, named.pictures)
  const variants = productIds.length > 0 ? await variantsOfProducts(db, productIds) : []
  const promised = productIds.length > 0 ? await promisedOf(db, productIds) : []
  return {
    variants: Map.groupBy(variants, ({ productId }) => productId),
    promised: new Map(
      promised.map(({ productId, open, unknown }) => [
        Number(productId),
        { open: Number(open), unknown: Number(unknown) },
      ]),
    ),
    ownerOf,
    pictures,
  }
}

/** All variants of products, in their order; those at a place below 0 are combinations of theirs no more. */
export async function variantsOfProducts(db: Db, productIds: number[]) {
  const rows = await db
    .selectFrom("product_variant as v")
    .leftJoin("media", "media.id", "v.image_id")
    .select(["v.product_id as productId", "v.position", "v.color", "v.size", "v.sku", "v.barcode", "v.price"])
    .select(["v.quantity", "v.weight", "v.last_price as lastPrice", "v.image_id as imageId", "v.active", "v.cost"])
    .select("media.url as picture")
    .where("v.product_id", "in", productIds)
    .orderBy("v.product_id")
    .orderBy("v.position")
    .execute()
  return rows.map(({ active, ...row }) => ({ ...row, active: active === 1 }))
}

/** As `promisedUnits` counts them of one product. */
const promisedOf = (db: Db, productIds: number[]) =>
  db
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select((e) => [
      "l.product_id as productId",
      e.fn.sum<number>(e.case().when("l.open_choice", "=", 1).then(e.ref("l.quantity")).else(0).end()).as("open"),
      e.fn.sum<number>(e.case().when("l.variant_id", "is", null).then(e.ref("l.quantity")).else(0).end()).as("unknown"),
    ])
    .where("l.product_id", "in", productIds)
    .where("o.status", "in", unshippedStatuses)
    .where("o.stock_released_at", "is", null)
    .groupBy("l.product_id")
    .execute()

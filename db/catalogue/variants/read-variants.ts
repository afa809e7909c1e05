import { inList, preparedQuery } from "../../prepared-query.ts"

/** The variants that products sell, in their order; null as a price = the product's. */
const selectSoldVariants = preparedQuery((db, { productIds }: { productIds: number[] }) =>
  db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select(["v.product_id as productId", "v.id", "v.document_id as documentId", "v.color", "v.size", "v.sku"])
    .select(["v.barcode", "v.price", "v.last_price as lastPrice", "v.quantity", "v.image_id as imageId"])
    .select(["p.stock_by as stockBy"])
    .where("v.product_id", "in", productIds)
    .where("v.active", "=", 1)
    .orderBy("v.product_id")
    .orderBy("v.position"),
)

export type SoldVariantRow = Awaited<ReturnType<typeof selectSoldVariants>>[number]

/** The statement that reads the variants that products sell.
 *  @param productIds of `inList` */
export const soldVariantsQuery = (db: Parameters<typeof selectSoldVariants>[0], productIds: number[]) =>
  selectSoldVariants.query(db, { productIds })

/** Reads the variants that products sell. */
export const soldVariants = (db: Parameters<typeof selectSoldVariants>[0], productIds: number[]) =>
  selectSoldVariants(db, { productIds: inList(productIds) })

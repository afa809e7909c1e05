import type { Db } from "../../database.ts"

/** A product, and its variant where its units or its SKU are those of one. */
export type NamedGoods = { documentId: string; variant: string | null }

/** The product with a SKU, or the one whose variant has it. */
export async function findBySku(db: Db, sku: string): Promise<NamedGoods | undefined> {
  const product = await db.selectFrom("product").select("document_id").where("sku", "=", sku).executeTakeFirst()
  if (product) return { documentId: product.document_id, variant: null }
  const variant = await db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select(["p.document_id as documentId", "v.document_id as variant"])
    .where("v.sku", "=", sku)
    .executeTakeFirst()
  return variant
}

/** The units of a product, or of one of its variants where each counts its own.
 *  @returns undefined when there are none of that name */
export async function findUnits(db: Db, { documentId, variant }: NamedGoods): Promise<number | undefined> {
  if (variant === null) {
    const row = await db
      .selectFrom("product")
      .select("quantity")
      .where("document_id", "=", documentId)
      .executeTakeFirst()
    return row?.quantity
  }
  const row = await db
    .selectFrom("product_variant")
    .select("quantity")
    .where("document_id", "=", variant)
    .executeTakeFirst()
  return row?.quantity
}

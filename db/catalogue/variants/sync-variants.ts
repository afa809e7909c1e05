import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Tx } from "../../database.ts"
import { storeVariants, unitsOfVariants, type VariantFacts } from "./write-variants.ts"

/** Brings the variants of a locked product in line with the colours and sizes that are stored for it. A product whose
 *  variants count apart has as many units as they have together.
 *  @returns its units, where its variants count apart and that is 0 or more; below 0 more are promised than there are */
export async function syncVariants(
  tx: Tx,
  id: number,
  facts: readonly VariantFacts[] = [],
): Promise<{ units: number | null }> {
  const product = await tx
    .selectFrom("product")
    .select(["sku", "sizes", "stock_by as stockBy", "quantity"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const colors = await tx
    .selectFrom("product_color")
    .select("code")
    .where("product_id", "=", id)
    .orderBy("position")
    .execute()
  // Written by this program alone.
  const sizes = sizeValues(JSON.parse(product.sizes) as StoredSize[]).map(({ code }) => code)
  const count = await storeVariants(tx, { id, sku: product.sku, colors: colors.map(({ code }) => code), sizes, facts })
  if (product.stockBy === "product") return { units: null }
  if (count === 0) {
    await tx.updateTable("product").set({ stock_by: "product" }).where("id", "=", id).execute()
    return { units: null }
  }
  const units = await unitsOfVariants(tx, id)
  if (units >= 0) {
    const status = units > 0 ? ("in-stock" as const) : ("out-of-stock" as const)
    const changed = units === product.quantity ? {} : { status }
    await tx
      .updateTable("product")
      .set({ quantity: units, ...changed })
      .where("id", "=", id)
      .execute()
  }
  return { units }
}

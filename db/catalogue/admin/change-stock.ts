import type { HandReason } from "#core/catalogue/stock-movement.ts"
import type { Tx } from "../../database.ts"
import { FieldsRejectedError, StateRejectedError } from "../../staff/rejected.ts"
import { syncVariants } from "../variants/sync-variants.ts"
import { lockProduct, rejectBelowZero, stockAfter } from "./write-product.ts"

/** A manual change of stock. `units`: the result of a count, else the difference. `was`: the stock at the beginning
 *  of a count. */
export type StockByHand = {
  /** documentId; null = the product's units, which all variants share. */
  variant: string | null
  reason: HandReason
  units: number
  was: number
}

/** Changes the stock of a product, or of a variant that counts its own units. What was ordered since a count began stays
 *  ordered.
 *  @returns false when there is no such product
 *  @throws FieldsRejectedError, StateRejectedError STOCK_BELOW_ZERO */
export async function changeStock(tx: Tx, documentId: string, by: StockByHand, now: Date): Promise<boolean> {
  const product = await lockProduct(tx, documentId)
  if (!product) return false
  const change = changeOf(by)
  if (product.stockBy === "variant") {
    await changeVariant(tx, product.id, by.variant, change)
    rejectBelowZero(await syncVariants(tx, product.id))
    await tx.updateTable("product").set({ updated_at: now.toISOString() }).where("id", "=", product.id).execute()
    return true
  }
  if (by.variant !== null) throw unknownVariant("The variants share the product's units")
  const stock = stockAfter(product, product.quantity + change, product.quantity)
  await tx
    .updateTable("product")
    .set({ ...stock, updated_at: now.toISOString() })
    .where("id", "=", product.id)
    .execute()
  return true
}

function changeOf({ reason, units, was }: StockByHand): number {
  if (reason === "count") return units - was
  return reason === "lost" ? -units : units
}

const unknownVariant = (message: string) => new FieldsRejectedError([{ path: ["variant"], code: "UNKNOWN", message }])

async function changeVariant(tx: Tx, productId: number, documentId: string | null, change: number): Promise<void> {
  if (documentId === null) {
    throw new FieldsRejectedError([{ path: ["variant"], code: "NEEDED", message: "Its units are counted by variant" }])
  }
  const variant = await tx
    .selectFrom("product_variant")
    .select(["id", "quantity"])
    .where("product_id", "=", productId)
    .where("document_id", "=", documentId)
    .executeTakeFirst()
  if (!variant) throw unknownVariant("The product has no such variant")
  const quantity = variant.quantity + change
  if (quantity < 0) {
    const details = { quantity: variant.quantity }
    throw new StateRejectedError("STOCK_BELOW_ZERO", `Only ${variant.quantity} are left by now`, details)
  }
  await tx.updateTable("product_variant").set({ quantity }).where("id", "=", variant.id).execute()
}

import { lockProduct } from "../../catalogue/admin/write-product.ts"
import { logChanges, logNew, type MovementCause } from "../../catalogue/stock-movements.ts"
import type { Tx } from "../../database.ts"

/** Changes a product by hand, and logs what that does to its stock. */
export async function logManualChange<T>(tx: Tx, documentId: string, cause: MovementCause, change: () => Promise<T>) {
  const product = await lockProduct(tx, documentId)
  return product ? logChanges(tx, [product.id], cause, change) : change()
}

/** Logs what there is of a product that was just made. */
export async function logNewProduct(tx: Tx, documentId: string, cause: MovementCause): Promise<void> {
  const product = await lockProduct(tx, documentId)
  if (product) await logNew(tx, [product.id], cause)
}

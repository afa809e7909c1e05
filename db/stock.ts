import type { Centimes } from "#core/money.ts"
import type { ProductStatus } from "#core/product.ts"
import type { Tx } from "./database.ts"

/** Takes `quantity` units of a product out of stock, or nothing at all; the last one makes it out of stock.
 *  @param price the unit price that the order was reckoned with; with another one nothing is taken
 *  @returns whether the units were taken */
export async function takeStock(
  tx: Tx,
  productId: number,
  { quantity, price, now }: { quantity: number; price: Centimes; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("product")
    .set((e) => ({
      quantity: e("quantity", "-", quantity),
      status: e
        .case()
        .when("quantity", "=", quantity)
        .then<ProductStatus>("out-of-stock")
        .else<ProductStatus>("in-stock")
        .end(),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", productId)
    .where("status", "=", "in-stock")
    .where("quantity", ">=", quantity)
    .where("price", "=", price)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

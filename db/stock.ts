import type { Centimes } from "#core/money.ts"
import type { ProductStatus } from "#core/product.ts"
import type { Db, Tx } from "./database.ts"
import { keptQuery } from "./kept-query.ts"

/** Units of a product that an order takes; `price` is the unit price that it was reckoned with. */
export type UnitsToTake = { id: number; quantity: number; price: Centimes; now: string }

/** The statement of `takeStock`, alone or as a part of another one. */
export const updateStock = (db: Pick<Db, "updateTable">, { id, quantity, price, now }: UnitsToTake) =>
  db
    .updateTable("product")
    .set((e) => ({
      quantity: e("quantity", "-", quantity),
      status: e
        .case()
        .when("quantity", "=", quantity)
        .then<ProductStatus>("out-of-stock")
        .else<ProductStatus>("in-stock")
        .end(),
      updated_at: now,
    }))
    .where("id", "=", id)
    .where("status", "=", "in-stock")
    .where("quantity", ">=", quantity)
    .where("price", "=", price)
    .returning("id")

const takeUnits = keptQuery(updateStock)

/** Takes units of a product out of stock, or nothing at all; the last one makes it out of stock.
 *  @returns whether the units were taken: there were enough, at that price */
export const takeStock = async (tx: Tx, units: UnitsToTake): Promise<boolean> => (await takeUnits(tx, units)).length > 0

/** Puts units of a product back. A product that its last unit had made out of stock is in stock again; one that the
 *  merchant took off sale stays so. */
export async function giveBackUnits(tx: Tx, productId: number, quantity: number, now: Date): Promise<void> {
  await tx
    .updateTable("product")
    .set((e) => ({
      quantity: e("quantity", "+", quantity),
      status: e.case().when("quantity", "=", 0).then<ProductStatus>("in-stock").else(e.ref("status")).end(),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", productId)
    .execute()
}

/** Puts the units of an order back, product by product in the order of their keys. */
export async function giveBackStock(tx: Tx, orderId: number, now: Date): Promise<void> {
  const lines = await tx
    .selectFrom("order_line")
    .select((e) => ["product_id as productId", e.fn.sum<number>("quantity").as("quantity")])
    .where("order_id", "=", orderId)
    .groupBy("product_id")
    .orderBy("product_id")
    .execute()
  for (const { productId, quantity } of lines) {
    if (productId !== null) await giveBackUnits(tx, productId, Number(quantity), now)
  }
}

import type { MovementReason } from "#core/catalogue/stock-movement.ts"
import type { ProductStatus } from "#core/catalogue/variants/variant.ts"
import type { Centimes } from "#core/money.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import { logChanges, type MovementCause } from "./stock-movements.ts"

/** Units of a variant that counts its own. */
export type VariantUnits = { id: number; quantity: number }

/** Units of a product that an order takes; `price` is the unit price of its calculation. */
export type UnitsToTake = {
  id: number
  quantity: number
  price: Centimes
  now: string
  /** Those of them that are units of variants, in the order of their keys. */
  variants?: readonly VariantUnits[] | undefined
}

/** The statement of `takeStock`, alone or as a part of another one. */
export const updateStock = (
  db: Pick<Db, "updateTable">,
  { id, quantity, price, now }: Pick<UnitsToTake, "id" | "quantity" | "price" | "now">,
) =>
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

const takeUnits = preparedQuery(updateStock)

const takeOfVariant = preparedQuery((db, { id, quantity }: VariantUnits) =>
  db
    .updateTable("product_variant")
    .set((e) => ({ quantity: e("quantity", "-", quantity) }))
    .where("id", "=", id)
    .where("quantity", ">=", quantity)
    .returning("id"),
)

/** Takes units of variants out of their own stock. Their product is locked.
 *  @returns whether all were there; if not, the transaction has to end */
export async function takeVariants(tx: Tx, variants: readonly VariantUnits[]): Promise<boolean> {
  for (const variant of variants) if ((await takeOfVariant(tx, variant)).length === 0) return false
  return true
}

/** Takes units of a product out of stock, and those of its variants; the last one makes it out of stock.
 *  @returns whether the units were taken: there were enough, at that price; if not, the transaction has to end */
export async function takeStock(tx: Tx, { variants = [], ...units }: UnitsToTake): Promise<boolean> {
  return (await takeUnits(tx, units)).length > 0 && (await takeVariants(tx, variants))
}

/** Units of a line that go back. `variantId` null = it is not known which variant; then `isOpen` tells whether the units
 *  were only promised, and no variant has given them. */
export type UnitsToGiveBack = { variantId: number | null; quantity: number; isOpen: boolean }

/** Puts units of a product back. A product that its last unit had made out of stock is in stock again; one that the
 *  merchant took off sale stays so. Where variants count their own units, each gets its own back: those of a variant that
 *  is not sold any more are not the product's, and units of which nobody knows the variant are counted by the merchant. */
export async function giveBackUnits(
  tx: Tx,
  productId: number,
  units: readonly UnitsToGiveBack[],
  now: Date,
): Promise<void> {
  const product = await tx
    .selectFrom("product")
    .select("stock_by as stockBy")
    .where("id", "=", productId)
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  let quantity = 0
  for (const line of units.toSorted((a, b) => (a.variantId ?? 0) - (b.variantId ?? 0))) {
    if (product?.stockBy !== "variant") quantity += line.quantity
    else if (line.variantId === null) quantity += line.isOpen ? line.quantity : 0
    else if (await addVariantUnits(tx, { id: line.variantId, quantity: line.quantity })) quantity += line.quantity
  }
  if (quantity > 0) await addUnits(tx, productId, quantity, now)
}

/** Adds units to a product; one without any is in stock again. */
export async function addUnits(tx: Tx, productId: number, quantity: number, now: Date): Promise<void> {
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

/** Adds units to a variant's own.
 *  @returns whether it is sold */
export async function addVariantUnits(tx: Tx, { id, quantity }: VariantUnits): Promise<boolean> {
  const row = await tx
    .updateTable("product_variant")
    .set((e) => ({ quantity: e("quantity", "+", quantity) }))
    .where("id", "=", id)
    .returning("active")
    .executeTakeFirst()
  return row?.active === 1
}

/** Puts the units of an order back, product by product in the order of their keys, and logs it.
 *  @param only ids of the lines; all when absent */
export async function giveBackStock(
  tx: Tx,
  orderId: number,
  cause: MovementCause,
  only?: readonly number[],
): Promise<void> {
  const lines = await tx
    .selectFrom("order_line")
    .select(["product_id as productId", "variant_id as variantId", "quantity", "open_choice as openChoice"])
    .where("order_id", "=", orderId)
    .$if(only !== undefined, (query) => query.where("id", "in", only ?? []))
    .orderBy("product_id")
    .orderBy("position")
    .execute()
  const products = Map.groupBy(lines, (line) => line.productId)
  const ids = [...products.keys()].filter((id) => id !== null)
  await logChanges(tx, ids, { ...cause, orderId }, async () => {
    for (const id of ids) {
      const units = (products.get(id) ?? []).map(({ openChoice, ...line }) => ({ ...line, isOpen: openChoice === 1 }))
      await giveBackUnits(tx, id, units, cause.at)
    }
  })
}

/** Lets the units of an order come into stock and leave it again for another reason: both are logged, and the stock is what it
 *  was. So a returned order is written off, and an undo of that takes its units again. Locks all products of the order.
 *  @param only ids of the lines; all when absent */
export async function passStock(
  tx: Tx,
  orderId: number,
  [comes, leaves]: readonly [MovementReason, MovementReason],
  cause: Omit<MovementCause, "reason">,
  only?: readonly number[],
): Promise<void> {
  const ids = await productsOfOrder(tx, orderId)
  if (ids.length === 0) return
  const products = await tx
    .selectFrom("product")
    .select(["id", "quantity", "status"])
    .where("id", "in", ids)
    .orderBy("id")
    .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
    .execute()
  const variants = await tx
    .selectFrom("product_variant")
    .select(["id", "quantity"])
    .where("product_id", "in", ids)
    .where("id", "in", (e) => e.selectFrom("order_line").select("variant_id").where("order_id", "=", orderId))
    .orderBy("id")
    .execute()
  await giveBackStock(tx, orderId, { ...cause, reason: comes }, only)
  await logChanges(tx, ids, { ...cause, reason: leaves, orderId }, async () => {
    for (const { id, ...before } of products) await tx.updateTable("product").set(before).where("id", "=", id).execute()
    for (const { id, quantity } of variants) {
      await tx.updateTable("product_variant").set({ quantity }).where("id", "=", id).execute()
    }
  })
}

async function productsOfOrder(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("order_line")
    .select("product_id as id")
    .distinct()
    .where("order_id", "=", orderId)
    .where("product_id", "is not", null)
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}

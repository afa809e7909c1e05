import { discountPercent } from "#core/catalogue/price-change.ts"
import { lowestPrice } from "#core/catalogue/variants/choose-variant.ts"
import type { Centimes } from "#core/money.ts"
import type { Tx } from "../../database.ts"

type Prices = { price: Centimes; lastPrice: Centimes | null }

/** Makes a product's price the lowest at which it is sold. Variants that had no price of their own keep what they had. The
 *  product is locked. */
export async function tellLowestPrice(tx: Tx, id: number): Promise<void> {
  const rows = await tx
    .selectFrom("product_variant")
    .select(["id", "price", "last_price as lastPrice"])
    .where("product_id", "=", id)
    .where("active", "=", 1)
    .execute()
  if (rows.every(({ price }) => price === null)) return
  const product = await tx
    .selectFrom("product")
    .select(["price", "last_price as lastPrice"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const sold = rows.map((row) => ({
    ...row,
    own: row.price,
    ...(row.price === null ? pricesOf(product) : pricesOf({ ...row, price: row.price })),
  }))
  const lowest = lowestPrice(sold)
  if (!lowest || lowest.price === product.price) return
  const { price, lastPrice } = lowest
  await tx
    .updateTable("product_variant")
    .set({ price: product.price, last_price: product.lastPrice })
    .where("product_id", "=", id)
    .where("price", "is", null)
    .execute()
  await tx
    .updateTable("product")
    .set({ price, last_price: lastPrice, discount: discountPercent(price, lastPrice) })
    .where("id", "=", id)
    .execute()
}

/** The same of many products. */
export async function tellLowestPrices(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom("product_variant")
    .select("product_id as id")
    .where("product_id", "in", ids)
    .where("price", "is not", null)
    .where("active", "=", 1)
    .groupBy("product_id")
    .execute()
  for (const { id } of rows) await tellLowestPrice(tx, id)
}

const pricesOf = ({ price, lastPrice }: Prices): Prices => ({ price, lastPrice })

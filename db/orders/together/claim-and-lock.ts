import type { Tx } from "../../database.ts"
import { pipelined } from "../../pipelined.ts"
import { distinctIds } from "../order-product.ts"
import { type ClaimRow, claimQueries } from "./claims.ts"
import { goodsQueries, toGoods } from "./goods.ts"

type Claiming = { claim: ClaimRow; ids: (number | null)[] }

/** Claims orders, then locks their products and reads what they have to choose from: by statements of their own, as each sees what
 *  was committed before it began, and on PostgreSQL sent together. Locks the products of orders that are there already, too.
 *  @param orders each with another claim
 *  @returns the tokens of the orders that are new, and the products of all */
export async function claimAndLock(tx: Tx, orders: readonly Claiming[], now: Date) {
  const claims = orders.map(({ claim }) => claim)
  const { keys, recent } = claimQueries(tx, claims, now)
  const { products, titles, options } = goodsQueries(tx, distinctIds(orders.flatMap(({ ids }) => ids)))
  const rows = await pipelined(tx, [keys, recent, products, titles, options])
  const [byKey, byRecent, lockedProducts, readTitles, readOptions] = rows
  return {
    claimed: new Set([...byKey, ...byRecent].map(({ order_token }) => order_token)),
    goods: await toGoods(tx, { products: lockedProducts, titles: readTitles, options: readOptions }),
  }
}

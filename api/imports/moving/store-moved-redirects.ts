import type { Redirect } from "#core/content/redirect.ts"
import type { MovedRows } from "#core/moving/import-rows.ts"
import { toOwnPath } from "#core/own-path.ts"
import { findProductSlugs } from "#db/catalogue/import/moving-target.ts"
import { fittingRedirects, insertRedirects } from "#db/content/redirects.ts"
import type { Db } from "#db/database.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import { toBatches } from "#db/store-rows.ts"
import { inTransaction } from "#db/transaction.ts"

/** Redirects of one transaction. */
const redirectsAtOnce = 1000

/** Stores redirects, as many as the shop has room for; those that come back to themselves are left out.
 *  @returns how many were stored, and how many had no room */
export async function storeFittingRedirects(db: Db, pairs: readonly Redirect[], now: Date) {
  let [stored, left] = [0, 0]
  // Orders are placed between the transactions.
  for (const some of toBatches(pairs, redirectsAtOnce)) {
    try {
      const { fitting, loops } = await inTransaction(db, async (tx) => {
        const fitting = await fittingRedirects(tx, some)
        return { fitting, loops: await insertRedirects(tx, fitting, now) }
      })
      stored += fitting.length - loops.length
      left += some.length - fitting.length
    } catch (error) {
      // Somebody else took the room that was left: what was stored before it stays.
      if (!(error instanceof StateRejectedError)) throw error
      left += some.length
    }
  }
  return { stored, left }
}

/** Leads the addresses of the other shop to the products. */
export async function storeMovedRedirects(db: Db, products: readonly MovedRows[], now: Date) {
  const slugs = await findProductSlugs(
    db,
    products.map(({ sku }) => sku),
  )
  const pairs = products.flatMap(({ sku, oldPaths }) => {
    const slug = slugs.get(sku)
    const to = slug === undefined ? null : toOwnPath(`/product-details/${slug}`)
    return to === null ? [] : oldPaths.map((from) => ({ from, to }))
  })
  return storeFittingRedirects(db, [...new Map(pairs.map((pair) => [pair.from, pair])).values()], now)
}

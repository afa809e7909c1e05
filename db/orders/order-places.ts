import { createFairLimiter, type FairLimiter } from "#core/fair-limiter.ts"
import type { Db } from "../database.ts"

/** Orders that are placed at once on PostgreSQL, of which each may wait for a row: the other half of the pool (`usualLimits`) is for
 *  everybody else. */
const maxPlaced = 5
/** Milliseconds until an order is begun: the storefront waits for ten seconds. */
const maxWait = 8000

/** Rejects an order whose turn comes too late. */
class TooLateError extends Error {
  /** Of PostgreSQL: the lock is not available. */
  code = "55P03"
}

/** Orders of one network, and orders of the same goods, would wait for each other in the database, with all that they have locked
 *  (`unconfirmed-units.ts`) and each with a connection. Here they do one at a time. */
type Places = {
  all: FairLimiter
  networks: FairLimiter
  ofGoods: Map<string, { limiter: FairLimiter; entered: number }>
}
const placesOf = new WeakMap<Db, Places>()

const createPlaces = (): Places => ({
  all: createFairLimiter({ maxRunning: maxPlaced }),
  networks: createFairLimiter({ maxRunning: Number.POSITIVE_INFINITY, maxRunningOfNetwork: 1 }),
  ofGoods: new Map(),
})

async function serializeByGoods<T>(
  { ofGoods }: Places,
  goods: string,
  network: string,
  work: () => Promise<T>,
): Promise<T> {
  const queue = ofGoods.get(goods) ?? { limiter: createFairLimiter({ maxRunning: 1 }), entered: 0 }
  ofGoods.set(goods, queue)
  queue.entered += 1
  try {
    return await queue.limiter.run({ network }, work)
  } finally {
    queue.entered -= 1
    if (queue.entered === 0) ofGoods.delete(goods)
  }
}

/** Does some work in one of the places for orders, networks in turn.
 *  @param order `goods` name what the order locks; `network` is null for one that counts for no network
 *  @throws TooLateError; what the work throws */
export function inOrderPlace<T>(
  db: Db,
  order: { goods: string; network: string | null },
  work: () => Promise<T>,
): Promise<T> {
  const places = placesOf.get(db) ?? createPlaces()
  placesOf.set(db, places)
  const since = performance.now()
  const network = order.network ?? order.goods
  const inTime = () => {
    if (performance.now() - since <= maxWait) return work()
    throw new TooLateError("Orders waited for each other for too long")
  }
  // The goods come after the network: one that waits for its network keeps no goods from others.
  return places.networks.run({ network }, () =>
    serializeByGoods(places, order.goods, network, () => places.all.run({ network }, inTime)),
  )
}

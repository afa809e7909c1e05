import { orderNumber } from "#core/orders/order-number.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"
import type { Db } from "../../database.ts"
import { onOrdersChanged } from "../orders-changed.ts"

export type ChangedOrder = { documentId: string; number: string; status: OrderStatus; isNew: boolean }

type Listener = (changed: ChangedOrder[]) => void

/** Poll interval of the history, in milliseconds: other processes write it too. */
const interval = 1000

/** The longest that a transaction takes between its number in the history and its end, generously; in milliseconds.
 *  PostgreSQL shows rows in the order in which their transactions end, not in that of their keys. */
const maxTransactionDuration = 30_000

/** Rows that are read at a time. */
const batch = 1000

/** Rows of the history that the first poll reads. */
const firstRows = 200

type Following = {
  /** From here on nothing is missed. */
  ready: Promise<void>
  end: () => void
}

export type OrderFeed = {
  /** Calls `listener` when orders are new or other ones, whichever process did it. */
  subscribe: (listener: Listener) => Following
}

const feeds = new WeakMap<Db, OrderFeed>()

/** The one feed of a database in this process: it reads while somebody listens, once a second and at once after a change
 *  of its own. */
export function orderFeed(db: Db): OrderFeed {
  const feed = feeds.get(db) ?? createFeed(db)
  feeds.set(db, feed)
  return feed
}

function createFeed(db: Db): OrderFeed {
  const listeners = new Set<Listener>()
  let following: Following | undefined

  return {
    subscribe(listener) {
      listeners.add(listener)
      following ??= follow(db, (changed) => {
        for (const each of listeners) each(changed)
      })
      const end = () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        following?.end()
        following = undefined
      }
      return { ready: following.ready, end }
    },
  }
}

/** Reads the history from now on. */
function follow(db: Db, listener: Listener): Following {
  const history = historyReader(db)
  const begun = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  let isReading = false
  let isStale = false
  let hasEnded = false

  const read = async () => {
    clearTimeout(timer)
    if (isReading) {
      isStale = true
      return
    }
    isReading = true
    // A database that is away is asked again.
    const changed = await history().catch(() => undefined)
    if (changed) begun.resolve()
    isReading = false
    if (hasEnded) return
    if (changed && changed.length > 0) listener(changed)
    if (isStale) {
      isStale = false
      return read()
    }
    timer = setTimeout(read, interval)
    timer.unref()
  }
  const endListening = onOrdersChanged(db, read)
  void read()
  const end = () => {
    hasEnded = true
    clearTimeout(timer)
    endListening()
  }
  return { ready: begun.promise, end }
}

/** Reads what is new in the history at each call; at the first one nothing is. */
function historyReader(db: Db): () => Promise<ChangedOrder[]> {
  const seen = new Set<number>()
  const marks: { at: number; id: number }[] = []
  let floor: number | undefined

  const begin = async () => {
    const { last } = await db
      .selectFrom("order_event")
      .select((e) => e.fn.max<number | null>("id").as("last"))
      .executeTakeFirstOrThrow()
    floor = (last ?? 0) - firstRows
    for (const { id } of await eventsAfter(db, floor)) seen.add(id)
  }

  return async () => {
    if (floor === undefined) {
      await begin()
      return []
    }
    const fresh: OrderEvent[] = []
    const changed: ChangedOrder[] = []
    let last = floor
    for (let isMore = true; isMore; ) {
      const events = await eventsAfter(db, last)
      const unseen = events.filter(({ id }) => !seen.has(id))
      changed.push(...(await changedOrders(db, unseen)))
      fresh.push(...unseen)
      last = events.at(-1)?.id ?? last
      isMore = events.length === batch
    }
    // Orders that could not be read whole are read again.
    for (const { id } of fresh) seen.add(id)
    const now = performance.now()
    if (last > floor) marks.push({ at: now, id: last })
    for (let first = marks[0]; first && first.at < now - maxTransactionDuration; first = marks[0]) {
      floor = first.id
      marks.shift()
    }
    for (const id of seen) if (id <= floor) seen.delete(id)
    return eachOnce(changed)
  }
}

/** An order of several batches as it was read last. */
function eachOnce(changed: ChangedOrder[]): ChangedOrder[] {
  const orders = new Map<string, ChangedOrder>()
  for (const order of changed) {
    const isNew = order.isNew || (orders.get(order.documentId)?.isNew ?? false)
    orders.set(order.documentId, { ...order, isNew })
  }
  return [...orders.values()]
}

type OrderEvent = Awaited<ReturnType<typeof eventsAfter>>[number]

function eventsAfter(db: Db, id: number) {
  return db
    .selectFrom("order_event")
    .select(["id", "order_id as orderId", "from_status as from"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(batch)
    .execute()
}

async function changedOrders(db: Db, events: OrderEvent[]): Promise<ChangedOrder[]> {
  if (events.length === 0) return []
  const isNew = new Set(events.filter(({ from }) => from === null).map(({ orderId }) => orderId))
  const ids = [...new Set(events.map(({ orderId }) => orderId))]
  const rows = await db
    .selectFrom("orders")
    .select(["id", "document_id as documentId", "status", "created_at as createdAt"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute()
  return rows.map(({ id, createdAt, ...order }) => ({
    ...order,
    number: orderNumber(id, createdAt),
    isNew: isNew.has(id),
  }))
}

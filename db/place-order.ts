import { orderRisk } from "#core/order-risk.ts"
import { touchContent } from "./content-version.ts"
import { redeemCoupon } from "./coupon-use.ts"
import type { Db, Tx } from "./database.ts"
import { randomToken } from "./document-id.ts"
import { inGroupCommit } from "./group-commit.ts"
import { mailWaiting } from "./mail/mail-waiting.ts"
import { mailReceived } from "./mail/order-mails.ts"
import { claimKey, claimRecent } from "./order-claim.ts"
import { readGround } from "./order-ground.ts"
import { pastOrders } from "./order-past.ts"
import { productIds } from "./order-product.ts"
import { type ReadQuote, readQuote } from "./order-quote.ts"
import { type OrderRefusal, OrderRefused, type OrderWish, type PlacedOrder, type RepeatedOrder } from "./order-wish.ts"
import { orderedColors } from "./ordered-color.ts"
import { findOrder, insertOrder, type StoredOrder } from "./orders.ts"
import { ordersChanged } from "./orders-changed.ts"
import { countOne, readStanding, type Subjects } from "./rate-windows.ts"
import { takeStock } from "./stock.ts"
import { BeginAgain } from "./transaction.ts"

/** Places an order: checks it against the shop's own products, prices and places, takes the stock, uses the coupon and
 *  stores the order, all in one transaction that a refusal takes back. Amounts in centimes. Why its steps come in this
 *  order: docs/decisions/0007-orders.md.
 *  @param alongside done in the same transaction once a new order is stored */
export async function placeOrder(
  db: Db,
  wish: OrderWish,
  now: Date,
  alongside?: Alongside,
): Promise<PlacedOrder | RepeatedOrder | OrderRefusal> {
  const { counts, honeypot } = wish.client
  if (honeypot) return { kind: "refused" }
  const placed = await inGroupCommit<PlacedOrder | RepeatedOrder | OrderRefusal>(db, {
    async work(tx) {
      const { retryAfter, ofNetwork } = await readStanding(tx, counts, now)
      if (retryAfter !== null) return { kind: "tooMany", retryAfter }
      return place(tx, wish, { recentOfNetwork: ofNetwork, now, alongside })
    },
    async onError(handle, error) {
      if (!(error instanceof OrderRefused)) throw error
      await countOne(handle, triesOf(counts, error.refusal), "tries", now)
      return error.refusal
    },
  })
  if (placed.kind !== "placed" || placed.replayed) return placed
  ordersChanged(db)
  if (wish.email) mailWaiting(db)
  return placed
}

/** What a rejected order counts by: one that is over a limit costs the phone nothing. */
function triesOf(counts: Subjects, { kind }: OrderRefusal): Subjects {
  return kind === "tooMany" ? withoutPhone(counts) : counts
}

function withoutPhone({ "subject-and-network": _phone, ...others }: Subjects): Subjects {
  return others
}

/** What else belongs into the transaction of a new order. */
type Alongside = (tx: Tx, order: StoredOrder) => Promise<void>

type Placing = { recentOfNetwork: number; now: Date; alongside: Alongside | undefined }

async function place(
  tx: Tx,
  wish: OrderWish,
  { recentOfNetwork, now, alongside }: Placing,
): Promise<PlacedOrder | RepeatedOrder> {
  const token = randomToken()
  const keyed = wish.key === null ? null : await claimKey(tx, wish.key, wish, token, now)
  if (keyed && !keyed.isNew) return replay(tx, keyed.token)
  const ids = await productIds(tx, wish.lines, now)
  if (wish.lines.some(({ slug }, index) => ids[index] === null && slug === null)) {
    throw new OrderRefused({ kind: "unknown", field: "product" })
  }
  if (!keyed && !(await claimRecent(tx, wish, ids, token, now))) {
    // Against who sends it, so that nobody tries many phones; not against the phone, which may be a stranger's.
    await countOne(tx, withoutPhone(wish.client.counts), "tries", now)
    return { kind: "repeated" }
  }

  const ground = await readGround(tx, wish)
  const past = await pastOrders(tx, wish.mobile, now)
  const read = await readQuote(tx, wish, {
    ...{ ...ground, ids, mobile: wish.mobile, now, lock: true },
    anyQuantity: wish.takenBy !== undefined,
  })
  if (read.quote.changes.length > 0) throw new OrderRefused({ kind: "changed", quote: read.quote })
  await takeGoods(tx, read, ids, now)
  const risk = orderRisk({
    ...{ ...past, recentOfNetwork, mobile: wish.mobile, seconds: wish.client.seconds },
    mostUnits: Math.max(...wish.lines.map(({ quantity }) => quantity)),
  })
  const order = await store(tx, { wish, read, ids, ground, token, risk, now })
  if (read.coupon && !(await redeemCoupon(tx, read.coupon.id, { orderId: order.id, mobile: wish.mobile, now }))) {
    throw new BeginAgain("The coupon was used up meanwhile")
  }
  await mailReceived(tx, { id: order.id, email: wish.email }, now)
  await alongside?.(tx, order)
  // The two rows that many orders share come last, so that no other order waits for them long.
  const retryAfter = await countOne(tx, wish.client.counts, "orders", now)
  if (retryAfter !== null) throw new OrderRefused({ kind: "tooMany", retryAfter })
  await touchContent(tx, [])
  return { kind: "placed", order, replayed: false }
}

/** Takes the units of all lines, product by product in the order of their keys. */
async function takeGoods(tx: Tx, { quote, products }: ReadQuote, ids: (number | null)[], now: Date) {
  const units = new Map<number, number>()
  for (const { index, quantity } of quote.lines) {
    const id = ids[index] ?? 0
    units.set(id, (units.get(id) ?? 0) + quantity)
  }
  for (const [id, quantity] of [...units].toSorted(([a], [b]) => a - b)) {
    const price = products.get(id)?.storedPrice ?? 0
    if (!(await takeStock(tx, id, { quantity, price, now }))) throw new BeginAgain("The stock was taken meanwhile")
  }
}

type Storing = {
  wish: OrderWish
  read: ReadQuote
  ids: (number | null)[]
  ground: Awaited<ReturnType<typeof readGround>>
  token: string
  risk: ReturnType<typeof orderRisk>
  now: Date
}

async function store(tx: Tx, { wish, read, ids, ground, token, risk, now }: Storing): Promise<StoredOrder> {
  const { firstname, lastname, mobile, email, delivery, locale, address, note } = wish
  const { amount, coupon, discount, deliveryPrice, total } = read.quote
  const told = locale === "ar" ? ("namear" as const) : ("name" as const)
  const goods = read.quote.lines.flatMap((line) => {
    const product = read.products.get(ids[line.index] ?? 0)
    return product ? [{ ...line, sku: product.sku, productId: product.id, image: product.image }] : []
  })
  const colored = goods.map((line) => ({ ...line, color: wish.lines[line.index]?.color ?? null }))
  const colors = await orderedColors(tx, colored, locale)
  return insertOrder(tx, {
    ...{ firstname, lastname, mobile, email, delivery, locale, address, note, token, risk },
    ...{ amount, coupon, discount, deliveryPrice, total },
    shopperId: wish.shopperId ?? null,
    wilayaCode: ground.wilaya.code,
    communeId: ground.commune.id,
    wilaya: ground.wilaya[told],
    commune: ground.commune[told],
    lines: goods.map(({ productId, slug, sku, title, quantity, unitPrice, lineTotal }, index) => ({
      ...{ productId, slug, sku, title, quantity, unitPrice, lineTotal },
      ...(colors[index] ?? { color: null, image: null }),
    })),
    takenBy: wish.takenBy ?? null,
    clientDate: wish.date,
    createdAt: now.toISOString(),
  })
}

/** The order that is there already. */
async function replay(tx: Tx, token: string): Promise<PlacedOrder> {
  const order = await findOrder(tx, token)
  if (!order) throw new BeginAgain("The order is not there yet")
  return { kind: "placed", order, replayed: true }
}

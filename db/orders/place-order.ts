import { orderRisk } from "#core/orders/order-risk.ts"
import { rateLimits } from "#core/rate-limits.ts"
import { countLandingOrder } from "../analytics/landing-counts.ts"
import type { UnitsToTake } from "../catalogue/stock.ts"
import { touchContent } from "../changes/content-version.ts"
import { redeemCoupon } from "../coupons/coupon-use.ts"
import type { Db, Tx } from "../database.ts"
import { findOrderDesk } from "../delivery/desks.ts"
import { randomToken } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { mailReceived } from "../mail/order-mails.ts"
import { countRejected, countWindows, maxRetryAfter, rateWindows, type Subjects } from "../rate-windows.ts"
import { inTransaction, RetryTransaction } from "../transaction.ts"
import { createGroupCommit, type GroupWork } from "./group-commit.ts"
import { type Calculated, newOrder, unitsOf } from "./new-order.ts"
import { claimOrder } from "./order-claim.ts"
import { findOrderContext, type OrderContext, type OrderPlace } from "./order-context.ts"
import {
  type OrderInput,
  OrderRejectedError,
  type OrderRejection,
  type PlacedOrder,
  type RepeatedOrder,
} from "./order-input.ts"
import { inOrderPlace } from "./order-places.ts"
import { readQuote, unknownOptionOf } from "./order-quote.ts"
import { findOrder, insertOrder, type StoredOrder } from "./orders.ts"
import { ordersChanged } from "./orders-changed.ts"
import { countedNetwork, mayTakeUnits } from "./unconfirmed-units.ts"

type Answer = PlacedOrder | RepeatedOrder | OrderRejection

/** Further writes in the transaction of a new order. */
export type Alongside = (tx: Tx, order: StoredOrder) => Promise<void>
/** An order that waits to be placed. */
type OrderTask = { orderInput: OrderInput; now: Date; alongside: Alongside | undefined }

const group: GroupWork<OrderTask, Answer> = {
  async work(tx, { orderInput, now, alongside }) {
    const context = await findOrderContext(tx, orderInput, now)
    const { retryAfter } = context.rateLimits
    if (retryAfter !== null) return { kind: "tooMany", retryAfter }
    return place(tx, orderInput, { context, now, alongside })
  },
  async onError(handle, { orderInput, now }, error) {
    if (!(error instanceof OrderRejectedError)) throw error
    await countRejected(handle, triesOf(orderInput.client.counts, error.rejection), now)
    return error.rejection
  },
}

const inGroup = createGroupCommit(group)

/** Runs a task in a transaction of its own: PostgreSQL has many writers, which share a COMMIT by themselves. */
const alone = (db: Db, task: OrderTask): Promise<Answer> =>
  inOrderPlace(db, { goods: goodsOf(task.orderInput), network: countedNetwork(task.orderInput) }, () =>
    inTransaction(db, (tx) => group.work(tx, task)).catch((error) => group.onError(db, task, error)),
  )

const goodsOf = ({ lines, coupon }: OrderInput): string =>
  [...lines.map(({ slug, name }) => slug ?? name ?? "").toSorted(), coupon ?? ""].join("\n")

/** Places an order: checks it against the shop's own products, prices and places, takes the stock (`mayTakeUnits`), uses the coupon and
 *  stores the order, all in one transaction that a rejection takes back. Amounts in centimes. Why its steps come in this
 *  order: docs/decisions/0007-orders.md.
 *  @param alongside done in the same transaction once a new order is stored */
export async function placeOrder(db: Db, orderInput: OrderInput, now: Date, alongside?: Alongside): Promise<Answer> {
  if (orderInput.client.honeypot) return { kind: "refused" }
  const placed = await (isPostgres(db) ? alone : inGroup)(db, { orderInput, now, alongside })
  if (placed.kind !== "placed" || placed.replayed) return placed
  ordersChanged(db)
  if (orderInput.email) notifyMailQueued(db)
  return placed
}

/** Returns the subjects that a rejected order counts for: one over a limit costs the phone nothing. */
function triesOf(counts: Subjects, { kind }: OrderRejection): Subjects {
  return kind === "tooMany" ? withoutPhone(counts) : counts
}

function withoutPhone({ "subject-and-network": _phone, ...others }: Subjects): Subjects {
  return others
}

type Placing = { context: OrderContext; now: Date; alongside: Alongside | undefined }

async function place(
  tx: Tx,
  orderInput: OrderInput,
  { context, now, alongside }: Placing,
): Promise<PlacedOrder | RepeatedOrder> {
  const token = randomToken()
  const { ids, past, rateLimits } = context
  const isUnknown = orderInput.lines.some(({ slug }, index) => ids[index] === null && slug === null)
  const unknown = () => new OrderRejectedError({ kind: "unknown", field: "product" })
  if (isUnknown && orderInput.key === null) throw unknown()
  const claim = await claimOrder(tx, orderInput, { ids, token, now })
  if (claim.kind === "placed") return replay(tx, claim.token)
  if (isUnknown) throw unknown()
  if (claim.kind === "repeated") {
    // Against who sends it, so that nobody tries many phones; not against the phone, which may be a stranger's.
    await countRejected(tx, withoutPhone(orderInput.client.counts), now)
    return { kind: "repeated" }
  }

  const orderPlace = context.place()
  const read = await readQuote(tx, orderInput, {
    settings: orderPlace.settings,
    wilaya: orderPlace.wilaya,
    ids,
    mobile: orderInput.mobile,
    now,
    lock: true,
    anyQuantity: orderInput.takenBy !== undefined,
  })
  const unknownOption = orderInput.takenBy ? undefined : unknownOptionOf(read)
  if (unknownOption) throw new OrderRejectedError({ kind: "unknown", field: unknownOption })
  if (read.quote.changes.length > 0) throw new OrderRejectedError({ kind: "changed", quote: read.quote })
  const units = unitsOf(read, ids, now)
  const holdsStock = await mayTakeUnits(tx, orderInput, { read, units })
  const risk = orderRisk({
    ...past,
    holdsStock,
    recentOfNetwork: rateLimits.ofNetwork,
    mobile: orderInput.mobile,
    seconds: orderInput.client.seconds,
    maxUnits: Math.max(...orderInput.lines.map(({ quantity }) => quantity)),
  })
  const desk = await chosenDesk(tx, orderInput, orderPlace)
  const calculated = { orderInput, read, ids, place: orderPlace, desk, token, risk, holdsStock, now }
  const order = await store(tx, calculated, holdsStock ? units : [])
  if (read.coupon && !(await redeemCoupon(tx, read.coupon.id, { orderId: order.id, mobile: orderInput.mobile, now }))) {
    throw new RetryTransaction("The coupon was used up meanwhile")
  }
  await mailReceived(tx, { id: order.id, email: orderInput.email }, now)
  const { landingPage } = orderInput
  if (landingPage) {
    const products = ids.flatMap((id) => id ?? [])
    await countLandingOrder(tx, { orderId: order.id, page: landingPage, products }, now)
  }
  await alongside?.(tx, order)
  const retryAfter = await countOrder(tx, orderInput.client.counts, now)
  if (retryAfter !== null) throw new OrderRejectedError({ kind: "tooMany", retryAfter })
  return { kind: "placed", order, replayed: false }
}

/** The desk that was chosen; null = none.
 *  @throws OrderRejectedError unless it is one of the wilaya */
async function chosenDesk(tx: Tx, { desk: id, delivery }: OrderInput, orderPlace: OrderPlace) {
  if (id === undefined || delivery !== "desk") return null
  const desk = await findOrderDesk(tx, id, orderPlace)
  if (!desk) throw new OrderRejectedError({ kind: "unknown", field: "desk" })
  return desk
}

/** Takes the stock and stores the order. */
async function store(tx: Tx, calculated: Calculated, units: UnitsToTake[]): Promise<StoredOrder> {
  const stored = await insertOrder(tx, units, newOrder(calculated))
  if (!stored) throw new RetryTransaction("The stock was taken meanwhile")
  return stored
}

/** The order that is there already. */
async function replay(tx: Tx, token: string): Promise<PlacedOrder> {
  const order = await findOrder(tx, token)
  if (!order) throw new RetryTransaction("The order is not there yet")
  return { kind: "placed", order, replayed: true }
}

/** Counts a placed order against the limits, and marks the content as changed. Belongs at the end of its transaction: these
 *  rows are shared by many orders, and no other order should wait for them long.
 *  @returns seconds until more is taken when this one was too many, else null */
async function countOrder(tx: Tx, subjects: Subjects, now: Date): Promise<number | null> {
  const over = await countWindows(tx, rateWindows("orders", rateLimits.orders, subjects, now))
  await touchContent(tx, [])
  return maxRetryAfter(over)
}

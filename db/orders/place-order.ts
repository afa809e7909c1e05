import { orderRisk } from "#core/orders/order-risk.ts"
import { countLandingOrder } from "../analytics/landing-counts.ts"
import type { UnitsToTake, VariantUnits } from "../catalogue/stock.ts"
import { redeemCoupon } from "../coupons/coupon-use.ts"
import type { Db, Tx } from "../database.ts"
import { randomToken } from "../document-id.ts"
import { notifyMailQueued } from "../mail/mail-queued.ts"
import { mailReceived } from "../mail/order-mails.ts"
import { countRejected, type Subjects } from "../rate-windows.ts"
import { RetryTransaction } from "../transaction.ts"
import { countOrder } from "./count-order.ts"
import { inGroupCommit } from "./group-commit.ts"
import { claimOrder } from "./order-claim.ts"
import { findOrderContext, type OrderContext, type OrderPlace } from "./order-context.ts"
import {
  type OrderInput,
  OrderRejectedError,
  type OrderRejection,
  type PlacedOrder,
  type RepeatedOrder,
} from "./order-input.ts"
import { type ReadQuote, readQuote } from "./order-quote.ts"
import { findOrder, insertOrder, type StoredOrder } from "./orders.ts"
import { ordersChanged } from "./orders-changed.ts"

/** Places an order: checks it against the shop's own products, prices and places, takes the stock, uses the coupon and
 *  stores the order, all in one transaction that a refusal takes back. Amounts in centimes. Why its steps come in this
 *  order: docs/decisions/0007-orders.md.
 *  @param alongside done in the same transaction once a new order is stored */
export async function placeOrder(
  db: Db,
  orderInput: OrderInput,
  now: Date,
  alongside?: Alongside,
): Promise<PlacedOrder | RepeatedOrder | OrderRejection> {
  const { counts, honeypot } = orderInput.client
  if (honeypot) return { kind: "refused" }
  const placed = await inGroupCommit<PlacedOrder | RepeatedOrder | OrderRejection>(db, {
    async work(tx) {
      const context = await findOrderContext(tx, orderInput, now)
      const { retryAfter } = context.rateLimits
      if (retryAfter !== null) return { kind: "tooMany", retryAfter }
      return place(tx, orderInput, { context, now, alongside })
    },
    async onError(handle, error) {
      if (!(error instanceof OrderRejectedError)) throw error
      await countRejected(handle, triesOf(counts, error.rejection), now)
      return error.rejection
    },
  })
  if (placed.kind !== "placed" || placed.replayed) return placed
  ordersChanged(db)
  if (orderInput.email) notifyMailQueued(db)
  return placed
}

/** What a rejected order counts by: one that is over a limit costs the phone nothing. */
function triesOf(counts: Subjects, { kind }: OrderRejection): Subjects {
  return kind === "tooMany" ? withoutPhone(counts) : counts
}

function withoutPhone({ "subject-and-network": _phone, ...others }: Subjects): Subjects {
  return others
}

/** What else belongs into the transaction of a new order. */
type Alongside = (tx: Tx, order: StoredOrder) => Promise<void>

type Placing = { context: OrderContext; now: Date; alongside: Alongside | undefined }

async function place(
  tx: Tx,
  orderInput: OrderInput,
  { context, now, alongside }: Placing,
): Promise<PlacedOrder | RepeatedOrder> {
  const token = randomToken()
  const { ids, past, rateLimits: standing } = context
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
    products: claim.products,
    anyQuantity: orderInput.takenBy !== undefined,
  })
  if (read.quote.changes.length > 0) throw new OrderRejectedError({ kind: "changed", quote: read.quote })
  const risk = orderRisk({
    ...past,
    recentOfNetwork: standing.ofNetwork,
    mobile: orderInput.mobile,
    seconds: orderInput.client.seconds,
    maxUnits: Math.max(...orderInput.lines.map(({ quantity }) => quantity)),
  })
  const order = await store(tx, { orderInput, read, ids, place: orderPlace, token, risk, now })
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

/** The units of all lines, product by product in the order of their keys, with those of variants that count their own. */
function unitsOf({ quote, products, variants }: ReadQuote, ids: (number | null)[], now: Date): UnitsToTake[] {
  const lines = quote.lines.map(({ index, quantity }) => ({ id: ids[index] ?? 0, quantity, variant: variants[index] }))
  return [...Map.groupBy(lines, ({ id }) => id)]
    .toSorted(([a], [b]) => a - b)
    .map(([id, ofProduct]) => {
      const quantity = ofProduct.reduce((sum, line) => sum + line.quantity, 0)
      const price = products.get(id)?.storedPrice ?? 0
      return { id, quantity, price, now: now.toISOString(), variants: ownUnits(ofProduct) }
    })
}

type VariantLine = { quantity: number; variant: ReadQuote["variants"][number] | undefined }

function ownUnits(lines: readonly VariantLine[]): VariantUnits[] {
  const units = new Map<number, number>()
  for (const { variant, quantity } of lines) {
    if (!variant || variant.isGone || variant.id === null || variant.available === null) continue
    units.set(variant.id, (units.get(variant.id) ?? 0) + quantity)
  }
  return [...units].map(([id, quantity]) => ({ id, quantity })).toSorted((a, b) => a.id - b.id)
}

type Storing = {
  orderInput: OrderInput
  read: ReadQuote
  ids: (number | null)[]
  place: OrderPlace
  token: string
  risk: ReturnType<typeof orderRisk>
  now: Date
}

/** Takes the stock and stores the order. */
async function store(tx: Tx, { orderInput, read, ids, place, token, risk, now }: Storing): Promise<StoredOrder> {
  const { firstname, lastname, mobile, email, delivery, locale, address, note } = orderInput
  const { amount, coupon, discount, deliveryPrice, total } = read.quote
  const nameColumn = locale === "ar" ? ("namear" as const) : ("name" as const)
  const left = new Map<string, number>()
  /** Units of a product or a variant after a line has taken its own. */
  const take = (key: string, available: number, quantity: number) => {
    left.set(key, (left.get(key) ?? available) - quantity)
    return left.get(key) ?? 0
  }
  const lines = read.quote.lines.flatMap((line) => {
    const product = read.products.get(ids[line.index] ?? 0)
    const variant = read.variants[line.index]
    if (!product || !variant || variant.isGone) return []
    const { slug, title, quantity, unitPrice, lineTotal } = line
    const { id: variantId, color, size, isOpen } = variant
    const unitsLeft = take(`product ${product.id}`, product.available, quantity)
    const hasOwn = variantId !== null && variant.available !== null
    const ownLeft = hasOwn ? take(`variant ${variantId}`, variant.available ?? 0, quantity) : null
    const named = { slug, sku: variant.sku ?? product.sku, title, image: variant.image ?? product.image }
    return [
      {
        ...named,
        productId: product.id,
        variantId,
        unitsLeft,
        ownLeft,
        color,
        size,
        isOpen,
        quantity,
        unitPrice,
        lineTotal,
      },
    ]
  })
  const stored = await insertOrder(tx, unitsOf(read, ids, now), {
    firstname,
    lastname,
    mobile,
    email,
    delivery,
    locale,
    address,
    note,
    token,
    risk,
    amount,
    coupon,
    discount,
    deliveryPrice,
    total,
    shopperId: orderInput.shopperId ?? null,
    wilayaCode: place.wilaya.code,
    communeId: place.commune.id,
    lines,
    wilaya: place.wilaya[nameColumn],
    commune: place.commune[nameColumn],
    takenBy: orderInput.takenBy ?? null,
    placedOn: orderInput.placedOn ?? null,
    clientDate: orderInput.date,
    createdAt: now.toISOString(),
  })
  if (!stored) throw new RetryTransaction("The stock was taken meanwhile")
  return stored
}

/** The order that is there already. */
async function replay(tx: Tx, token: string): Promise<PlacedOrder> {
  const order = await findOrder(tx, token)
  if (!order) throw new RetryTransaction("The order is not there yet")
  return { kind: "placed", order, replayed: true }
}

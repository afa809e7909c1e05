import type { ShopEvent } from "#core/events/event.ts"
import { toDinars } from "#core/money.ts"
import type { Db } from "#db/database.ts"
import { readOrderDesk, toDesk } from "#db/delivery/desks.ts"
import {
  type OrderSubject,
  type ProductSubject,
  readOrderSubject,
  readProductSubject,
  readReviewSubject,
} from "#db/events/event-subjects.ts"

const orNull = (amount: number | null) => (amount === null ? null : toDinars(amount))

function deskOf(order: OrderSubject) {
  const desk = readOrderDesk(order.desk)
  return desk && toDesk(desk)
}

/** An order with its person and lines. Amounts in dinars. */
const orderData = (order: OrderSubject) => ({
  id: order.document_id,
  number: order.number,
  version: order.version,
  status: order.status,
  createdAt: order.created_at,
  source: order.source,
  locale: order.locale,
  firstname: order.firstname,
  lastname: order.lastname,
  mobile: order.mobile,
  email: order.email,
  wilayaCode: order.wilaya_code,
  wilaya: order.wilaya,
  commune: order.commune,
  address: order.address,
  note: order.note,
  delivery: order.delivery,
  desk: deskOf(order),
  lines: order.lines.map(({ unitPrice, lineTotal, ...line }) => ({
    ...line,
    unitPrice: toDinars(unitPrice),
    lineTotal: toDinars(lineTotal),
  })),
  amount: toDinars(order.amount),
  coupon: order.coupon_code,
  discount: toDinars(order.discount),
  deliveryPrice: orNull(order.delivery_price),
  total: toDinars(order.total),
  paid: toDinars(order.paid),
  carrier: order.carrier,
  tracking: order.tracking,
  agent: order.agent_name,
  cashedAt: order.cashed_at,
})

const productData = (product: ProductSubject) => ({
  id: product.document_id,
  slug: product.slug,
  sku: product.sku,
  names: product.names,
  productType: product.product_type,
  status: product.status,
  quantity: product.quantity,
  price: toDinars(product.price),
  lastPrice: orNull(product.last_price),
  publishedAt: product.published_at,
  variants: product.variants.map(({ price, active, ...variant }) => ({
    ...variant,
    price: orNull(price),
    active: active === 1,
  })),
})

/** The body that a subscriber is sent: the event's type and moment, its facts, and its subject as it is now. An event that is sent
 *  late has the newer subject; `version` of an order and `seq` tell what is older. The subject is null when it is gone. */
export async function eventMessage(db: Db, { type, seq, subject, details, at }: ShopEvent) {
  return { type, timestamp: at, data: { seq, ...details, ...(await subjectOf(db, type, subject)) } }
}

async function subjectOf(db: Db, type: ShopEvent["type"], subject: string) {
  // The buyer is not known any more.
  if (type === "customer.erased") return { order: { id: subject } }
  if (type.startsWith("order.")) {
    const order = await readOrderSubject(db, subject)
    return { order: order ? orderData(order) : null }
  }
  if (type.startsWith("review.")) return { review: (await readReviewSubject(db, subject)) ?? null }
  if (type === "product.deleted") return { product: { id: subject } }
  const product = await readProductSubject(db, subject)
  return { product: product ? productData(product) : null }
}

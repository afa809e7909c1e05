import type { Selectable } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { isParcelNews } from "#core/delivery/parcel-news.ts"
import type { Order, OrderLine } from "#core/orders/order.ts"
import { notHeldReason } from "#core/orders/order-event.ts"
import { newOrderCode, orderNumber } from "#core/orders/order-number.ts"
import type { RiskReason } from "#core/orders/order-risk.ts"
import { orderSearchText } from "#core/orders/order-search.ts"
import type { UnitsToTake } from "../catalogue/stock.ts"
import type { Db, Tx } from "../database.ts"
import { type OrderDesk, readOrderDesk, toDesk } from "../delivery/desks.ts"
import { randomBelow, randomDocumentId } from "../document-id.ts"
import type { OrderLineTable, OrdersTable } from "../schema/order-schema.ts"
import type { Staff } from "../staff/by-staff.ts"
import { publicHistory } from "./order-history.ts"
import { type OrderRows, storeRows } from "./order-rows.ts"
import { isHandedOver, receivedOfOrder } from "./payments/handed-over.ts"

/** An order with its row's key, on which its number rests. */
export type StoredOrder = Order & {
  id: number
  /** The order's moment as the sender gave it. */
  date: string
  /** false = a carrier was told what it collects, or a payment came after that; left out = true. */
  takesPayments?: boolean
}

/** An order about to be stored; the database adds its keys and its number. */
export type NewOrder = Omit<
  Order,
  "documentId" | "number" | "history" | "status" | "carrier" | "tracking" | "parcel" | "lines" | "desk"
> & {
  /** null = none was chosen. */
  desk: OrderDesk | null
  wilayaCode: number
  communeId: number
  locale: OrdersTable["locale"]
  /** Where its news go by mail. */
  email: string | null
  /** The shopper's account. */
  shopperId: string | null
  clientDate: string
  risk: RiskReason[]
  /** Whether it takes its stock now; else when it is confirmed. */
  holdsStock: boolean
  /** The hidden network whose unconfirmed units count; null = none. */
  network: string | null
  lines: (OrderLine & { productId: number; variantId: number | null } & UnitsLeft)[]
  /** The member who took it by phone; null = ordered on the shop's pages. */
  takenBy: Staff | null
  /** The page whose form placed it. */
  placedOn: "product" | "cart" | null
}

/** Units left in stock after a line has taken its own, those of lines before it included. */
export type UnitsLeft = {
  /** Of its product. */
  unitsLeft: number
  /** Of its variant; null where that counts no units of its own. */
  ownLeft: number | null
}

const lineOf = (row: Omit<Selectable<OrderLineTable>, "id">): OrderLine => ({
  slug: row.slug,
  sku: row.sku,
  title: row.title,
  color: row.color,
  size: row.size,
  isOpen: row.open_choice === 1,
  quantity: row.quantity,
  unitPrice: row.unit_price,
  lineTotal: row.line_total,
  image: row.image,
})

const rowOf = ({ isOpen, unitPrice, lineTotal, ...line }: OrderLine) => {
  return { ...line, open_choice: isOpen ? 1 : 0, unit_price: unitPrice, line_total: lineTotal } as const
}

/** The rows of an order with its lines and the beginning of its history, and the order as it is once the database has given
 *  it a key. */
export function toOrderRows(order: NewOrder): { rows: OrderRows; stored: (id: number) => StoredOrder } {
  const { wilayaCode, communeId, locale, email, shopperId, clientDate, risk, lines, takenBy, placedOn, ...rest } = order
  const { holdsStock, network, desk, ...placed } = rest
  const { firstname, lastname, mobile, wilaya, commune, address, note, delivery, amount, discount, total } = placed
  const documentId = randomDocumentId()
  const code = newOrderCode(randomBelow)
  const actor = takenBy?.name ?? "shopper"
  const actorId = takenBy?.id ?? null
  const moved = { at: placed.createdAt, reason: "order", actor, actor_id: actorId } as const
  const began = { from_status: null, to_status: "new", reason: null, details: null, kind: "status" } as const
  const notHeld = { ...began, from_status: "new", reason: notHeldReason, kind: "stock-released" } as const
  const rows: OrderRows = {
    order: {
      firstname,
      lastname,
      mobile,
      code,
      wilaya,
      commune,
      address,
      note,
      delivery,
      locale,
      amount,
      discount,
      total,
      status: "new",
      phone_key: phoneKey(mobile),
      email,
      shopper_id: shopperId,
      shopper_claim: shopperId === null ? null : "placed",
      token: placed.token,
      document_id: documentId,
      wilaya_code: wilayaCode,
      commune_id: communeId,
      coupon_code: placed.coupon,
      delivery_price: placed.deliveryPrice,
      desk: desk && JSON.stringify(desk),
      risk: JSON.stringify(risk),
      client_date: clientDate,
      created_at: placed.createdAt,
      stock_released_at: holdsStock ? null : placed.createdAt,
      unconfirmed_network: holdsStock ? network : null,
      source: takenBy ? "phone" : "shop",
      placed_on: takenBy ? null : placedOn,
      agent_id: takenBy?.id ?? null,
      agent_name: takenBy?.name ?? null,
      search: orderSearchText({ firstname, lastname, mobile: placed.mobile, tracking: null }),
    },
    lines: lines.map(({ productId, variantId, unitsLeft: _unitsLeft, ownLeft: _ownLeft, ...line }, position) => ({
      ...rowOf(line),
      position,
      product_id: productId,
      variant_id: variantId,
    })),
    events: [
      { at: placed.createdAt, actor, actor_id: actorId, ...began },
      ...(holdsStock ? [] : [{ at: placed.createdAt, actor: "shop", actor_id: null, ...notHeld }]),
    ],
    movements: (holdsStock ? lines : []).map(({ productId, variantId, quantity, unitsLeft, ownLeft }) => ({
      ...moved,
      product_id: productId,
      variant_id: variantId,
      units: -quantity,
      units_left: unitsLeft,
      own_units: ownLeft === null ? 0 : -quantity,
      own_left: ownLeft,
    })),
  }
  const stored = (id: number): StoredOrder => ({
    ...placed,
    ...(desk && { desk: toDesk(desk) }),
    id,
    documentId,
    status: "new",
    carrier: null,
    tracking: null,
    number: orderNumber(id, placed.createdAt, code),
    date: clientDate,
    history: [{ status: "new", at: placed.createdAt }],
    lines: lines.map(({ productId: _product, variantId: _variant, unitsLeft: _left, ownLeft: _own, ...line }) => line),
  })
  return { rows, stored }
}

/** Takes units out of stock, and stores an order with its lines and the beginning of its history.
 *  @param units in the order of the products' keys, which are locked; none of an order that holds no stock
 *  @returns undefined when units are not there, or have another price: then the transaction has to end */
export async function insertOrder(tx: Tx, units: UnitsToTake[], order: NewOrder): Promise<StoredOrder | undefined> {
  const { rows, stored } = toOrderRows(order)
  const id = await storeRows(tx, units, rows)
  return id === undefined ? undefined : stored(id)
}

/** The carrier's last news of an order's parcel that shoppers see. */
async function findParcelNews(db: Db, orderId: number): Promise<StoredOrder["parcel"]> {
  const row = await db
    .selectFrom("parcel")
    .select(["status", "status_at as at", "answer", "answered_at as answeredAt", "to_call_at as toCallAt"])
    .where("order_id", "=", orderId)
    .where("state", "=", "created")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  if (!row?.at || !isParcelNews(row.status)) return undefined
  // An answer to an attempt before the last one is none.
  const isAnswered = row.status === "failed-attempt" && (row.answeredAt ?? "") >= (row.toCallAt ?? "")
  return { status: row.status, at: row.at, answer: isAnswered ? row.answer : null }
}

/** The order behind a token, or behind its documentId. Amounts in centimes. */
export async function findOrder(
  db: Db,
  key: string,
  by: "token" | "document_id" = "token",
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .select(receivedOfOrder.as("received"))
    .where(by, "=", key)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute()
  const { id, token, status, firstname, lastname, mobile, wilaya, commune, address, note, delivery, amount, total } =
    row
  const { carrier, tracking } = row
  const desk = readOrderDesk(row.desk)
  const parcel = status === "shipped" ? await findParcelNews(db, id) : undefined
  return {
    id,
    token,
    status,
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    address,
    note,
    delivery,
    amount,
    total,
    carrier,
    tracking,
    ...(desk && { desk: toDesk(desk) }),
    ...(parcel && { parcel }),
    documentId: row.document_id,
    date: row.client_date,
    number: orderNumber(id, row.created_at, row.code),
    coupon: row.coupon_code,
    discount: row.discount,
    deliveryPrice: row.delivery_price,
    paid: row.paid,
    takesPayments: row.received === row.paid && !(await isHandedOver(db, row)),
    createdAt: row.created_at,
    history: await publicHistory(db, id),
    lines: lines.map(lineOf),
  }
}

import { parcelWeight } from "#core/delivery/parcel.ts"
import { defaultLocale } from "#core/i18n/locale.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../../database.ts"
import { readOrderDesk, toDesk } from "../../delivery/desks.ts"
import { findLineNames } from "../line-names.ts"
import { selectPackedLines } from "./packed-lines.ts"

export type PrintedOrder = Awaited<ReturnType<typeof listPrintedOrders>>[number]

const selectOrders = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["id", "document_id as documentId", "code", "status", "created_at as createdAt", "locale"])
    .select(["firstname", "lastname", "mobile", "address", "wilaya_code as wilayaCode", "wilaya", "commune"])
    .select(["delivery", "note", "amount", "discount", "delivery_price as deliveryPrice", "total", "paid"])
    .select(["carrier", "tracking", "cashed_at as cashedAt", "desk"])
    .select((e) => [
      e.fn
        .coalesce(
          e.selectFrom("commune").select("wilaya_2026").whereRef("commune.id", "=", "orders.commune_id"),
          e.ref("wilaya_code"),
        )
        .as("wilayaCode2026"),
    ])
    .where("document_id", "in", documentIds)
    .execute()

/** Orders with all that their slips and invoices print, in the order of the documentIds; one that is not there is left out. Amounts in
 *  centimes, weights in grams. */
export async function listPrintedOrders(db: Db, documentIds: readonly string[]) {
  const orders = await selectOrders(db, documentIds)
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await selectPackedLines(db, ids)
    .select(["l.unit_price as unitPrice", "l.line_total as lineTotal"])
    .select(["l.product_id as productId", "l.variant_id as variantId"])
    .execute()
  const localeOf = new Map(orders.map(({ id, locale }) => [id, locale]))
  const names = await findLineNames(
    db,
    lines.map((line) => ({ ...line, locale: localeOf.get(line.orderId) ?? defaultLocale })),
  )
  const named = lines.map((line, index) => ({ ...line, names: names[index] ?? {} }))
  const linesOf = Map.groupBy(named, ({ orderId }) => orderId)
  const printed = orders.map(({ id, code, ...order }) => {
    const own = linesOf.get(id) ?? []
    const desk = readOrderDesk(order.desk)
    return {
      ...order,
      desk: desk && toDesk(desk),
      number: orderNumber(id, order.createdAt, code),
      weight: parcelWeight(own),
      lines: own.map(({ id, sku, title, color, size, names, quantity, unitPrice, lineTotal }) => ({
        id,
        sku,
        title,
        color,
        size,
        names,
        quantity,
        unitPrice,
        lineTotal,
      })),
    }
  })
  const byId = new Map(printed.map((order) => [order.documentId, order]))
  return documentIds.flatMap((documentId) => byId.get(documentId) ?? [])
}

import { exportedColumns, productLines } from "#core/catalogue/files/product-file-cells.ts"
import { csvLine } from "#core/files/csv.ts"
import { guardCell } from "#core/files/formula-guard.ts"
import { toDinars } from "#core/money.ts"
import { everyCustomer, everyRedirect, everyReview } from "#db/backup/owned-rows.ts"
import { lowStockThreshold } from "#db/catalogue/admin/product-list.ts"
import { exportedProducts } from "#db/catalogue/import/export-products.ts"
import { everySubscriber } from "#db/customers/admin-subscribers.ts"
import type { Db } from "#db/database.ts"
import { exportedOrders } from "#db/orders/list/order-export.ts"

type Cell = string | number | null

/** As spreadsheets read them in any language, and as the import reads them back. */
export const style = { separator: ",", decimal: "." } as const

const line = (cells: readonly Cell[]) => csvLine(cells, style, guardCell)

/** A table as a CSV file, row by row.
 *  @param count called for each row */
async function* csvFile<Row>(
  titles: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => Cell[],
  count: () => void,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(titles, style)}`
  for await (const row of rows) {
    count()
    yield line(cellsOf(row))
  }
}

/** The name in the archive of a picture that the merchant has uploaded; pictures of the program keep their path. */
const pictureName = (url: string) => url.replace(/^\/media\/uploads\//, "pictures/")

/** Pictures of variants are paths of a shop's own library, which another shop does not have. */
const archivedColumns = exportedColumns.filter((column) => column !== "picture")

/** Every product with its variants, as a file that the shop imports (docs/product-file.md). */
export async function* productTable(db: Db, now: Date, count: () => void): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(archivedColumns, style)}`
  const at = { now, lowStock: await lowStockThreshold(db) }
  for await (const { product, variants } of exportedProducts(db, {}, at)) {
    count()
    const named = { ...product, pictures: product.pictures.map(pictureName) }
    yield productLines({ product: named, variants }, now.toISOString(), style, archivedColumns)
  }
}

const orderTitles = [
  ...["number", "created_at", "status", "source", "firstname", "lastname", "mobile", "wilaya_code", "wilaya"],
  ...["commune", "address", "note", "delivery", "amount", "coupon", "discount", "delivery_price", "total", "carrier"],
  ...["tracking", "agent", "delivered_at", "cashed_at", "lines"],
]

const amount = (centimes: number | null) => (centimes === null ? null : toDinars(centimes))

/** Every order; its lines stand in one cell as JSON. Amounts in dinars. */
export const orderTable = (db: Db, count: () => void) =>
  csvFile(
    orderTitles,
    exportedOrders(db, {}, null),
    (order) => [
      ...[order.number, order.createdAt, order.status, order.source, order.firstname, order.lastname, order.mobile],
      ...[order.wilayaCode, order.wilaya, order.commune, order.address, order.note, order.delivery],
      ...[amount(order.amount), order.coupon, amount(order.discount), amount(order.deliveryPrice), amount(order.total)],
      ...[order.carrier, order.tracking, order.agent, order.deliveredAt, order.cashedAt, JSON.stringify(order.lines)],
    ],
    count,
  )

export const reviewTable = (db: Db, count: () => void) =>
  csvFile(
    [
      "sku",
      "status",
      "rating",
      "name",
      "town",
      "email",
      "date",
      "language",
      "verified",
      "review",
      "reply",
      "replied_at",
    ],
    everyReview(db),
    (r) => [
      r.sku,
      r.status,
      r.rating,
      r.name,
      r.town,
      r.email,
      r.date,
      r.lang,
      r.verified,
      r.review,
      r.reply,
      r.repliedAt,
    ],
    count,
  )

export const customerTable = (db: Db, count: () => void) =>
  csvFile(
    ["firstname", "lastname", "email", "sign_in_mobile", "mobile", "language"],
    everyCustomer(db),
    (c) => [c.firstname, c.lastname, c.email, c.loginMobile, c.mobile, c.locale],
    count,
  )

export const subscriberTable = (db: Db, count: () => void) =>
  csvFile(
    ["email", "language", "subscribed_at", "confirmed_at"],
    everySubscriber(db, {}),
    (s) => [s.email, s.locale, s.createdAt, s.confirmedAt],
    count,
  )

export const redirectTable = (db: Db, count: () => void) =>
  csvFile(["from", "to"], everyRedirect(db), ({ from, to }) => [from, to], count)

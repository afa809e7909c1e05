import { exportedColumns, productLines } from "#core/catalogue/files/product-file-cells.ts"
import { csvLine } from "#core/files/csv.ts"
import { guardCell } from "#core/files/formula-guard.ts"
import { everyOrder } from "#db/backup/owned-orders.ts"
import { everyMessage } from "#db/backup/owned-others.ts"
import { everyCustomer, everyRedirect, everyReview } from "#db/backup/owned-rows.ts"
import { lowStockThreshold } from "#db/catalogue/admin/product-list.ts"
import { exportedProducts } from "#db/catalogue/import/export-products.ts"
import { everySubscriber } from "#db/customers/admin-subscribers.ts"
import type { Db } from "#db/database.ts"
import { orderCells, orderTable } from "../imports/moving/archive/order-file.ts"
import { customerTable, messageTable, subscriberTable } from "../imports/moving/archive/people-files.ts"
import { reviewCells, reviewTable } from "../imports/moving/archive/review-file.ts"

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
export async function* productFile(db: Db, now: Date, count: () => void): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(archivedColumns, style)}`
  const at = { now, lowStock: await lowStockThreshold(db) }
  for await (const { product, variants } of exportedProducts(db, {}, at)) {
    count()
    const named = { ...product, pictures: product.pictures.map(pictureName) }
    yield productLines({ product: named, variants }, now.toISOString(), style, archivedColumns)
  }
}

/** Every order, with its lines, notes and history as JSON in their cells. Amounts in dinars. */
export const orderFile = (db: Db, count: () => void) => csvFile(orderTable.titles, everyOrder(db), orderCells, count)

export const reviewFile = (db: Db, count: () => void) =>
  csvFile(reviewTable.titles, everyReview(db), reviewCells, count)

export const customerFile = (db: Db, count: () => void) =>
  csvFile(customerTable.titles, everyCustomer(db), customerTable.write, count)

export const subscriberFile = (db: Db, count: () => void) =>
  csvFile(subscriberTable.titles, everySubscriber(db, {}), subscriberTable.write, count)

export const redirectFile = (db: Db, count: () => void) =>
  csvFile(["from", "to"], everyRedirect(db), ({ from, to }) => [from, to], count)

export const messageFile = (db: Db, count: () => void) =>
  csvFile(messageTable.titles, everyMessage(db), messageTable.write, count)

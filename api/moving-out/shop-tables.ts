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
import { orderCells, orderColumns } from "../imports/moving/archive/order-file.ts"
import {
  customerCells,
  customerColumns,
  messageCells,
  messageColumns,
  subscriberColumns,
} from "../imports/moving/archive/people-files.ts"
import { reviewCells, reviewColumns } from "../imports/moving/archive/review-file.ts"

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

/** A table whose columns an import knows by their names (api/imports/moving/archive/). */
function knownTable<Row, Column extends string>(
  columns: Record<Column, unknown>,
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => Record<Column, Cell>,
  count: () => void,
) {
  const titles = Object.keys(columns) as Column[]
  return csvFile(
    titles,
    rows,
    (row) => {
      const cells = cellsOf(row)
      return titles.map((title) => cells[title])
    },
    count,
  )
}

/** Every order, with its lines, notes and history as JSON in their cells. Amounts in dinars. */
export const orderTable = (db: Db, count: () => void) => knownTable(orderColumns, everyOrder(db), orderCells, count)

export const reviewTable = (db: Db, count: () => void) => knownTable(reviewColumns, everyReview(db), reviewCells, count)

export const customerTable = (db: Db, count: () => void) =>
  knownTable(customerColumns, everyCustomer(db), customerCells, count)

export const subscriberTable = (db: Db, count: () => void) =>
  csvFile(
    Object.keys(subscriberColumns),
    everySubscriber(db, {}),
    (s) => [s.email, s.locale, s.createdAt, s.confirmedAt],
    count,
  )

export const redirectTable = (db: Db, count: () => void) =>
  csvFile(["from", "to"], everyRedirect(db), ({ from, to }) => [from, to], count)

export const messageTable = (db: Db, count: () => void) =>
  knownTable(messageColumns, everyMessage(db), messageCells, count)

import { type CsvStyle, csvLine } from "#core/files/csv.ts"
import { shopDay, shopDayStart } from "#core/i18n/shop-day.ts"
import { orderColumns, orderColumnTitle } from "#core/orders/order-columns.ts"
import { maxSheetRows } from "#core/staff/api-token.ts"
import type { Db } from "#db/database.ts"
import { exportedOrders } from "#db/orders/list/order-export.ts"
import type { TokenSheet } from "#db/staff/api-tokens.ts"
import { csvFile } from "../files/csv-file.ts"
import { toStream } from "../files/to-stream.ts"
import { orderLine } from "../orders/admin/order-cells.ts"
import { orderFilter } from "../orders/admin/order-filter.ts"

/** As `IMPORTDATA` reads it in every language of a sheet. */
const style: CsvStyle = { separator: ",", decimal: "." }

const headers = {
  "content-type": "text/csv; charset=utf-8",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
}

/** The orders of a sheet: the chosen columns of the newest ones, sent as they are read. Texts are guarded against formulas. */
function sheetFile(db: Db, { columns, locale, days }: TokenSheet, now: Date) {
  const chosen = orderColumns.filter((column) => columns.includes(column))
  const titles = chosen.map((column) => orderColumnTitle(column, locale))
  const from = shopDay(new Date(Date.parse(shopDayStart(shopDay(now), 1 - days))))
  const orders = exportedOrders(db, orderFilter({ from }), null)
  return csvFile(csvLine(titles, style), orders, (order) => orderLine(order, chosen, locale, style), maxSheetRows)
}

/** The answer of a private CSV address. */
export const sheetAnswer = (db: Db, sheet: TokenSheet, now: Date): Response =>
  new Response(toStream(sheetFile(db, sheet, now)), { headers })

import { spacedPhone } from "#core/customers/phone.ts"
import { type CsvStyle, csvLine } from "#core/files/csv.ts"
import { shopDay, shopDayStart } from "#core/i18n/shop-day.ts"
import { orderColumns, orderColumnTitle } from "#core/orders/order-columns.ts"
import { maxSheetRows } from "#core/staff/api-token.ts"
import type { Db } from "#db/database.ts"
import { exportedOrders } from "#db/orders/list/order-export.ts"
import type { TokenSheet } from "#db/staff/api-tokens.ts"
import { toStream } from "../files/to-stream.ts"
import { cellsOf } from "../orders/admin/order-cells.ts"
import { orderFilter } from "../orders/admin/order-filter.ts"

/** As `IMPORTDATA` reads it in every language of a sheet. */
const style: CsvStyle = { separator: ",", decimal: "." }

const headers = {
  "content-type": "text/csv; charset=utf-8",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
}

/** The orders of a sheet: the chosen columns of the newest ones, sent as they are read. Texts are guarded against formulas, and spaces
 *  keep the first zero of a phone. */
async function* lines(db: Db, { columns, locale, days }: TokenSheet, now: Date): AsyncGenerator<Buffer> {
  const chosen = orderColumns.flatMap((column, at) => (columns.includes(column) ? [at] : []))
  const titles = orderColumns.filter((column) => columns.includes(column))
  let text = csvLine(
    titles.map((column) => orderColumnTitle(column, locale)),
    style,
  )
  const from = shopDay(new Date(Date.parse(shopDayStart(shopDay(now), 1 - days))))
  let rows = 0
  for await (const order of exportedOrders(db, orderFilter({ from }), null)) {
    const cells = cellsOf({ ...order, mobile: spacedPhone(order.mobile) }, locale)
    text += csvLine(
      chosen.map((at) => cells[at] ?? null),
      style,
    )
    rows += 1
    if (rows === maxSheetRows) break
    if (text.length < 32_768) continue
    yield Buffer.from(text)
    text = ""
  }
  yield Buffer.from(text)
}

/** The answer of a private CSV address. */
export const sheetAnswer = (db: Db, sheet: TokenSheet, now: Date): Response =>
  new Response(toStream(lines(db, sheet, now)), { headers })

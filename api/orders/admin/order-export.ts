import type { z } from "zod"
import { type Carrier, carriers } from "#core/delivery/carrier.ts"
import { carrierColumns } from "#core/delivery/carrier-file.ts"
import { csvLine, localeCsvStyle } from "#core/files/csv.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { orderColumns, orderColumnTitle } from "#core/orders/order-columns.ts"
import { givesBack, orderStatuses } from "#core/orders/order-status.ts"
import { dinarsToCollect } from "#core/payments/payment.ts"
import type { Db } from "#db/database.ts"
import { markExported } from "#db/orders/list/mark-exported.ts"
import { type ExportedOrder, exportedOrders } from "#db/orders/list/order-export.ts"
import type { OrderFilter } from "#db/orders/list/order-filter.ts"
import { countMatching, listOrders } from "#db/orders/list/order-list.ts"
import { addAudit } from "#db/staff/audit.ts"
import type { ByStaff } from "#db/staff/by-staff.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { conflict } from "../../errors.ts"
import { byteOrderMark, csvFile } from "../../files/csv-file.ts"
import { toStream } from "../../files/to-stream.ts"
import { xlsxFile } from "../../files/xlsx-file.ts"
import { readBody } from "../../read-body.ts"
import { exportBody, orderExportQuery, sentExportQuery } from "../contract-admin-list.ts"
import { byStaff } from "./order-answer.ts"
import { orderCells, orderLine, shopTime } from "./order-cells.ts"
import { sheetName } from "./order-export-titles.ts"
import { orderFilter } from "./order-filter.ts"

async function* mapped<T>(orders: AsyncIterable<ExportedOrder>, map: (order: ExportedOrder) => T): AsyncGenerator<T> {
  for await (const order of orders) yield map(order)
}

const titlesIn = (locale: Locale) => orderColumns.map((column) => orderColumnTitle(column, locale))

function csvOf(orders: AsyncIterable<ExportedOrder>, locale: Locale) {
  const style = localeCsvStyle(locale)
  const head = byteOrderMark + csvLine(titlesIn(locale), style)
  return csvFile(head, orders, (order) => orderLine(order, orderColumns, locale, style))
}

function xlsxOf(orders: AsyncIterable<ExportedOrder>, locale: Locale) {
  const rows = mapped(orders, (order) => {
    const cells = orderCells(order, locale)
    return orderColumns.map((column) => cells[column])
  })
  return xlsxFile({ name: sheetName[locale], titles: titlesIn(locale), rows, isRtl: locale === "ar" })
}

function carrierFile(orders: AsyncIterable<ExportedOrder>, carrier: Carrier) {
  const columns = carrierColumns[carrier]
  const rows = mapped(orders, (order) => {
    const parcel = { ...order, total: dinarsToCollect(order) }
    return columns.map(({ cell }) => cell(parcel))
  })
  return xlsxFile({ name: carrier, titles: columns.map(({ title }) => title), rows })
}

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/** The most orders that a rejection names. */
const maxNamed = 20

/** @throws ApiError 409 when orders have no delivery price yet: the carrier would ask for the goods alone */
async function rejectUnpriced(db: Db, filter: OrderFilter): Promise<void> {
  const sort = { by: "createdAt", direction: "desc" } as const
  const unpriced = { ...filter, hasDeliveryPrice: false }
  const { rows, total } = await listOrders(db, unpriced, { sort, page: 1, pageSize: maxNamed })
  if (total === 0) return
  const orders = rows.map(({ documentId, number }) => ({ documentId, number }))
  throw conflict("Orders have no delivery price yet", { reason: "noDeliveryPrice", count: total, orders })
}

/** @throws ApiError 409 when orders are in a carrier's file already: they would be sent twice */
async function rejectExported(db: Db, filter: OrderFilter): Promise<void> {
  const sort = { by: "createdAt", direction: "desc" } as const
  const { rows, total } = await listOrders(db, { ...filter, isExported: true }, { sort, page: 1, pageSize: maxNamed })
  if (total === 0) return
  const orders = rows.map(({ documentId, number, exported }) => ({ documentId, number, exported }))
  throw conflict("Orders were exported before", { reason: "exported", count: total, orders })
}

type Format = z.infer<typeof orderExportQuery>["format"]

/** The headers of a file.
 *  @param day of the shop's clock, `2026-11-21` */
const fileHeaders = (format: Format, rows: number, day: string) => {
  const ending = format === "csv" ? "csv" : "xlsx"
  return {
    "content-type": types[ending],
    "content-disposition": `attachment; filename="hanout-${format}-${day}.${ending}"`,
    "x-total-rows": String(rows),
  }
}

type Filters = { q?: string | undefined }

/** Leaves the search text out of the audit log: it may be a phone. */
const auditedFilters = <F extends Filters>({ q, ...filters }: F) => ({ ...filters, ...(q && { q: "…" }) })

/** `/orders/export`: a file of every order that passes a filter, sent as it is read. `POST` hands it to a carrier: it marks
 *  the orders. */
export function orderExportRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  async function audit({ staff, address, now }: ByStaff, after: Record<string, unknown>) {
    const what = { action: "export", resource: "orders", documentId: null, before: null, after }
    await addAudit(db, { ...what, staff, address, at: now })
  }

  type Wanted = {
    format: Format
    locale: Locale
    carrier: Carrier | null
    filter: OrderFilter
    headers: HeadersInit
  }

  function fileAnswer({ format, locale, carrier, filter, headers }: Wanted): Response {
    const orders = exportedOrders(db, filter, carrier)
    if (carrier) return new Response(toStream(carrierFile(orders, carrier)), { headers })
    return new Response(toStream(format === "csv" ? csvOf(orders, locale) : xlsxOf(orders, locale)), { headers })
  }

  route("GET /orders/export", async (c) => {
    const { format, locale, unpriced, ...filters } = readParameters(orderExportQuery, c.req.url)
    const carrier = carrierOf(format)
    const requested = carrier ? withoutEnded(orderFilter(filters)) : orderFilter(filters)
    if (carrier && unpriced === "refuse") await rejectUnpriced(db, requested)
    const filter = carrier ? { ...requested, hasDeliveryPrice: true } : requested
    const total = await countMatching(db, filter)
    const by = byStaff(c, deps)
    const headers = fileHeaders(format, total, shopTime(by.now.toISOString()).slice(0, 10))
    if (c.req.raw.method === "HEAD") return new Response(null, { headers })
    await audit(by, { format, rows: total, ...auditedFilters(filters) })
    return fileAnswer({ format, locale, carrier, filter, headers })
  })

  route("POST /orders/export", async (c) => {
    const { format, locale, unpriced, again, ...filters } = readParameters(sentExportQuery, c.req.url)
    const text = await c.req.text()
    const { documentIds } = await readBody(exportBody, { text: async () => text || "{}" })
    const carrier = carrierOf(format)
    const requested = orderFilter(filters)
    const filter = documentIds ? { ...requested, selected: documentIds } : requested
    const by = byStaff(c, deps)
    const wanted = carrier ? await markForCarrier(db, filter, carrier, { unpriced, again, by }) : filter
    const total = await countMatching(db, wanted)
    const selected = documentIds && { selected: documentIds.length }
    await audit(by, { format, rows: total, ...(carrier && { again }), ...selected, ...auditedFilters(filters) })
    const headers = fileHeaders(format, total, shopTime(by.now.toISOString()).slice(0, 10))
    return fileAnswer({ format, locale, carrier, filter: wanted, headers })
  })
}

const carrierOf = (format: Format): Carrier | null => carriers.find((name) => name === format) ?? null

type Choices = Pick<z.infer<typeof sentExportQuery>, "unpriced" | "again"> & { by: ByStaff }

/** Leaves out orders that were cancelled or came back: a carrier would deliver them. */
const withoutEnded = ({ statuses = [...orderStatuses], ...filter }: OrderFilter): OrderFilter => ({
  ...filter,
  statuses: statuses.filter((status) => !givesBack(status)),
})

/** Marks the orders of a carrier's file.
 *  @returns the filter that these pass
 *  @throws ApiError 409 for orders without a delivery price, or that are in such a file already, as long as nobody has decided */
async function markForCarrier(db: Db, requested: OrderFilter, carrier: Carrier, { unpriced, again, by }: Choices) {
  const filter = withoutEnded(requested)
  if (unpriced === "refuse") await rejectUnpriced(db, filter)
  const priced = { ...filter, hasDeliveryPrice: true }
  if (again === "refuse") await rejectExported(db, priced)
  return markExported(db, again === "include" ? priced : { ...priced, isExported: false }, carrier, by)
}

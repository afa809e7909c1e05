import { readCsv } from "#core/read-csv.ts"
import { trackingRows } from "#core/tracking-file.ts"
import { importTracking } from "#db/admin/import-tracking.ts"
import { type TrackingImport, trackingImportQuery } from "../contract/admin/order-import.ts"
import { validationError } from "../errors.ts"
import { BadWorkbook, isZip, readXlsx } from "../files/read-xlsx.ts"
import { readBytes } from "../read-body.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { byStaff } from "./order-answer.ts"
import { readParameters } from "./read-query.ts"

/** More than a shop sends in a day; each is a transaction of its own. */
const mostRows = 2000

/** The cells of a file that is CSV or XLSX.
 *  @throws ApiError 400 for a workbook that cannot be read */
function cellsOf(file: Buffer): string[][] {
  if (!isZip(file)) return readCsv(file.toString("utf8"))
  try {
    return readXlsx(file)
  } catch (problem) {
    if (!(problem instanceof BadWorkbook)) throw problem
    throw validationError([{ path: ["file"], message: "The workbook cannot be read" }])
  }
}

/** `POST /orders/tracking-import`: tracking numbers from a carrier's file. */
export function trackingImportRoutes(route: AddRoute, deps: AdminDeps): void {
  route("POST /orders/tracking-import", async (c) => {
    const { carrier, dryRun: dry } = readParameters(trackingImportQuery, c.req.url)
    const found = trackingRows(cellsOf(Buffer.from(await readBytes(c.req))))
    if (!found) {
      const message = "The file needs a column of order numbers and one of tracking numbers"
      throw validationError([{ path: ["file"], message }])
    }
    if (found.length > mostRows) throw validationError([{ path: ["file"], message: `More than ${mostRows} rows` }])
    const dryRun = dry === "1"
    const rows = await importTracking(deps.db, found, { carrier, dryRun, by: byStaff(c, deps) })
    const count = (result: string) => rows.filter((row) => row.result === result).length
    const counts = { done: count("done"), same: count("same"), problems: count("problem") }
    return Response.json({ data: { dryRun, ...counts, rows } } satisfies TrackingImport)
  })
}

import { importTracking } from "#db/orders/admin/import-tracking.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { validationError } from "../../errors.ts"
import { type TrackingImport, trackingImportQuery } from "../../imports/contract-tracking-import.ts"
import { oneImport, readTrackingInThread } from "../../imports/run-import.ts"
import { readBytes } from "../../read-body.ts"
import { byStaff } from "./order-answer.ts"

/** `POST /orders/tracking-import`: tracking numbers from a carrier's file. */
export function trackingImportRoutes(route: AddRoute, deps: AdminDeps): void {
  route("POST /orders/tracking-import", async (c) => {
    const { carrier, dryRun: dry } = readParameters(trackingImportQuery, c.req.url)
    const found = await oneImport(async (end) => {
      const rows = await readTrackingInThread(await readBytes(c.req))
      end()
      return rows
    })
    if (!found) {
      const message = "The file needs a column of order numbers and one of tracking numbers"
      throw validationError([{ path: ["file"], message }])
    }
    const dryRun = dry === "1"
    const rows = await importTracking(deps.db, found, { carrier, dryRun, by: byStaff(c, deps) })
    const count = (result: string) => rows.filter((row) => row.result === result).length
    const counts = { done: count("done"), same: count("same"), problems: count("problem") }
    return Response.json({ data: { dryRun, ...counts, rows } } satisfies TrackingImport)
  })
}

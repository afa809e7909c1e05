import { importCashed } from "#db/orders/files/import-cashed.ts"
import { importTracking } from "#db/orders/files/import-tracking.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { readParameters } from "../../admin/read-query.ts"
import { validationError } from "../../errors.ts"
import { type TrackingImport, trackingImportQuery } from "../../imports/contract-tracking-import.ts"
import { oneImport, readParcelsInThread } from "../../imports/run-import.ts"
import { readBytes } from "../../read-body.ts"
import { byStaff } from "./order-answer.ts"

/** Handler and columns of each kind of file. */
const files = {
  tracking: { store: importTracking, needs: "a column of order numbers and one of tracking numbers" },
  cash: { store: importCashed, needs: "a column of order numbers or of tracking numbers" },
}

/** `POST /orders/tracking-import`: tracking numbers from a carrier's file. `POST /orders/cash-import`: the parcels that it has
 *  paid. */
export function trackingImportRoutes(route: AddRoute, deps: AdminDeps): void {
  for (const kind of ["tracking", "cash"] as const) {
    const { store, needs } = files[kind]
    route(`POST /orders/${kind}-import`, async (c) => {
      const { carrier, dryRun: dry } = readParameters(trackingImportQuery, c.req.url)
      const found = await oneImport("file", async (end) => {
        const rows = await readParcelsInThread(await readBytes(c.req), kind)
        end()
        return rows
      })
      if (!found) throw validationError([{ path: ["file"], message: `The file needs ${needs}` }])
      const dryRun = dry === "1"
      const rows = await store(deps.db, found, { carrier, dryRun, by: byStaff(c, deps) })
      const count = (result: string) => rows.filter((row) => row.result === result).length
      const counts = { done: count("done"), same: count("same"), problems: count("problem") }
      return Response.json({ data: { dryRun, ...counts, rows } } satisfies TrackingImport)
    })
  }
}

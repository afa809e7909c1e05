import type { TrackingRow } from "#core/orders/tracking-file.ts"
import type { ByStaff } from "#db/catalogue/import/import-rows.ts"
import type { DatabaseAddress } from "#db/database.ts"
import type { MovingQuery } from "./contract-moving.ts"

/** `file` holds the table, `tableBytes` long, and a zip of pictures behind it where one came. */
export type ProductImportJob = {
  task: "products"
  file: Uint8Array
  tableBytes: number
  dryRun: boolean
  by: ByStaff
  address: DatabaseAddress
}

/** A file of another shop. It stays on the disk: `fd` is open as long as the thread runs. */
export type MovingJob = {
  task: "moving"
  fd: number
  query: MovingQuery
  by: ByStaff
  address: DatabaseAddress
}

/** A carrier's file: tracking numbers of parcels, or those that it has paid. */
export type ParcelFile = "tracking" | "cash"

/** Job of a worker thread. A file in memory is transferred, not copied. */
export type ImportJob = { task: ParcelFile; file: Uint8Array } | ProductImportJob | MovingJob

/** Message of a worker thread. The last one of every job is `rejected`, `failed` or `done`, unless the thread ends
 *  for lack of memory. */
export type ImportMessage =
  | { kind: "rejected"; error: { status: number; name: string; message: string; details: Record<string, unknown> } }
  | { kind: "failed"; error: unknown }
  /** The file can be read; what follows is the answer. */
  | { kind: "accepted" }
  /** From now on the import is finished whatever happens. */
  | { kind: "storing" }
  | { kind: "piece"; bytes: Uint8Array }
  | { kind: "rows"; rows: TrackingRow[] | null }
  | { kind: "done" }

import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"
import { type FileRow, importPlanner, type PlannedRow } from "./import-plan.ts"
import { type ByStaff, type PreparedProduct, preparedProduct } from "./import-rows.ts"
import { storeImport } from "./store-import.ts"

/** What a file did or would do, row by row. */
export type ImportReport = {
  created: number
  changed: number
  same: number
  problems: number
  rows: Omit<PlannedRow, "write">[]
}

/** A file's rows, some hundreds at a time. */
export type FileRows = AsyncIterable<FileRow[]>

/** A text of its own: one cut out of a piece of the file keeps that piece in memory. */
const own = (text: string) => Buffer.from(text).toString()

class Report {
  readonly told: ImportReport = { created: 0, changed: 0, same: 0, problems: 0, rows: [] }

  add({ write: _write, ...row }: PlannedRow): void {
    const counts = { create: "created", change: "changed", same: "same", problem: "problems" } as const
    this.told[counts[row.result]]++
    this.told.rows.push({ ...row, sku: own(row.sku), name: own(row.name) })
  }
}

/** What a file would do; changes nothing. */
export async function dryRunImport(db: Db, file: FileRows, now: Date): Promise<ImportReport> {
  const plan = await importPlanner(db, now)
  const report = new Report()
  for await (const rows of file) for (const row of await plan(rows)) report.add(row)
  return report.told
}

/** Stores a file's products, all or, when a row has a problem, none. Everything is looked up and reckoned first, while
 *  others go on; then one short transaction stores it.
 *  @param told called with how many rows are reckoned so far
 *  @throws StateRefused when a product, a name or a brand has changed meanwhile; nothing is stored then */
export async function importProducts(
  db: Db,
  file: FileRows,
  by: ByStaff,
  told: (done: number) => void,
): Promise<ImportReport> {
  const plan = await importPlanner(db, by.now)
  const report = new Report()
  const products: PreparedProduct[] = []
  for await (const rows of file) {
    for (const row of await plan(rows)) {
      report.add(row)
      // Once there is a problem, the rest is looked at alone.
      if (report.told.problems > 0) products.length = 0
      else if (row.write) products.push(preparedProduct(row, row.write, by))
      told(report.told.rows.length)
    }
  }
  if (products.length > 0) await inTransaction(db, (tx) => storeImport(tx, products, by.now))
  return report.told
}

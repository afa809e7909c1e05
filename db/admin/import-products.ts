import { touchContent } from "../content-version.ts"
import type { Db, Tx } from "../database.ts"
import { type AuditEntry, addAudit } from "./audit.ts"
import { type FileRow, importPlanner, type PlannedRow } from "./import-plan.ts"
import { findAdminProduct } from "./product-detail.ts"
import type { ProductInput } from "./product-input.ts"
import { createProduct, updateProduct } from "./write-product.ts"

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

type ByStaff = Pick<AuditEntry, "staff" | "address"> & { now: Date }

/** Stores a file's products. When a row has a problem or a product is changed meanwhile, nothing of it is to stand.
 *  @param told called with how many rows are read and stored so far
 *  @throws FieldsRefused, StateRefused: the transaction must not stand then, nor when the report tells a problem */
export async function importProducts(
  tx: Tx,
  file: FileRows,
  by: ByStaff,
  told: (done: number) => void,
): Promise<ImportReport> {
  const plan = await importPlanner(tx, by.now)
  const report = new Report()
  for await (const rows of file) {
    for (const row of await plan(rows)) {
      report.add(row)
      // Once there is a problem, the rest is looked at alone.
      if (row.write && report.told.problems === 0) await storeRow(tx, row, by)
      told(report.told.rows.length)
    }
  }
  if (report.told.created + report.told.changed > 0) await touchContent(tx)
  return report.told
}

async function storeRow(tx: Tx, row: PlannedRow, { staff, address, now }: ByStaff): Promise<void> {
  const documentId = await writeRow(tx, row, now)
  const side = (which: "old" | "new") => Object.fromEntries(row.changes.map((change) => [change.column, change[which]]))
  const before = row.result === "create" ? null : side("old")
  const what = { action: "import", resource: "products", documentId, before, after: side("new") }
  await addAudit(tx, { ...what, staff, address, at: now })
}

/** @returns the product's documentId */
async function writeRow(tx: Tx, { write }: PlannedRow, now: Date): Promise<string | null> {
  if (!write) return null
  const { input, before, quantity, quantityWas } = write
  if (!before) return createProduct(tx, input, quantity, now)
  const product = await findAdminProduct(tx, before.documentId)
  const whole: ProductInput = {
    ...input,
    image: product?.image?.documentId ?? null,
    medias: product?.medias.map(({ documentId }) => documentId) ?? [],
    colors: input.colors.map((color) => {
      const own = product?.colors.find(({ hex, name }) => hex === color.hex || name.fr === color.name.fr)
      return { ...color, image: own?.image?.documentId ?? null }
    }),
  }
  await updateProduct(tx, before.documentId, whole, { updatedAt: before.updatedAt, quantity, quantityWas }, now)
  return before.documentId
}

import { touchContent } from "../content-version.ts"
import type { Db, Tx } from "../database.ts"
import { type AuditEntry, addAudit } from "./audit.ts"
import { type FileRow, type PlannedRow, planImport } from "./import-plan.ts"
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

function reportOf(plan: PlannedRow[]): ImportReport {
  const count = (result: PlannedRow["result"]) => plan.filter((row) => row.result === result).length
  const rows = plan.map(({ write: _write, ...row }) => row)
  return { created: count("create"), changed: count("change"), same: count("same"), problems: count("problem"), rows }
}

/** What a file would do; changes nothing. */
export const dryRunImport = async (db: Db, rows: FileRow[], now: Date): Promise<ImportReport> =>
  reportOf(await planImport(db, rows, now))

type ByStaff = Pick<AuditEntry, "staff" | "address"> & { now: Date }

/** Stores a file's products: all of them, or nothing when a row has a problem or a product is changed meanwhile.
 *  @param told called with how many rows are stored so far
 *  @throws FieldsRefused, StateRefused: the transaction must not stand then */
export async function importProducts(
  tx: Tx,
  rows: FileRow[],
  by: ByStaff,
  told: (done: number, total: number) => void,
): Promise<ImportReport> {
  const plan = await planImport(tx, rows, by.now)
  const report = reportOf(plan)
  if (report.problems > 0) return report
  const writes = plan.filter((row) => row.write)
  for (const [index, row] of writes.entries()) {
    const documentId = await writeRow(tx, row, by.now)
    const side = (which: "old" | "new") =>
      Object.fromEntries(row.changes.map((change) => [change.column, change[which]]))
    const before = row.result === "create" ? null : side("old")
    const what = { action: "import", resource: "products", documentId, before, after: side("new") }
    await addAudit(tx, { ...what, staff: by.staff, address: by.address, at: by.now })
    told(index + 1, writes.length)
  }
  if (writes.length > 0) await touchContent(tx)
  return report
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

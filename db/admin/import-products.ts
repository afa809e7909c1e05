import type { Db } from "../database.ts"
import { lockCatalogue } from "./catalogue-lock.ts"
import { type FileRow, importPlanner, type PlannedRow } from "./import-plan.ts"
import { type ByStaff, type PreparedProduct, preparedProduct } from "./import-rows.ts"
import { beginImport, checkStaged, endImport, type References, stageProducts } from "./staged-import.ts"
import { storeStaged } from "./store-staged.ts"

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

/** How far an import is: first every row is compared with the shop, then what is new or changed is stored. */
export type ImportProgress = { phase: "checking" | "storing"; done: number; total?: number }

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
export async function dryRunImport(
  db: Db,
  file: FileRows,
  now: Date,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const plan = await importPlanner(db, now)
  const report = new Report()
  for await (const rows of file) {
    for (const row of await plan(rows)) report.add(row)
    onProgress({ phase: "checking", done: report.told.rows.length })
  }
  return report.told
}

function collectReferences({ brands, categories, media }: References, products: readonly PreparedProduct[]): void {
  for (const { brand, categoryIds, colors } of products) {
    brands.set(brand.id, brand.name)
    for (const id of categoryIds) categories.add(id)
    for (const { imageId } of colors ?? []) if (imageId !== null) media.add(imageId)
  }
}

/** Stores a file's products, all or, when a row has a problem, none. Everything is planned and staged first, while others go
 *  on; then nobody else changes the catalogue, what was planned is checked against it, and is stored in many short
 *  transactions between which orders are placed. A process that ends meanwhile leaves what another one finishes
 *  (`resumeImports`).
 *  @throws StateRefused when a product, a name or a brand has changed meanwhile, or another import is under way; nothing is
 *  stored then */
export async function importProducts(
  db: Db,
  file: FileRows,
  by: ByStaff,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const plan = await importPlanner(db, by.now)
  const report = new Report()
  const references: References = { brands: new Map(), categories: new Set(), media: new Set() }
  const importId = await beginImport(db)
  let total = 0
  try {
    for await (const rows of file) {
      const planned = await plan(rows)
      for (const row of planned) report.add(row)
      // Once there is a problem, the rest is looked at alone.
      if (report.told.problems === 0) {
        const products = planned.flatMap((row) => (row.write ? [preparedProduct(row, row.write, by)] : []))
        collectReferences(references, products)
        await stageProducts(db, importId, products, total)
        total += products.length
      }
      onProgress({ phase: "checking", done: report.told.rows.length })
    }
    if (report.told.problems > 0 || total === 0) {
      await endImport(db, importId)
      return report.told
    }
    await lockCatalogue(db, importId)
    await checkStaged(db, importId, references, by.now)
  } catch (error) {
    await endImport(db, importId)
    throw error
  }
  await storeStaged(db, importId, (done) => onProgress({ phase: "storing", done, total }))
  return report.told
}

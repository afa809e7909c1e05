import type { Db } from "../../database.ts"
import { findMainLocale } from "../../texts/main-locale.ts"
import { lockCatalogue } from "../admin/catalogue-lock.ts"
import { variantsOfFile } from "../admin/plan-product-variants.ts"
import type { VariantFileLine } from "../admin/plan-variant-row.ts"
import { type FilePictures, type NamedPictures, type PictureSink, readFilePictures } from "./file-pictures.ts"
import { importPlanner } from "./import-plan.ts"
import { type ByStaff, type PreparedProduct, preparedProduct } from "./import-rows.ts"
import { insertNames } from "./insert-names.ts"
import { hasNames, noNames, storedKeys } from "./new-names.ts"
import type { FileRow, ImportManner, PlannedProduct, PlannedRow } from "./planned-product.ts"
import {
  beginImport,
  beginStoring,
  checkStaged,
  endImport,
  type References,
  stageProducts,
  touchImport,
} from "./staged-import.ts"
import { stagePicture } from "./staged-pictures.ts"
import { storeStaged } from "./store-staged.ts"

/** Report of an import or its dry run, row by row. */
export type ImportReport = {
  created: number
  changed: number
  same: number
  /** The same of rows of variants. */
  variants: { created: number; changed: number; same: number }
  /** Products that begin to count their units by variant. */
  split: number
  /** Rows with one, of products and of variants. */
  problems: number
  rows: PlannedRow[]
}

/** A file's rows of products, some hundreds at a time. */
export type FileRows = AsyncIterable<FileRow[]>

/** A file of products. Its rows of variants are in memory, as those of one product may stand anywhere. */
export type ProductImportFile = {
  products: FileRows
  variants: readonly VariantFileLine[]
  /** undefined = its rows name none. */
  pictures?: NamedPictures
  /** How it is compared with the shop, where that is not as usual. */
  how?: ImportManner
}

/** How far an import is: first its pictures are read, then every row is compared with the shop, then what is new or changed is
 *  stored. */
export type ImportProgress = { phase: "pictures" | "checking" | "storing"; done: number; total?: number }

/** A text of its own: one cut out of a piece of the file keeps that piece in memory. */
const own = (text: string) => Buffer.from(text).toString()

class ReportBuilder {
  readonly #told: ImportReport = {
    created: 0,
    changed: 0,
    same: 0,
    problems: 0,
    split: 0,
    rows: [],
    variants: { created: 0, changed: 0, same: 0 },
  }

  add({ rows }: PlannedProduct): void {
    for (const row of rows) {
      const counts = row.parent === "" ? this.#told : this.#told.variants
      if (row.result === "problem") this.#told.problems++
      else counts[({ create: "created", change: "changed", same: "same" } as const)[row.result]]++
      if (row.changes.some(({ column }) => column === "stock_by")) this.#told.split++
      this.#told.rows.push({ ...row, sku: own(row.sku), parent: own(row.parent), name: own(row.name) })
    }
  }

  get problems(): number {
    return this.#told.problems
  }

  get count(): number {
    return this.#told.rows.length
  }

  /** With the rows in the order of the file. */
  report(): ImportReport {
    return { ...this.#told, rows: this.#told.rows.toSorted((a, b) => a.line - b.line) }
  }
}

type OnProgress = (progress: ImportProgress) => void

/** Reads all pictures of a file. */
async function picturesOfFile(
  db: Db,
  { pictures }: ProductImportFile,
  sink: PictureSink | undefined,
  onProgress: OnProgress,
): Promise<FilePictures> {
  if (!pictures) return new Map()
  const total = pictures.references.length
  return readFilePictures(db, pictures, sink, (done) => onProgress({ phase: "pictures", done, total }))
}

/** Plans all of a file, some hundreds of products at a time. */
async function* plannedFile(db: Db, { products, variants, how }: ProductImportFile, pictures: FilePictures, now: Date) {
  const { plan, rest } = await importPlanner(db, now, variantsOfFile(variants), pictures, how)
  for await (const rows of products) yield await plan(rows)
  yield* rest()
}

/** Reports the effect of a file; changes nothing. */
export async function dryRunImport(
  db: Db,
  file: ProductImportFile,
  now: Date,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const report = new ReportBuilder()
  const pictures = await picturesOfFile(db, file, undefined, onProgress)
  for await (const planned of plannedFile(db, file, pictures, now)) {
    for (const product of planned) report.add(product)
    onProgress({ phase: "checking", done: report.count })
  }
  return report.report()
}

function collectReferences(references: References, products: readonly PreparedProduct[]): void {
  const { brands, categories, media, skus } = references
  for (const { brand, categoryIds, colors, pictures, variants, before } of products) {
    for (const url of pictures ?? []) references.pictures.add(url)
    for (const { sku, imageId } of variants?.grid.variants ?? []) {
      if (sku !== "") skus.set(sku, before?.id ?? null)
      if (imageId !== null) media.add(imageId)
    }
    for (const id of storedKeys([brand.id])) brands.set(id, brand.name)
    for (const id of storedKeys(categoryIds)) categories.add(id)
    for (const { imageId } of colors ?? []) if (imageId !== null) media.add(imageId)
  }
}

/** Stores a file's products with the names that they bring along, all or, when a row has a problem, none. Everything is planned and staged first, while others go
 *  on; then nobody else changes the catalogue, what was planned is checked against it, and is stored in many short
 *  transactions between which orders are placed. A process that ends meanwhile leaves what another one finishes
 *  (`resumeImports`).
 *  @throws StateRejectedError, FieldsRejectedError when a product, a name or a brand has changed meanwhile, or another import is under way; nothing is
 *  stored then */
export async function importProducts(
  db: Db,
  file: ProductImportFile,
  by: ByStaff,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const report = new ReportBuilder()
  const references: References = {
    brands: new Map(),
    categories: new Set(),
    media: new Set(),
    pictures: new Set(),
    skus: new Map(),
  }
  const importId = await beginImport(db)
  const main = await findMainLocale(db)
  let total = 0
  try {
    const sink: PictureSink = {
      store: (url, picture) => stagePicture(db, importId, url, picture),
      touch: () => touchImport(db, importId),
    }
    const pictures = await picturesOfFile(db, file, sink, onProgress)
    for await (const planned of plannedFile(db, file, pictures, by.now)) {
      for (const product of planned) report.add(product)
      // Once there is a problem, the rest is looked at alone.
      if (report.problems === 0) {
        const products = planned.flatMap(({ write }) => (write ? [preparedProduct(write, by, main)] : []))
        collectReferences(references, products)
        await stageProducts(db, importId, products, total)
        total += products.length
      }
      onProgress({ phase: "checking", done: report.count })
    }
    const names = file.how?.names ?? noNames
    if (report.problems > 0 || (total === 0 && !hasNames(names))) {
      await endImport(db, importId)
      return report.report()
    }
    await lockCatalogue(db, importId)
    await checkStaged(db, importId, references, by.now)
    await beginStoring(db, importId, (tx) => (hasNames(names) ? insertNames(tx, names, by) : undefined))
  } catch (error) {
    await endImport(db, importId)
    throw error
  }
  await storeStaged(db, importId, (done) => onProgress({ phase: "storing", done, total }))
  return report.report()
}

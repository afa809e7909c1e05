import { missingNames } from "#db/catalogue/import/archive-names.ts"
import { dryRunImport, importProducts } from "#db/catalogue/import/import-products.ts"
import type { Db } from "#db/database.ts"
import { passOrderKeys } from "#db/moving/order-keys.ts"
import { inTransaction } from "#db/transaction.ts"
import { postLine, postResult, progressTeller } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import { readProductFile } from "../product-file-rows.ts"
import { maxArchiveFiles } from "./archive/archive-file.ts"
import { highestOrderKey } from "./archive/order-file.ts"
import { runParts } from "./archive/run-parts.ts"
import { archivePictures } from "./archive-pictures.ts"
import type { OwnArchive } from "./own-archive.ts"

/** Pictures that the products of an archive may name. */
const maxArchivePictures = maxArchiveFiles

type Post = (message: ImportMessage) => void

/** Moves the archive of another Hanout shop in, or tells what it would do. Every part of it is read before anything is stored, so that a
 *  damaged one changes nothing; then its products are stored, all or none, with their departments, brands and categories; then the
 *  other parts.
 *  @throws ApiError 400 BAD_ARCHIVE, StateRejectedError, FieldsRejectedError, TableLimitError, TableReadError; nothing is stored then */
export async function importArchive(db: Db, job: MovingJob, archive: OwnArchive, post: Post): Promise<void> {
  const { query, by } = job
  const dryRun = query.dryRun === "1"
  const read = await readProductFile(archive.products, maxArchivePictures)
  const pictures = { references: read.pictures, ...archivePictures(archive) }
  const names = await missingNames(db, archive)
  const context = { db, archive, by, dryRun }
  const counted = await runParts({ ...context, dryRun: true }, () => {})
  post({ kind: "accepted" })
  postLine(post, {
    kind: "archive",
    data: {
      departments: names.departments.length,
      brands: names.brands.length,
      categories: names.categories.length,
      rows: read.count,
      pictures: read.pictures.length,
    },
  })
  const orders = counted.find(({ part }) => part === "orders")
  if (!dryRun && orders && orders.made > 0) {
    // Products take minutes, in which orders are placed.
    const highest = await highestOrderKey(archive.rows("orders.csv"))
    await inTransaction(db, (tx) => passOrderKeys(tx, highest))
  }
  const onProgress = progressTeller(post, read.count)
  // Pictures that the program brings along are no files of the archive.
  const products = { ...read, pictures, how: { arePicturesOptional: true, names } }
  const report = dryRun
    ? await dryRunImport(db, products, by.now, onProgress)
    : await importProducts(db, products, by, onProgress)
  if (dryRun) for (const line of counted) postLine(post, line)
  else if (report.problems === 0) {
    post({ kind: "storing" })
    const onPart = (done: number, total: number) => postLine(post, { kind: "progress", phase: "parts", done, total })
    for (const line of await runParts(context, onPart)) postLine(post, line)
  }
  postResult(post, { dryRun, columns: read.unknown, ...report })
}

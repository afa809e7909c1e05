import { createNames, missingNames } from "#db/catalogue/import/archive-names.ts"
import { dryRunImport, importProducts } from "#db/catalogue/import/import-products.ts"
import type { Db } from "#db/database.ts"
import { postLine, postResult, progressTeller } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import { readProductFile } from "../product-file-rows.ts"
import { archivePictures } from "./archive-pictures.ts"
import type { OwnArchive } from "./own-archive.ts"

type Post = (message: ImportMessage) => void

/** Moves the archive of another Hanout shop in, or tells what it would do: departments, brands, categories, products and their pictures.
 *  @throws StateRejectedError, FieldsRejectedError, TableLimitError, TableReadError */
export async function importArchive(db: Db, job: MovingJob, archive: OwnArchive, post: Post): Promise<void> {
  const { query, by } = job
  const dryRun = query.dryRun === "1"
  const read = await readProductFile(archive.products)
  const pictures = { references: read.pictures, read: await archivePictures(Buffer.from(job.file)) }
  const missing = await missingNames(db, archive)
  post({ kind: "accepted" })
  postLine(post, {
    kind: "archive",
    data: {
      departments: missing.departments.length,
      brands: missing.brands.length,
      categories: missing.categories.length,
      rows: read.count,
      pictures: read.pictures.length,
    },
  })
  const onProgress = progressTeller(post, read.count)
  if (!dryRun) await createNames(db, archive, by)
  const how = {
    // Those that the program brings along are no files of the archive.
    arePicturesOptional: true,
    missing: {
      brands: missing.brands.map(({ name }) => name),
      categories: missing.categories.map(({ slug }) => slug),
      departments: missing.departments.map(({ slug }) => slug),
    },
  }
  const report = dryRun
    ? await dryRunImport(db, { ...read, pictures, how }, by.now, onProgress)
    : await importProducts(db, { ...read, pictures, how: { arePicturesOptional: true } }, by, onProgress)
  postResult(post, { dryRun, columns: read.unknown, ...report })
}

import { missingNames } from "#db/catalogue/import/archive-names.ts"
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
  const names = await missingNames(db, archive)
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
  const onProgress = progressTeller(post, read.count)
  // Pictures that the program brings along are no files of the archive.
  const file = { ...read, pictures, how: { arePicturesOptional: true, names } }
  const report = dryRun
    ? await dryRunImport(db, file, by.now, onProgress)
    : await importProducts(db, file, by, onProgress)
  postResult(post, { dryRun, columns: read.unknown, ...report })
}

import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import type { MovedRows } from "#core/moving/import-rows.ts"
import type { PictureReader } from "#db/catalogue/import/file-pictures.ts"
import { dryRunImport, importProducts } from "#db/catalogue/import/import-products.ts"
import type { ImportManner } from "#db/catalogue/import/planned-product.ts"
import type { Db } from "#db/database.ts"
import { postLine, postResult, progressTeller } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import type { fetchPublicPicture } from "../pictures/fetch-public-picture.ts"
import { pictureReader } from "../pictures/picture-reader.ts"
import { readProductFile } from "../product-file-rows.ts"
import { type MovedFile, toProductFile } from "./moved-file.ts"
import { storeMovedRedirects } from "./store-moved-redirects.ts"

const maxExamples = 20

/** Reads pictures, and remembers those that could not be had. */
function notingReader(read: PictureReader) {
  const lost: { address: string; code: ProductFileProblem }[] = []
  const noting: PictureReader = async (address) => {
    const picture = await read(address)
    if (typeof picture === "string") lost.push({ address, code: picture })
    return picture
  }
  return { read: noting, lost }
}

/** The SKUs of products that a file has problems with, in their own rows or in those of their variants. */
async function findTroubled(
  db: Db,
  products: readonly MovedRows[],
  how: ImportManner,
  now: Date,
): Promise<Set<string>> {
  const { pictures: _pictures, ...file } = await readProductFile(toProductFile(products).file)
  const { rows } = await dryRunImport(db, { ...file, how }, now)
  return new Set(rows.flatMap(({ result, sku, parent }) => (result === "problem" ? parent || sku : [])))
}

type Moving = {
  db: Db
  job: MovingJob
  moved: MovedFile
  post: (message: ImportMessage) => void
  fetchPicture: typeof fetchPublicPicture
}

/** Compares moved products with the shop, or stores them with the categories and brands that they need, then leads their old addresses
 *  to them.
 *  @throws StateRejectedError, FieldsRejectedError when nothing was stored */
export async function importMovedProducts({ db, job, moved, post, fetchPicture }: Moving): Promise<void> {
  const { query, by } = job
  const dryRun = query.dryRun === "1"
  const how: ImportManner = { arePicturesOptional: true, names: moved.names }
  const troubled = query.leaveOut === "1" ? await findTroubled(db, moved.products, how, by.now) : new Set<string>()
  const products = moved.products.filter(({ sku }) => !troubled.has(sku))
  if (troubled.size > 0) postLine(post, { kind: "leftOut", products: troubled.size })
  const { file, lines } = toProductFile(products)
  const read = await readProductFile(file)
  const reader = notingReader(pictureReader((address) => fetchPicture(address), undefined))
  const named = { ...read, pictures: { references: read.pictures, read: reader.read }, how }
  const onProgress = progressTeller(post, read.count)
  const report = dryRun
    ? await dryRunImport(db, named, by.now, onProgress)
    : await importProducts(db, named, by, onProgress)
  const { lost } = reader
  if (lost.length > 0) {
    postLine(post, { kind: "pictures", lost: lost.length, examples: lost.slice(0, maxExamples) })
  }
  if (!dryRun && report.problems === 0) {
    postLine(post, { kind: "redirects", ...(await storeMovedRedirects(db, products, by.now)) })
  }
  const rows = report.rows.map((row) => ({ ...row, line: lines[row.line - 2] ?? row.line }))
  postResult(post, { dryRun, columns: [], ...report, rows })
}

import type { ProductFileProblem } from "#core/catalogue/files/product-columns.ts"
import type { MovedRows } from "#core/moving/import-rows.ts"
import { toOwnPath } from "#core/own-path.ts"
import type { PictureReader } from "#db/catalogue/import/file-pictures.ts"
import { dryRunImport, type ImportReport, importProducts } from "#db/catalogue/import/import-products.ts"
import { createMissing, findProductSlugs } from "#db/catalogue/import/moving-target.ts"
import type { ImportManner } from "#db/catalogue/import/planned-product.ts"
import { insertRedirects } from "#db/content/redirects.ts"
import type { Db } from "#db/database.ts"
import { FieldsRejectedError, StateRejectedError } from "#db/staff/rejected.ts"
import { toBatches } from "#db/store-rows.ts"
import { inTransaction } from "#db/transaction.ts"
import { isZip } from "../../files/zip-parts.ts"
import { postLine, postResult, progressTeller, withOwnDatabase } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import { fetchPublicPicture } from "../pictures/fetch-public-picture.ts"
import { pictureReader } from "../pictures/picture-reader.ts"
import { readProductFile } from "../product-file-rows.ts"
import { importArchive } from "./archive-import.ts"
import { type MovedFile, readMovedFile, toProductFile } from "./moved-file.ts"
import { openOwnArchive } from "./own-archive.ts"

type Post = (message: ImportMessage) => void

const maxExamples = 20
/** Redirects of one transaction. */
const redirectsAtOnce = 1000

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

/** Leads the addresses of the other shop to the products. */
async function storeRedirects(db: Db, products: readonly MovedRows[], now: Date): Promise<number> {
  const slugs = await findProductSlugs(
    db,
    products.map(({ sku }) => sku),
  )
  const pairs = products.flatMap(({ sku, oldPaths }) => {
    const slug = slugs.get(sku)
    const to = slug === undefined ? null : toOwnPath(`/product-details/${slug}`)
    return to === null ? [] : oldPaths.map((from) => ({ from, to }))
  })
  const unique = [...new Map(pairs.map((pair) => [pair.from, pair])).values()]
  let stored = 0
  // Orders are placed between the transactions.
  for (const some of toBatches(unique, redirectsAtOnce)) {
    const loops = await inTransaction(db, (tx) => insertRedirects(tx, some, now))
    stored += some.length - loops.length
  }
  return stored
}

type Moving = { db: Db; job: MovingJob; moved: MovedFile; post: Post; fetchPicture: typeof fetchPublicPicture }

/** Compares moved products with the shop, or stores them. */
async function importMoved({ db, job, moved, post, fetchPicture }: Moving): Promise<void> {
  const { query, by } = job
  const dryRun = query.dryRun === "1"
  const { missing } = moved
  const how: ImportManner = {
    arePicturesOptional: true,
    missing: { brands: missing.brands, categories: missing.categories.map(({ slug }) => slug) },
  }
  const troubled = query.leaveOut === "1" ? await findTroubled(db, moved.products, how, by.now) : new Set<string>()
  const products = moved.products.filter(({ sku }) => !troubled.has(sku))
  if (troubled.size > 0) postLine(post, { kind: "leftOut", products: troubled.size })
  const { file, lines } = toProductFile(products)
  const read = await readProductFile(file)
  const reader = notingReader(pictureReader((address) => fetchPicture(address), undefined))
  const named = { ...read, pictures: { references: read.pictures, read: reader.read }, how }
  const onProgress = progressTeller(post, read.count)
  let report: ImportReport
  if (dryRun) report = await dryRunImport(db, named, by.now, onProgress)
  else {
    await createMissing(db, { ...missing, productType: query.productType }, by)
    report = await importProducts(db, { ...named, how: { arePicturesOptional: true } }, by, onProgress)
  }
  const lost = reader.lost
  if (lost.length > 0) {
    postLine(post, { kind: "pictures", lost: lost.length, examples: lost.slice(0, maxExamples) })
  }
  if (!dryRun && report.problems === 0) {
    postLine(post, { kind: "redirects", stored: await storeRedirects(db, products, by.now) })
  }
  const rows = report.rows.map((row) => ({ ...row, line: lines[row.line - 2] ?? row.line }))
  postResult(post, { dryRun, columns: [], ...report, rows })
}

/** Posts why an accepted file was not stored. */
async function withAnswer(post: Post, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StateRejectedError) postLine(post, { kind: "failed", code: error.code })
    else if (error instanceof FieldsRejectedError) postLine(post, { kind: "failed", code: "CHANGED_MEANWHILE" })
    else throw error
  }
}

/** Moves a file of products of another shop in, or tells what it would do. The answer's lines are posted as bytes.
 *  @throws ApiError, TableLimitError, TableReadError for a file that is not taken, before anything is posted */
export async function runMovingImport(
  job: MovingJob,
  post: Post,
  fetchPicture: typeof fetchPublicPicture = fetchPublicPicture,
): Promise<void> {
  await withOwnDatabase(job, async (db) => {
    const file = Buffer.from(job.file)
    const archive = isZip(file) ? await openOwnArchive(file) : undefined
    if (archive) return withAnswer(post, () => importArchive(db, job, archive, post))
    const moved = await readMovedFile(db, file, job.query)
    post({ kind: "accepted" })
    postLine(post, { kind: "file", data: moved.about })
    await withAnswer(post, () => importMoved({ db, job, moved, post, fetchPicture }))
  })
}

import {
  dryRunImport,
  type ImportProgress,
  type ImportReport,
  importProducts,
} from "#db/catalogue/import/import-products.ts"
import { openDatabase } from "#db/database.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import { ApiError } from "../errors.ts"
import type { ProductImportLine } from "./contract-product-import.ts"
import type { ImportMessage, ProductImportJob } from "./messages.ts"
import { fetchPublicPicture } from "./pictures/fetch-public-picture.ts"
import { pictureReader } from "./pictures/picture-reader.ts"
import { BadArchive, openZipPictures } from "./pictures/zip-pictures.ts"
import { readProductFile } from "./product-file-rows.ts"

/** Bytes of the answer that are handed over at a time. */
const pieceSize = 64 * 1024
/** Rows between two lines of progress. */
const rowsBetween = 50

/** The result as the last line of the answer: a report may have many megabytes, of which each piece is small. */
function* resultPieces(data: { dryRun: boolean; columns: string[] } & ImportReport): Generator<string> {
  const { rows, ...counts } = data
  yield `${JSON.stringify({ kind: "result", data: counts }).slice(0, -2)},"rows":[`
  for (const [index, row] of rows.entries()) yield (index > 0 ? "," : "") + JSON.stringify(row)
  yield "]}}\n"
}

/** @throws ApiError 400 NOT_ZIP, TableLimitError */
async function openZip(zip: Uint8Array) {
  try {
    return await openZipPictures(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength))
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error
    throw new ApiError(400, "ValidationError", error.message, { details: { code: "NOT_ZIP" } })
  }
}

/** Reads a file of products, and compares it with the shop or stores it. The answer's lines are posted as bytes.
 *  @param fetchPicture what gets the pictures that the file names by their addresses
 *  @throws ApiError, TableLimitError for a file that is not taken, before anything is posted */
export async function runProductImport(
  { file: bytes, tableBytes, dryRun, by, address }: ProductImportJob,
  post: (message: ImportMessage) => void,
  fetchPicture: typeof fetchPublicPicture = fetchPublicPicture,
): Promise<void> {
  const zip = tableBytes < bytes.length ? await openZip(bytes.subarray(tableBytes)) : undefined
  const read = await readProductFile(bytes.subarray(0, tableBytes))
  const reader = pictureReader((reference) => fetchPicture(reference), zip)
  const file = { ...read, pictures: { references: read.pictures, read: reader } }
  post({ kind: "accepted" })
  const say = (line: ProductImportLine) => post({ kind: "piece", bytes: Buffer.from(`${JSON.stringify(line)}\n`) })
  let progress: ImportProgress = { phase: "checking", done: 0 }
  const onProgress = ({ phase, done, total = file.count }: ImportProgress) => {
    if (phase === "storing" && progress.phase !== "storing") post({ kind: "storing" })
    const between = phase === "pictures" ? 1 : rowsBetween
    if (phase === progress.phase && done < total && done - progress.done < between) return
    progress = { phase, done }
    say({ kind: "progress", phase, done, total })
  }
  const db = openDatabase({ ...address, limits: { ...address.limits, poolSize: 1 }, check: "none" })
  try {
    const report = dryRun
      ? await dryRunImport(db, file, by.now, onProgress)
      : await importProducts(db, file, by, onProgress)
    let waiting = ""
    for (const piece of resultPieces({ dryRun, columns: file.unknown, ...report })) {
      waiting += piece
      if (waiting.length < pieceSize) continue
      post({ kind: "piece", bytes: Buffer.from(waiting) })
      waiting = ""
    }
    post({ kind: "piece", bytes: Buffer.from(waiting) })
  } catch (error) {
    if (!(error instanceof StateRejectedError)) throw error
    say({ kind: "failed", code: error.code })
  } finally {
    await db.destroy()
  }
}

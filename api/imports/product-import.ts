import { dryRunImport, importProducts } from "#db/catalogue/import/import-products.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import { ApiError } from "../errors.ts"
import { postLine, postResult, progressTeller, withOwnDatabase } from "./import-answer.ts"
import type { ImportMessage, ProductImportJob } from "./messages.ts"
import { fetchPublicPicture } from "./pictures/fetch-public-picture.ts"
import { pictureReader } from "./pictures/picture-reader.ts"
import { BadArchive, openZipPictures } from "./pictures/zip-pictures.ts"
import { readProductFile } from "./product-file-rows.ts"

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
  job: ProductImportJob,
  post: (message: ImportMessage) => void,
  fetchPicture: typeof fetchPublicPicture = fetchPublicPicture,
): Promise<void> {
  const { file: bytes, tableBytes, dryRun, by } = job
  const zip = tableBytes < bytes.length ? await openZip(bytes.subarray(tableBytes)) : undefined
  const read = await readProductFile(bytes.subarray(0, tableBytes))
  const reader = pictureReader((reference) => fetchPicture(reference), zip)
  const file = { ...read, pictures: { references: read.pictures, read: reader } }
  post({ kind: "accepted" })
  const onProgress = progressTeller(post, file.count)
  await withOwnDatabase(job, async (db) => {
    try {
      const report = dryRun
        ? await dryRunImport(db, file, by.now, onProgress)
        : await importProducts(db, file, by, onProgress)
      postResult(post, { dryRun, columns: file.unknown, ...report })
    } catch (error) {
      if (!(error instanceof StateRejectedError)) throw error
      postLine(post, { kind: "failed", code: error.code })
    }
  })
}

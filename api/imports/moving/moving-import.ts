import { maxProductFileSize } from "#core/catalogue/files/product-columns.ts"
import { isProductFormat, recognizeFormat } from "#core/moving/formats.ts"
import { FieldsRejectedError, StateRejectedError } from "#db/staff/rejected.ts"
import { readSpooled } from "../../files/spooled-file.ts"
import { postLine, withOwnDatabase } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import { fetchPublicPicture } from "../pictures/fetch-public-picture.ts"
import { importArchive } from "./archive-import.ts"
import { importHistory } from "./history-import.ts"
import { readMovedFile } from "./moved-file.ts"
import { openOwnArchive } from "./own-archive.ts"
import { importMovedProducts } from "./products-import.ts"
import { movingRejected, readMovingTable } from "./read-table.ts"

type Post = (message: ImportMessage) => void

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

/** Moves a file of another shop in, or tells what it would do. The answer's lines are posted as bytes.
 *  @throws ApiError, TableLimitError, TableReadError for a file that is not taken, before anything is posted */
export async function runMovingImport(
  job: MovingJob,
  post: Post,
  fetchPicture: typeof fetchPublicPicture = fetchPublicPicture,
): Promise<void> {
  await withOwnDatabase(job, async (db) => {
    const archive = await openOwnArchive(job.fd)
    if (archive) return withAnswer(post, () => importArchive(db, job, archive, post))
    const read = await readMovingTable(await readSpooled(job.fd, maxProductFileSize), job.query)
    const format = job.query.format ?? recognizeFormat(read.rows[0] ?? [])
    if (!format) throw movingRejected("NO_FORMAT", "The titles are of no shop that is known")
    if (!isProductFormat(format)) return withAnswer(post, () => importHistory({ db, job, read, format, post }))
    const moved = await readMovedFile(db, read, { ...job.query, format })
    post({ kind: "accepted" })
    postLine(post, { kind: "file", data: moved.about })
    await withAnswer(post, () => importMovedProducts({ db, job, moved, post, fetchPicture }))
  })
}

import { isOrderFormat, MovedTable, type OrderFormat, type ReviewFormat } from "#core/moving/formats.ts"
import type { MovedOrder } from "#core/moving/history/moved-order.ts"
import type { MovedReview } from "#core/moving/history/moved-review.ts"
import { placeFinder } from "#core/moving/history/order-places.ts"
import { readMovedOrders } from "#core/moving/history/read-orders.ts"
import { readMovedReviews } from "#core/moving/history/read-reviews.ts"
import { MovingNotes } from "#core/moving/moved-product.ts"
import type { Db } from "#db/database.ts"
import { toDocumentId } from "#db/document-id.ts"
import { findStoredOrders, insertMovedOrders } from "#db/moving/insert-moved-orders.ts"
import { listPlaces } from "#db/moving/moved-places.ts"
import { insertMovedReviews, sortMovedReviews } from "#db/moving/moved-reviews.ts"
import { addCounts, noneOfPart, type PartCount } from "#db/moving/part-count.ts"
import { addAudit } from "#db/staff/audit.ts"
import { toBatches } from "#db/store-rows.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { postLine, progressTeller } from "../import-answer.ts"
import type { ImportMessage, MovingJob } from "../messages.ts"
import type { ReadTable } from "./read-table.ts"
import { movingRejected } from "./read-table.ts"

/** Orders or reviews of one transaction. */
const batch = 200

type History = { part: "orders"; rows: MovedOrder[] } | { part: "reviews"; rows: MovedReview[] }

async function readHistory(
  db: Db,
  format: OrderFormat | ReviewFormat,
  table: MovedTable,
  notes: MovingNotes,
  now: Date,
) {
  const target = { main: await findMainLocale(db), now, toDocumentId }
  if (!isOrderFormat(format)) return { part: "reviews", rows: readMovedReviews(table, { target, notes }) } as const
  const findPlace = placeFinder(await listPlaces(db))
  return { part: "orders", rows: readMovedOrders(format, table, { target: { ...target, findPlace }, notes }) } as const
}

/** Counts the rows that would be made, and those that exist or would be lost. */
async function countRows(db: Db, { part, rows }: History): Promise<Partial<PartCount>> {
  if (part === "orders") {
    const existing = (
      await findStoredOrders(
        db,
        rows.map(({ documentId }) => documentId),
      )
    ).size
    return { made: rows.length - existing, existing }
  }
  const { placed, existing, lost } = await sortMovedReviews(db, rows)
  return { made: placed.length, existing, lost: lost.length }
}

const storeRows = (db: Db, { part, rows }: History): Promise<Partial<PartCount>> =>
  part === "orders" ? insertMovedOrders(db, rows) : insertMovedReviews(db, rows)

const batchesOf = ({ part, rows }: History): History[] =>
  part === "orders"
    ? [...toBatches(rows, batch)].map((some) => ({ part, rows: some }))
    : [...toBatches(rows, batch)].map((some) => ({ part, rows: some }))

type Moving = {
  db: Db
  job: MovingJob
  read: ReadTable
  format: OrderFormat | ReviewFormat
  post: (message: ImportMessage) => void
}

/** Moves orders or reviews of another shop in, or tells what it would do. All rows are read before the first is stored; they are stored
 *  some hundred at a time, and what was stored is known again by its number and date, so that the same file goes on where it was
 *  interrupted.
 *  @throws ApiError 400 for a file without rows */
export async function importHistory({ db, job, read, format, post }: Moving): Promise<void> {
  const { query, by } = job
  const dryRun = query.dryRun === "1"
  const notes = new MovingNotes()
  const table = new MovedTable(format, read.rows)
  if (table.rows.length === 0) throw movingRejected("NO_ROWS", "The file has no rows")
  const history = await readHistory(db, format, table, notes, by.now)
  post({ kind: "accepted" })
  const { encoding, separator } = read
  const about = { format, encoding, separator, columns: [...table.columns], notes: notes.list() }
  postLine(post, { kind: "history", data: { ...about, part: history.part, rows: history.rows.length } })
  const onProgress = progressTeller(post, history.rows.length)
  let count = noneOfPart
  let done = 0
  for (const some of batchesOf(history)) {
    if (!dryRun) onProgress({ phase: "storing", done })
    count = addCounts(count, await (dryRun ? countRows(db, some) : storeRows(db, some)))
    done += some.rows.length
    onProgress({ phase: dryRun ? "checking" : "storing", done })
  }
  if (!dryRun) {
    const { staff, address, now } = by
    const after = { rows: count.made }
    await addAudit(db, {
      staff,
      address,
      at: now,
      action: "import",
      resource: history.part,
      documentId: null,
      before: null,
      after,
    })
  }
  postLine(post, { kind: "part", part: history.part, ...count })
}

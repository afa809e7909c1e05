import type { ImportProgress, ImportReport } from "#db/catalogue/import/import-products.ts"
import { type Db, openDatabase } from "#db/database.ts"
import type { MovingLine } from "./contract-moving.ts"
import type { ImportMessage, ProductImportJob } from "./messages.ts"

/** Bytes of the answer that are handed over at a time. */
const pieceSize = 64 * 1024
/** Rows between two lines of progress. */
const rowsBetween = 50

type Post = (message: ImportMessage) => void

export const postLine = (post: Post, line: MovingLine): void =>
  post({ kind: "piece", bytes: Buffer.from(`${JSON.stringify(line)}\n`) })

/** Tells how far an import is, some rows at a time.
 *  @param count rows of the file, where a phase does not know how much there is */
export function progressTeller(post: Post, count: number): (progress: ImportProgress) => void {
  let last: ImportProgress = { phase: "checking", done: 0 }
  return ({ phase, done, total = count }) => {
    if (phase === "storing" && last.phase !== "storing") post({ kind: "storing" })
    const between = phase === "pictures" ? 1 : rowsBetween
    if (phase === last.phase && done < total && done - last.done < between) return
    last = { phase, done }
    postLine(post, { kind: "progress", phase, done, total })
  }
}

/** The result as a line of the answer: a report may have many megabytes, of which each piece is small. */
function* resultPieces(data: { dryRun: boolean; columns: string[] } & ImportReport): Generator<string> {
  const { rows, ...counts } = data
  yield `${JSON.stringify({ kind: "result", data: counts }).slice(0, -2)},"rows":[`
  for (const [index, row] of rows.entries()) yield (index > 0 ? "," : "") + JSON.stringify(row)
  yield "]}}\n"
}

/** Posts what came of a file. */
export function postResult(post: Post, data: { dryRun: boolean; columns: string[] } & ImportReport): void {
  let waiting = ""
  for (const piece of resultPieces(data)) {
    waiting += piece
    if (waiting.length < pieceSize) continue
    post({ kind: "piece", bytes: Buffer.from(waiting) })
    waiting = ""
  }
  post({ kind: "piece", bytes: Buffer.from(waiting) })
}

/** Does work over a connection of the thread's own. */
export async function withOwnDatabase<T>(
  { address }: Pick<ProductImportJob, "address">,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ ...address, limits: { ...address.limits, poolSize: 1 }, check: "none" })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

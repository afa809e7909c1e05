// The program of a worker thread: reads one file, and for products compares and stores it over a connection of its own, so
// that the thread which answers requests does neither.
import { parentPort, workerData } from "node:worker_threads"
import { TableLimitError } from "#core/files/table-limits.ts"
import { TableReadError } from "#core/files/table-read-error.ts"
import { ApiError } from "../errors.ts"
import { lowerThreadPriority } from "../thread-priority.ts"
import type { ImportJob, ImportMessage } from "./messages.ts"
import { runMovingImport } from "./moving/moving-import.ts"
import { runProductImport } from "./product-import.ts"
import { tableError } from "./table-error.ts"
import { readParcelFile } from "./tracking-rows.ts"

lowerThreadPriority()

const post = (message: ImportMessage) => parentPort?.postMessage(message)

// Made by run-import.ts alone.
const job = workerData as ImportJob

try {
  if (job.task === "products") await runProductImport(job, post)
  else if (job.task === "moving") await runMovingImport(job, post)
  else post({ kind: "rows", rows: await readParcelFile(Buffer.from(job.file), job.task) })
  post({ kind: "done" })
} catch (error) {
  const isOfTable = error instanceof TableLimitError || error instanceof TableReadError
  const known = isOfTable ? tableError(error) : error
  if (known instanceof ApiError) {
    const { status, name, message, details } = known
    post({ kind: "rejected", error: { status, name, message, details } })
  } else {
    // Not thrown: an `error` event could overtake the messages before it.
    post({ kind: "failed", error })
  }
}

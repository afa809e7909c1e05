// The program of a worker thread: looks for damage in an SQLite file, says what it finds, and ends.
import { parentPort, workerData } from "node:worker_threads"
import { lowerThreadPriority } from "#api/thread-priority.ts"
import { openDatabase } from "#db/database.ts"
import { DatabaseError } from "#db/database-error.ts"
import { isDamaged } from "#db/sqlite.ts"

lowerThreadPriority()

try {
  // Made by damage-check.ts alone.
  await openDatabase({ dataDir: workerData as string, isReadOnly: true }).destroy()
} catch (error) {
  if (!(error instanceof DatabaseError) || !isDamaged(error.cause)) throw error
  parentPort?.postMessage(error.message)
}

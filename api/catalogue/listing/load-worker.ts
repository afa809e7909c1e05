// The program of a worker thread: reads the catalogue of one language over a connection of its own, and ends.
import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { loadCatalogue } from "./catalogue-state.ts"
import type { LoadJob, LoadReply } from "./load-messages.ts"

const post = (reply: LoadReply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(reply, transfer)

/** The memory of all typed arrays in a snapshot, once each. */
function buffersIn(part: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(part)) found.add(part.buffer as ArrayBuffer)
  else if (part?.constructor === Object) for (const each of Object.values(part)) buffersIn(each, found)
  return found
}

// Made by load-thread.ts alone.
const { address, locale, now } = workerData as LoadJob

const db = openDatabase(address)
try {
  const signal = new AbortController().signal
  const { index, scheduled } = await loadCatalogue(db, { locale, clock: () => new Date(now), signal })
  const snapshot = index.snapshot()
  post({ index: snapshot, scheduled }, [...buffersIn(snapshot)])
} finally {
  await db.destroy()
}

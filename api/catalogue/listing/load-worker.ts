// The program of a worker thread: reads the catalogue of one language over a connection of its own, and ends.
import { parentPort, workerData } from "node:worker_threads"
import { openDatabase } from "#db/database.ts"
import { loadCatalogue } from "./catalogue-state.ts"
import type { LoadJob, LoadReply } from "./load-messages.ts"

/** The memory of all typed arrays in a snapshot, once each. */
function buffersIn(part: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(part)) found.add(part.buffer as ArrayBuffer)
  else if (part?.constructor === Object) for (const each of Object.values(part)) buffersIn(each, found)
  return found
}

// Made by load-thread.ts alone.
const { address, locale, now, hasWords } = workerData as LoadJob

const db = openDatabase(address)
try {
  const signal = new AbortController().signal
  const options = { locale, clock: () => new Date(now), signal, hasWords, isAlone: true }
  const { index, scheduled } = await loadCatalogue(db, options)
  const reply: LoadReply = { index: index.snapshot(), scheduled }
  parentPort?.postMessage(reply, [...buffersIn(reply.index)])
} finally {
  await db.destroy()
}

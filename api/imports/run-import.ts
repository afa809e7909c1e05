import { on } from "node:events"
import { Worker } from "node:worker_threads"
import type { TrackingRow } from "#core/orders/tracking-file.ts"
import { ApiError, tooBusy } from "../errors.ts"
import type { ImportJob, ImportMessage, MovingJob, ParcelFile, ProductImportJob } from "./messages.ts"

const program = new URL("./import-worker.ts", import.meta.url)

/** Imports of a process at once, each in a thread and in memory. The archive of a whole shop takes minutes to come and to be read: it has a
 *  place of its own, so that files of products and parcels need not wait for it, and others that are as large are rejected before they come. */
const maxImports = { file: 2, archive: 1 }
type ImportKind = keyof typeof maxImports
/** Megabytes of a thread's own objects; a file that takes more ends its thread, not the process. */
const maxMemory = 1024

const running = { file: 0, archive: 0 }

/** Lets in as many imports of a kind as a process takes, before their files are read.
 *  @throws ApiError 503 when there are as many */
export async function oneImport<T>(kind: ImportKind, work: (end: () => void) => Promise<T>): Promise<T> {
  if (running[kind] >= maxImports[kind]) throw tooBusy()
  running[kind] += 1
  let hasEnded = false
  const end = () => {
    if (!hasEnded) running[kind] -= 1
    hasEnded = true
  }
  try {
    return await work(end)
  } catch (error) {
    end()
    throw error
  }
}

function start(job: ImportJob): Worker {
  const worker = new Worker(program, {
    workerData: job,
    transferList: "file" in job ? [job.file.buffer as ArrayBuffer] : [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: [],
  })
  // Errors come to whoever reads the messages; one that nobody reads any more ends no process.
  worker.on("error", () => undefined)
  return worker
}

/** @throws the thread's own error, after every message that it posted before */
async function* messagesOf(worker: Worker): AsyncGenerator<ImportMessage> {
  for await (const [message] of on(worker, "message", { close: ["exit"] })) {
    // Posted by import-worker.ts alone.
    const posted = message as ImportMessage
    if (posted.kind === "failed") throw posted.error
    yield posted
  }
}

function rejection({ error }: Extract<ImportMessage, { kind: "rejected" }>): ApiError {
  const { status, name, message, details } = error
  return new ApiError(status, name, message, { details })
}

/** Reads a carrier's file in a thread of its own.
 *  @returns null for a file that has no such columns
 *  @throws ApiError 400 or 413 for a file that is not taken */
export async function readParcelsInThread(file: Uint8Array, task: ParcelFile): Promise<TrackingRow[] | null> {
  for await (const message of messagesOf(start({ task, file }))) {
    if (message.kind === "rows") return message.rows
    if (message.kind === "rejected") throw rejection(message)
  }
  throw new Error("The thread that read a file ended without an answer")
}

/** The answer of an import, whose place is given back at its end.
 *  @param lines as `importInThread` makes them */
export async function* endingWith(lines: AsyncGenerator<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* lines
  } finally {
    end()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"

const tooMuchMemory = () => new ApiError(413, "PayloadTooLargeError", "The file takes too much memory to be read")

type ImportHooks = {
  failed: (code: "SERVER" | "UNFINISHED") => Uint8Array
  onError: (error: unknown) => void
  /** Called once the thread reads nothing any more. */
  onExit?: () => void
}

/** Imports products in a thread of its own. A client that leaves ends what stores nothing yet; what is being stored goes on.
 *  @returns the answer's lines as they are made; the last one says `failed` when the thread ends early
 *  @throws ApiError 400 for a file that is not taken */
export async function importInThread(
  job: ProductImportJob | MovingJob,
  { failed, onError, onExit }: ImportHooks,
): Promise<AsyncGenerator<Uint8Array>> {
  const worker = start(job)
  if (onExit) worker.once("exit", onExit)
  const messages = messagesOf(worker)
  const { value: first } = await messages.next().catch((error: unknown) => {
    throw isOutOfMemory(error) ? tooMuchMemory() : error
  })
  if (first?.kind === "rejected") throw rejection(first)
  if (first?.kind !== "accepted") throw new Error("The thread that read a file ended without an answer")
  return (async function* () {
    let isStoring = false
    let isDone = false
    try {
      for await (const message of messages) {
        if (message.kind === "storing") isStoring = true
        if (message.kind === "done") isDone = true
        if (message.kind === "piece") yield message.bytes
        if (isDone) return
      }
    } catch (error) {
      onError(error)
    } finally {
      if (!isStoring) await worker.terminate()
    }
    if (!isDone) yield failed(isStoring ? "UNFINISHED" : "SERVER")
  })()
}

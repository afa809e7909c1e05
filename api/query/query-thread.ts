import { Worker } from "node:worker_threads"
import { addressOfDatabase, type Db } from "#db/database.ts"
import type { TaggedAnswer } from "../answers/tagged-answer.ts"
import { tooBusy, unavailable } from "../errors.ts"
import type { QueryJob, QueryReply, QueryRequest } from "./query-messages.ts"

/** Megabytes of the thread's own objects; a list that takes more ends the thread, not the process. */
const maxMemory = 128
/** Megabytes of objects that have just been made: with fewer, a page of a hundred products fills them several times over, and
 *  looking for what is still in use takes a third of the whole. */
const maxYoungMemory = 96
/** Milliseconds that a list may take: as long as a statement of PostgreSQL. */
const usualMaxTime = 8_000
/** Milliseconds that the thread may take to start: on a busy machine it comes after everything else. */
const maxStartTime = 30_000
/** Milliseconds that the thread has to end by itself. */
const maxCloseTime = 2_000
/** Milliseconds until a thread that could not start is tried again. */
const restartPause = 60_000

/** Told of a thread that cannot start, once, and of every one that ends early. */
type ThreadLog = { warn(details: object, message: string): void; error(details: object, message: string): void }

export type QueryThread = {
  /** Reads a list in the thread, one at a time.
   *  @param readHere the same in this thread, for when no other one can start
   *  @throws ApiError 503 when it takes too long, the thread ends meanwhile, is still busy or closed; what the database throws */
  read: (job: QueryJob, readHere: () => Promise<TaggedAnswer>) => Promise<TaggedAnswer>
  /** Ends the thread after its job, which is rejected. */
  close: () => Promise<void>
}

/** `cause` says why it ends, once it does. */
type OpenThread = { worker: Worker; isReady: boolean; cause?: Error }
/** A job in the thread; without a reply the thread could not start. Its time begins when the thread is ready. */
type CurrentJob = {
  begin: () => void
  resolve: (reply: QueryReply | undefined) => void
  reject: (error: Error) => void
}

const send = ({ worker }: OpenThread, request: QueryRequest) => worker.postMessage(request)

function toAnswer(reply: QueryReply): TaggedAnswer {
  if (reply.kind === "written") {
    return { written: { bytes: Buffer.from(reply.bytes), etag: reply.etag }, tags: reply.tags }
  }
  if (reply.kind === "failed") throw Object.assign(reply.error, reply.code === undefined ? {} : { code: reply.code })
  throw new Error("The thread of expensive queries answered no job")
}

/** One thread with a connection of its own that reads expensive lists and writes them as JSON. It starts with the first job
 *  and keeps the process alive only while it has one; when it dies, its job is rejected and the next one gets a new thread.
 *  The lane of queries (query-queue.ts) bounds how many wait for it.
 *  @param db opened by `openDatabase`
 *  @param program of the thread, which knows all lists
 *  @param maxTime milliseconds after which a job is rejected and its thread ended */
export function createQueryThread(
  db: Db,
  { program, log, maxTime = usualMaxTime }: { program: URL; log?: ThreadLog | undefined; maxTime?: number },
): QueryThread {
  let thread: OpenThread | undefined
  let current: CurrentJob | undefined
  let isClosed = false
  let hasWarned = false
  /** By `performance.now()`. */
  let startAfter = Number.NEGATIVE_INFINITY

  const cannotStart = (cause: unknown) => {
    startAfter = performance.now() + restartPause
    if (!hasWarned) log?.warn({ err: cause }, "Expensive queries are answered in the main thread: no other can start")
    hasWarned = true
    current?.resolve(undefined)
  }

  const start = (): OpenThread => {
    const address = addressOfDatabase(db)
    const worker = new Worker(program, {
      workerData: { ...address, limits: { ...address.limits, poolSize: 1 }, check: "none", isReadOnly: true },
      resourceLimits: { maxOldGenerationSizeMb: maxMemory, maxYoungGenerationSizeMb: maxYoungMemory },
      execArgv: [],
    })
    const started: OpenThread = { worker, isReady: false }
    // Posted by answer-jobs.ts alone.
    worker.on("message", (reply: QueryReply) => {
      if (reply.kind !== "ready") return current?.resolve(reply)
      started.isReady = true
      current?.begin()
    })
    worker.on("error", (error: Error) => {
      started.cause = error
    })
    worker.on("exit", () => {
      thread = undefined
      if (isClosed) return
      if (!started.isReady) return cannotStart(started.cause)
      log?.error({ err: started.cause }, "The thread of expensive queries ended")
      current?.reject(unavailable())
    })
    return started
  }

  const end = (cause: Error) => {
    if (!thread) return
    thread.cause = cause
    void thread.worker.terminate()
  }

  /** @returns undefined when the thread cannot start */
  const runJob = async (job: QueryJob): Promise<QueryReply | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryReply | undefined>()
    let timer: NodeJS.Timeout | undefined
    const limit = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (thread?.isReady) reject(tooBusy())
        end(new Error(`It took longer than ${milliseconds} ms`))
      }, milliseconds)
    }
    current = { begin: () => limit(maxTime), resolve, reject }
    try {
      thread ??= start()
      limit(thread.isReady ? maxTime : maxStartTime)
      thread.worker.ref()
      // One that is starting reads it when it is ready.
      send(thread, { kind: "read", job })
    } catch (error) {
      cannotStart(error)
    }
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      current = undefined
      thread?.worker.unref()
    }
  }

  return {
    async read(job, readHere) {
      if (isClosed) throw unavailable()
      if (performance.now() < startAfter) return readHere()
      if (current || thread?.cause) throw tooBusy()
      const reply = await runJob(job)
      return reply ? toAnswer(reply) : readHere()
    },
    async close() {
      isClosed = true
      current?.reject(unavailable())
      if (!thread) return
      const { worker } = thread
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      worker.once("exit", () => resolve())
      send(thread, { kind: "close" })
      const timer = setTimeout(() => void worker.terminate(), maxCloseTime)
      await ended
      clearTimeout(timer)
    },
  }
}

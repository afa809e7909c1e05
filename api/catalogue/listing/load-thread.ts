import { Worker } from "node:worker_threads"
import { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { addressOfDatabase, type Db } from "#db/database.ts"
import { type CatalogueState, loadCatalogue } from "./catalogue-state.ts"
import { type IndexStore, readStoredIndex } from "./index-store.ts"
import type { LoadJob, LoadReply } from "./load-messages.ts"

const program = new URL("./load-worker.ts", import.meta.url)

/** From so many products on reading them takes longer than a thread takes to start. */
export const manyProducts = 2000

/** Megabytes of the thread's own objects, several times what a hundred thousand products take. */
const usualMaxMemory = 2048

export type LoadOptions = {
  locale: Locale
  clock: () => Date
  signal: AbortSignal
  store?: IndexStore | undefined
  /** Called when a thread works at it. */
  onThread?: (() => void) | undefined
  /** Given the catalogue without words, where that is there seconds before the whole. */
  onListing?: ((state: CatalogueState) => void) | undefined
  maxMemory?: number
}

/** Whether loading is a thread's work. */
export const hasManyProducts = async (db: Db) => {
  const beyond = await db
    .selectFrom("product")
    .select("id")
    .orderBy("id")
    .offset(manyProducts)
    .limit(1)
    .executeTakeFirst()
  return beyond !== undefined
}

/** The queue for a thread: loads of a process follow one another, each has a connection of its own and takes memory. */
const waiting = { listings: [] as (() => void)[], words: [] as (() => void)[] }
let isBusy = false

/** Runs loads one after another; what listings wait for comes before the words of searches. */
async function serialize<T>(hasWords: boolean, work: () => Promise<T>): Promise<T> {
  if (isBusy) await new Promise<void>((resolve) => waiting[hasWords ? "words" : "listings"].push(resolve))
  isBusy = true
  try {
    return await work()
  } finally {
    const next = waiting.listings.shift() ?? waiting.words.shift()
    if (next) next()
    else isBusy = false
  }
}

type ThreadOptions = Omit<LoadOptions, "store" | "onListing"> & { hasWords: boolean }

/** Loads the catalogue of a language in a thread of its own.
 *  @param options.hasWords without them it answers listings, no search, and is there in half of the time
 *  @returns undefined when the thread could not start, failed, or ended early: the process's own connection may do better
 *  @throws the signal's reason */
export const loadInThread = (db: Db, options: ThreadOptions): Promise<CatalogueState | undefined> =>
  serialize(options.hasWords, () => runThread(db, options))

async function runThread(
  db: Db,
  { locale, clock, signal, onThread, hasWords, maxMemory = usualMaxMemory }: ThreadOptions,
): Promise<CatalogueState | undefined> {
  signal.throwIfAborted()
  const address = addressOfDatabase(db)
  const job: LoadJob = {
    address: { ...address, limits: { ...address.limits, poolSize: 1 }, check: "none", isReadOnly: true },
    locale,
    now: clock().toISOString(),
    hasWords,
  }
  const { promise, resolve } = Promise.withResolvers<LoadReply | undefined>()
  const worker = new Worker(program, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: [],
  })
  onThread?.()
  // Posted by load-worker.ts alone.
  worker.once("message", (reply: LoadReply) => resolve(reply))
  worker.on("error", () => resolve(undefined))
  worker.once("exit", () => resolve(undefined))
  const end = () => void worker.terminate()
  signal.addEventListener("abort", end)
  const reply = await promise
  signal.removeEventListener("abort", end)
  signal.throwIfAborted()
  return reply && { index: CatalogueIndex.fromSnapshot(reply.index), scheduled: reply.scheduled }
}

/** Loads the catalogue of a language: a large one from what the last process left, where that is still right, else in a thread
 *  of its own, beside which this one answers requests.
 *  @param db opened by `openDatabase`
 *  @param options.signal ends it
 *  @param options.onListing is given the catalogue without words before the whole is there, by a thread
 *  @param options.maxMemory megabytes of the thread's own objects; with less it ends, and the catalogue is loaded here
 *  @throws the signal's reason, or what the database throws */
export async function loadLanguage(db: Db, options: LoadOptions): Promise<CatalogueState> {
  if (!(await hasManyProducts(db))) return loadCatalogue(db, options)
  const { locale, clock, store, onListing } = options
  const stored = store && (await readStoredIndex(db, { locale, now: clock(), store }))
  if (stored) return stored
  const listing = onListing && (await loadInThread(db, { ...options, hasWords: false }))
  if (listing) onListing?.(listing)
  return (await loadInThread(db, { ...options, hasWords: true })) ?? loadCatalogue(db, options)
}

import { setImmediate } from "node:timers/promises"
import { CompiledQuery } from "kysely"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { inTransaction, withRetry } from "../transaction.ts"

/** A group is no larger, so that pages and other writers get their turn. */
const maxTasks = 32
/** Milliseconds after which a group takes no further task. */
const maxDuration = 20
/** Milliseconds for which a group waits for further tasks while they go on coming. */
const maxGathering = 10
/** Ticks of the event loop without a new task after which a group begins. */
const quietTicks = 2

/** Work that can share a transaction with the work of others. */
export type GroupTask<T> = {
  /** Must change nothing but the database. */
  work: (tx: Tx) => Promise<T>
  /** Runs after `work` threw and its changes were rolled back; what it writes is committed. Throws on what it cannot handle. */
  onError: (db: Db, error: unknown) => Promise<T>
}

type Settle = () => void
type Waiting = { run: (tx: Tx) => Promise<Settle>; reject: (error: unknown) => void }

const savepoint = CompiledQuery.raw("savepoint task")
const rollbackTo = CompiledQuery.raw("rollback to task")
const release = CompiledQuery.raw("release task")

/** Runs a task inside its own savepoint. The result is not returned before the transaction is committed.
 *  @throws when the whole transaction is lost: SQLite rolls it back by itself on a full disk */
async function runTask<T>(tx: Tx, { work, onError }: GroupTask<T>): Promise<{ value: T } | { error: unknown }> {
  const attempt = async (step: () => Promise<T>): Promise<{ value: T } | { error: unknown }> => {
    try {
      return { value: await step() }
    } catch (error) {
      await tx.executeQuery(rollbackTo).catch(() => {
        throw error
      })
      return { error }
    }
  }
  await tx.executeQuery(savepoint)
  const first = await attempt(() => work(tx))
  const outcome = "error" in first ? await attempt(() => onError(tx, first.error)) : first
  await tx.executeQuery(release)
  return outcome
}

/** Runs the tasks that wait, as many as a group takes, in one transaction. */
async function runGroup(db: Db, waiting: Waiting[]): Promise<void> {
  const taken: Waiting[] = []
  const settled: Settle[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const until = performance.now() + maxDuration
      while (taken.length < maxTasks && (taken.length === 0 || performance.now() < until)) {
        const next = waiting.shift()
        if (!next) break
        taken.push(next)
        settled.push(await next.run(tx))
      }
    })
  } catch (error) {
    // When the transaction did not even begin, nobody was taken: those at the front get the error.
    if (taken.length === 0) taken.push(...waiting.splice(0, maxTasks))
    for (const { reject } of taken) reject(error)
    return
  }
  for (const settle of settled) settle()
}

/** The tasks that wait for a database; a database with tasks has one loop that runs them. */
const queues = new WeakMap<Db, Waiting[]>()

/** Waits until no further task comes. Requests begin one a tick of the event loop (`server/http/tick-queue.ts`), so those that
 *  have arrived by now are there some ticks later; everybody else gets a turn in each of them, and in one at least. */
async function gather(waiting: readonly Waiting[]): Promise<void> {
  const until = performance.now() + maxGathering
  let quiet = 0
  let known = waiting.length
  do {
    await setImmediate()
    if (performance.now() > until) return
    quiet = waiting.length > known ? 0 : quiet + 1
    known = waiting.length
  } while (quiet < quietTicks && waiting.length < maxTasks)
}

async function runQueue(db: Db, waiting: Waiting[]): Promise<void> {
  while (waiting.length > 0) {
    await gather(waiting)
    await runGroup(db, waiting)
  }
  queues.delete(db)
}

function enqueue<T>(db: Db, task: GroupTask<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const run = async (tx: Tx): Promise<Settle> => {
      const outcome = await runTask(tx, task)
      return "error" in outcome ? () => reject(outcome.error) : () => resolve(outcome.value)
    }
    const known = queues.get(db)
    const waiting = known ?? []
    waiting.push({ run, reject })
    if (known) return
    queues.set(db, waiting)
    void runQueue(db, waiting)
  })
}

/** Runs a task in a transaction, with the retries of `withRetry`. On SQLite, which has one writer and waits for the disk at
 *  every COMMIT, tasks that wait at the same time share one transaction, each in a savepoint of its own: a task that throws
 *  is rolled back alone, and each sees what those before it did. No task is answered before the COMMIT; when that fails,
 *  all of them fail with its error.
 *  @returns what `work` returned, or `onError` after it threw */
export function inGroupCommit<T>(db: Db, task: GroupTask<T>): Promise<T> {
  if (!isPostgres(db)) return withRetry(() => enqueue(db, task))
  return inTransaction(db, task.work).catch((error) => task.onError(db, error))
}

import { setImmediate } from "node:timers/promises"
import { CompiledQuery } from "kysely"
import type { Db, Tx } from "../database.ts"
import { withRetry } from "../transaction.ts"

/** A group has no more tasks, and takes none after so many milliseconds, so that pages and other writers get their turn. */
const maxTasks = 32
const maxDuration = 20

/** Work on each of several tasks that share a transaction. */
export type GroupWork<In, Out> = {
  /** One task. Must change nothing but the database. */
  work: (tx: Tx, task: In) => Promise<Out>
  /** Runs after `work` threw and its changes were rolled back; what it writes is committed. Throws on what it cannot handle. */
  onError: (db: Db, task: In, error: unknown) => Promise<Out>
}

/** A task and who waits for it. */
type Waiting<In, Out> = { task: In; resolve: (value: Out) => void; reject: (error: unknown) => void }
type Outcome<Out> = { value: Out } | { error: unknown }

const savepoint = CompiledQuery.raw("savepoint task")
const rollbackTo = CompiledQuery.raw("rollback to task")
const release = CompiledQuery.raw("release task")

/** Runs a step after a savepoint, and takes it back when it throws.
 *  @throws when the whole transaction is lost: SQLite rolls it back by itself on a full disk */
async function attempt<T>(tx: Tx, step: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await step() }
  } catch (error) {
    await tx.executeQuery(rollbackTo).catch(() => {
      throw error
    })
    return { error }
  }
}

/** Runs a task inside its own savepoint. The result is not returned before the transaction is committed. */
async function runTask<In, Out>(tx: Tx, { work, onError }: GroupWork<In, Out>, task: In): Promise<Outcome<Out>> {
  await tx.executeQuery(savepoint)
  const first = await attempt(tx, () => work(tx, task))
  const outcome = "error" in first ? await attempt(tx, () => onError(tx, task, first.error)) : first
  await tx.executeQuery(release)
  return outcome
}

/** Runs tasks in one transaction, the first ones that wait, and answers them after its COMMIT. */
async function runGroup<In, Out>(db: Db, group: GroupWork<In, Out>, waiting: Waiting<In, Out>[]): Promise<void> {
  const taken: Waiting<In, Out>[] = []
  const settled: (() => void)[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const until = performance.now() + maxDuration
      while (taken.length < maxTasks && (taken.length === 0 || performance.now() < until)) {
        const one = waiting.shift()
        if (!one) return
        taken.push(one)
        const outcome = await runTask(tx, group, one.task)
        settled.push(() => ("error" in outcome ? one.reject(outcome.error) : one.resolve(outcome.value)))
      }
    })
  } catch (error) {
    // When the transaction did not even begin, nobody had a turn: all get the error.
    for (const { reject } of taken.length > 0 ? taken : waiting.splice(0)) reject(error)
    return
  }
  for (const settle of settled) settle()
}

/** Group commit for SQLite, which has one writer and waits for the disk at every COMMIT: tasks that wait at the same time share one
 *  transaction, each in a savepoint of its own. A task that throws is rolled back alone, and each sees what those before it did.
 *  No task is answered before the COMMIT; when that fails, all fail with its error. Every task has the retries of `withRetry`.
 *  @returns runs a task; returns what `work` returned, or `onError` after that threw */
export function createGroupCommit<In, Out>(group: GroupWork<In, Out>): (db: Db, task: In) => Promise<Out> {
  /** The tasks that wait for a database; a database with tasks has one loop that runs them. */
  const queues = new WeakMap<Db, Waiting<In, Out>[]>()

  const runQueue = async (db: Db, waiting: Waiting<In, Out>[]) => {
    while (waiting.length > 0) {
      // Everybody else gets a turn, and requests that have arrived join: they begin one in a turn (`server/http/listen.ts`).
      await setImmediate()
      await setImmediate()
      await runGroup(db, group, waiting)
    }
    queues.delete(db)
  }

  const enqueue = (db: Db, task: In) =>
    new Promise<Out>((resolve, reject) => {
      const known = queues.get(db)
      const waiting = known ?? []
      waiting.push({ task, resolve, reject })
      if (known) return
      queues.set(db, waiting)
      void runQueue(db, waiting)
    })

  return (db, task) => withRetry(() => enqueue(db, task))
}

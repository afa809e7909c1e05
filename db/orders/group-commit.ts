import { CompiledQuery } from "kysely"
import { untilTurn } from "#core/until-turn.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { withRetry } from "../transaction.ts"
import { createApart } from "./group-apart.ts"
import { gather, takeGroup } from "./group-gathering.ts"
import type { GroupWork, Waiting } from "./group-work.ts"

/** Milliseconds after which a group takes no further task. */
const maxDuration = 20
/** How long a group on PostgreSQL keeps the next one from beginning, in milliseconds. */
const maxTurn = 50

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

/** Does what can be done of several tasks at once, inside a savepoint.
 *  @returns their results by their waiting; without those that are left */
async function runTogether<In, Out>(tx: Tx, { together }: GroupWork<In, Out>, taken: readonly Waiting<In, Out>[]) {
  const done = new Map<Waiting<In, Out>, Out>()
  if (!together || taken.length < 2) return done
  await tx.executeQuery(savepoint)
  const tried = await attempt(tx, () =>
    together(
      tx,
      taken.map(({ task }) => task),
      { isPatient: true },
    ),
  )
  await tx.executeQuery(release)
  if ("error" in tried) return done
  for (const [index, one] of taken.entries()) {
    const value = tried.value[index]
    if (value !== undefined) done.set(one, value)
  }
  return done
}

type Run<In, Out> = { taken: Waiting<In, Out>[]; waiting: Waiting<In, Out>[] }

/** Runs the tasks of a group in one transaction: SQLite has one writer and waits for the disk at every COMMIT. Those for which
 *  there is no time wait on. */
async function runInOne<In, Out>(db: Db, group: GroupWork<In, Out>, { taken, waiting }: Run<In, Out>): Promise<void> {
  const ran: Waiting<In, Out>[] = []
  const settled: (() => void)[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const until = performance.now() + maxDuration
      const done = await runTogether(tx, group, taken)
      for (const [one, value] of done) {
        ran.push(one)
        settled.push(() => one.resolve(value))
      }
      let alone = 0
      for (const one of taken) {
        if (done.has(one)) continue
        // One of them always runs: what was done together may have taken all the time, again and again.
        if (alone > 0 && performance.now() >= until) break
        alone += 1
        ran.push(one)
        const outcome = await runTask(tx, group, one.task)
        settled.push(() => ("error" in outcome ? one.reject(outcome.error) : one.resolve(outcome.value)))
      }
    })
  } catch (error) {
    // When the transaction did not even begin, nobody had a turn: all get the error.
    const failed = ran.length > 0 ? ran : taken
    waiting.unshift(...taken.filter((one) => !failed.includes(one)))
    for (const { reject } of failed) reject(error)
    return
  }
  waiting.unshift(...taken.filter((one) => !ran.includes(one)))
  for (const settle of settled) settle()
}

/** How many tasks the last group of a database had. */
const lastSizes = new WeakMap<Db, number>()

type Queue<In, Out> = {
  waiting: Waiting<In, Out>[]
  runApart: ReturnType<typeof createApart<In, Out>>
  ended: () => void
}

/** Never rejects: an error is that of all who wait.
 *  @param ended called in the moment in which nobody waits any more */
async function runQueue<In, Out>(
  db: Db,
  group: GroupWork<In, Out>,
  { waiting, runApart, ended }: Queue<In, Out>,
): Promise<void> {
  try {
    while (waiting.length > 0) {
      await gather(waiting, lastSizes.get(db) ?? 0)
      const taken = takeGroup(waiting, group.weigh)
      lastSizes.set(db, taken.length)
      if (isPostgres(db)) await untilTurn(runApart(db, taken), maxTurn)
      else await runInOne(db, group, { taken, waiting })
    }
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  } finally {
    ended()
  }
}

/** Tasks that wait at the same time share one transaction. On SQLite, which has one writer and waits for the disk at every
 *  COMMIT, all of them do: first those that can be done together, then each of the others in a savepoint of its own. A task
 *  that throws is rolled back alone, and each sees what those before it did. On PostgreSQL those share one that can be done
 *  together. No task is answered before the COMMIT; when that fails, all fail with its error. Every task has the retries of `withRetry`.
 *  @returns runs a task; returns what `together` or `work` returned, or `onError` after that threw */
export function createGroupCommit<In, Out>(group: GroupWork<In, Out>): (db: Db, task: In) => Promise<Out> {
  /** The tasks that wait for a database; a database with tasks has one loop that runs them. */
  const queues = new WeakMap<Db, Waiting<In, Out>[]>()
  const runApart = createApart(group)
  const enqueue = (db: Db, task: In) =>
    new Promise<Out>((resolve, reject) => {
      const known = queues.get(db)
      const waiting = known ?? []
      waiting.push({ task, resolve, reject, since: performance.now() })
      if (known) return
      queues.set(db, waiting)
      void runQueue(db, group, { waiting, runApart, ended: () => void queues.delete(db) })
    })
  return (db, task) => (isPostgres(db) ? enqueue(db, task) : withRetry(() => enqueue(db, task)))
}

import type { Db } from "../database.ts"
import { inTransaction, isLockTimeout, isRetryable } from "../transaction.ts"
import { whyUnavailable } from "../unavailable.ts"
import { takeGroup } from "./group-gathering.ts"
import type { GroupWork, Waiting } from "./group-work.ts"

/** So many tasks are worth the statements of a group. */
const leastTogether = 3
/** Milliseconds without groups of several rows after one waited too long for a row of somebody else: the next one would, too. */
const pauseAfterLock = 1000
/** Connections with which the tasks of the same rows that cannot be done together are done: the others of the pool are for others. */
const maxAlone = 3
/** Milliseconds from a task's coming to the end of its transaction: the storefront waits for ten seconds. */
const maxWait = 9000

/** Whether the database is not there at all: another try would find it so too. */
const isAway = (error: unknown): boolean =>
  whyUnavailable(error) !== undefined && !isRetryable(error) && !isLockTimeout(error)

/** Runs a task in a transaction of its own, with the retries of `withRetry`. */
const runAlone = <In, Out>(db: Db, { work, onError }: GroupWork<In, Out>, task: In): Promise<Out> =>
  inTransaction(db, (tx) => work(tx, task)).catch((error) => onError(db, task, error))

/** Does what can be done of some tasks at once, in one transaction.
 *  @returns those that are left, and why a lock kept all of them from it */
async function runTogether<In, Out>(
  db: Db,
  { together }: GroupWork<In, Out>,
  taken: readonly Waiting<In, Out>[],
  how: { isPatient: boolean },
): Promise<{ left: readonly Waiting<In, Out>[]; lockTimeout?: unknown }> {
  if (!together) return { left: taken }
  /** What the group did, once it has come as far as its COMMIT. */
  let done: (Out | undefined)[] | undefined
  try {
    const values = await db
      .transaction()
      .setIsolationLevel("read committed")
      .execute(async (tx) => {
        done = await together(
          tx,
          taken.map(({ task }) => task),
          how,
        )
        return done
      })
    return {
      left: taken.filter(({ resolve }, index) => {
        const value = values[index]
        if (value !== undefined) resolve(value)
        return value === undefined
      }),
    }
  } catch (error) {
    if (isLockTimeout(error)) return { left: taken, lockTimeout: error }
    // What failed before COMMIT may do better alone, but for a database that is away.
    if (!done && isAway(error)) {
      for (const { reject } of taken) reject(error)
      return { left: [] }
    }
    if (!done || isRetryable(error)) return { left: taken }
    // What became of a COMMIT is not known: what was in it is not tried again.
    return {
      left: taken.filter(({ reject }, index) => {
        const wasInIt = done?.[index] !== undefined
        if (wasInIt) reject(error)
        return !wasInIt
      }),
    }
  }
}

/** Runs each of some tasks by itself, some at a time. */
async function runEach<In, Out>(db: Db, group: GroupWork<In, Out>, tasks: readonly Waiting<In, Out>[]): Promise<void> {
  const rest = [...tasks]
  const next = async (): Promise<void> => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      await runAlone(db, group, one.task).then(one.resolve, one.reject)
    }
  }
  await Promise.all(Array.from({ length: maxAlone }, next))
}

/** Rejects a task for which its turn comes too late. */
class TooLateError extends Error {
  /** Of PostgreSQL: the lock is not available. */
  code = "55P03"
}

/** Takes tasks for the next run, and rejects those for which it comes too late.
 *  @param duration of the last run, in milliseconds */
function takeInTime<In, Out>(waiting: Waiting<In, Out>[], group: GroupWork<In, Out>, duration: number) {
  const latest = performance.now() + duration - maxWait
  return takeGroup(waiting, group.weigh).filter(({ since, reject }) => {
    if (since >= latest) return true
    reject(new TooLateError("Orders of one product waited for each other for too long"))
    return false
  })
}

/** Runs the tasks of the same rows: what comes meanwhile waits for the run's end, then is run together. In the database they
 *  would wait for the rows too, each with a connection of its own.
 *  @param ended called in the moment in which nobody waits any more */
async function runQueue<In, Out>(
  db: Db,
  group: GroupWork<In, Out>,
  { waiting, ended }: { waiting: Waiting<In, Out>[]; ended: () => void },
): Promise<void> {
  let duration = 0
  while (waiting.length > 0) {
    const taken = takeInTime(waiting, group, duration)
    const began = performance.now()
    const { left, lockTimeout } =
      taken.length > 1 ? await runTogether(db, group, taken, { isPatient: true }) : { left: taken }
    // Each of them would wait for the same rows again.
    if (lockTimeout) for (const { reject } of left) reject(lockTimeout)
    else await runEach(db, group, left)
    duration = performance.now() - began
  }
  ended()
}

/** Those for which something holds, and the others. */
const partition = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
]

type Contention<In, Out> = {
  /** The tasks that wait, by the rows that they lock; rows with tasks have one loop that runs them. */
  queues: Map<string, Waiting<In, Out>[]>
  /** No group of several rows begins before. */
  pausedUntil: number
}

/** Runs groups on PostgreSQL, which has many writers: what can be done together in one transaction, each of the others in one of
 *  its own. Tasks whose rows somebody else holds wait in a queue of those rows, so that they take few connections and their
 *  time goes to their work and not to each other.
 *  @returns runs some tasks, and ends with the last of them */
export function createApart<In, Out>(group: GroupWork<In, Out>) {
  const contentions = new WeakMap<Db, Contention<In, Out>>()
  const contentionOf = (db: Db): Contention<In, Out> => {
    const contention = contentions.get(db) ?? { queues: new Map(), pausedUntil: 0 }
    contentions.set(db, contention)
    return contention
  }
  const rowsOf = ({ task }: Waiting<In, Out>) => group.lockedRows?.(task) ?? ""
  const byRows = (tasks: readonly Waiting<In, Out>[]) => [...Map.groupBy(tasks, rowsOf).entries()]
  const enqueue = async (db: Db, rows: string, tasks: readonly Waiting<In, Out>[]): Promise<void> => {
    const { queues } = contentionOf(db)
    const known = queues.get(rows)
    if (known) {
      known.push(...tasks)
      return
    }
    const waiting = [...tasks]
    queues.set(rows, waiting)
    await runQueue(db, group, { waiting, ended: () => void queues.delete(rows) })
  }
  const enqueueAll = async (db: Db, tasks: readonly Waiting<In, Out>[]): Promise<void> => {
    await Promise.all(byRows(tasks).map(([rows, ofRows]) => enqueue(db, rows, ofRows)))
  }
  return async (db: Db, taken: readonly Waiting<In, Out>[]): Promise<void> => {
    const contention = contentionOf(db)
    const [free, queued] = partition(taken, (one) => !contention.queues.has(rowsOf(one)))
    const ofQueued = enqueueAll(db, queued)
    if (free.length < leastTogether || performance.now() < contention.pausedUntil) await enqueueAll(db, free)
    else {
      const { left, lockTimeout } = await runTogether(db, group, free, { isPatient: false })
      if (lockTimeout) {
        contention.pausedUntil = performance.now() + pauseAfterLock
        await enqueueAll(db, left)
      } else await Promise.all(byRows(left).map(([, ofRows]) => runEach(db, group, ofRows)))
    }
    await ofQueued
  }
}

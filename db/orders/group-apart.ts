import { createFairGate, type FairGate } from "#core/fair-gate.ts"
import type { Db } from "../database.ts"
import { inTransaction, isLockTimeout, isRetryable } from "../transaction.ts"
import { whyUnavailable } from "../unavailable.ts"
import { takeGroup } from "./group-gathering.ts"
import type { GroupWork, Waiting } from "./group-work.ts"

/** So many tasks are worth the statements of a group. */
const leastTogether = 3
/** Milliseconds without groups of several rows after one waited too long for a row of somebody else: the next one would, too. */
const pauseAfterLock = 1000
/** Networks whose tasks of the same rows are done at once, each by itself: the other places are for other rows. */
const maxNetworks = 3
/** Transactions of queues, of which each may wait for a lock: half of the pool (`usualLimits`) is for others. Those of one
 *  network would wait for each other with all that they have locked. */
const places = { maxRunning: 5, maxRunningOfNetwork: 1 }
/** Milliseconds from a task's coming to the end of its transaction: the storefront waits for ten seconds. */
const maxWait = 9000
/** So many milliseconds of the last run are taken for the next one's, at most: one that took longer waited for a lock. */
const maxExpected = 1000

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

/** Rejects a task for which its turn comes too late. */
class TooLateError extends Error {
  /** Of PostgreSQL: the lock is not available. */
  code = "55P03"
}

/** Rejects the tasks for which a run that begins now comes too late.
 *  @param expected its duration in milliseconds
 *  @returns the others */
function inTime<In, Out>(tasks: readonly Waiting<In, Out>[], expected: number): readonly Waiting<In, Out>[] {
  const latest = performance.now() + Math.min(expected, maxExpected) - maxWait
  return tasks.filter(({ since, reject }) => {
    if (since >= latest) return true
    reject(new TooLateError("Orders of one product or network waited for each other for too long"))
    return false
  })
}

/** Where the tasks of a queue run: the rows of the queue, and the places of the database. */
type Place = { rows: string; gate: FairGate }

/** Tasks by the share of the places that is theirs: their network's, or that of their rows where they have none. */
const byShare = <In, Out>({ network }: GroupWork<In, Out>, tasks: readonly Waiting<In, Out>[], rows: string) =>
  Map.groupBy(tasks, ({ task }) => network?.(task) ?? rows)

/** Runs each of some tasks of the same rows by itself: those of one network one after another, some networks at a time. */
async function runEach<In, Out>(
  db: Db,
  group: GroupWork<In, Out>,
  { tasks, rows, gate }: Place & { tasks: readonly Waiting<In, Out>[] },
): Promise<void> {
  const shares = [...byShare(group, tasks, rows)]
  const next = async (): Promise<void> => {
    for (let share = shares.shift(); share; share = shares.shift()) {
      const [network, ofNetwork] = share
      for (const one of ofNetwork) {
        await gate.run({ network }, async () => {
          if (inTime([one], 0).length > 0) await runAlone(db, group, one.task).then(one.resolve, one.reject)
        })
      }
    }
  }
  await Promise.all(Array.from({ length: maxNetworks }, next))
}

/** Does what can be done of some tasks of the same rows at once, as `runTogether`, in a place of their network. */
function runInPlace<In, Out>(
  db: Db,
  group: GroupWork<In, Out>,
  { tasks, rows, gate }: Place & { tasks: readonly Waiting<In, Out>[] },
): ReturnType<typeof runTogether<In, Out>> {
  const [network = rows, ...others] = byShare(group, tasks, rows).keys()
  return gate.run({ network: others.length === 0 ? network : rows }, () =>
    runTogether(db, group, inTime(tasks, 0), { isPatient: true }),
  )
}

/** Runs the tasks of the same rows: what comes meanwhile waits for the run's end, then is run together. In the database they
 *  would wait for the rows too, each with a connection of its own. Never rejects: an error is that of all who wait.
 *  @param ended called in the moment in which nobody waits any more */
async function runQueue<In, Out>(
  db: Db,
  group: GroupWork<In, Out>,
  { waiting, ended, ...place }: Place & { waiting: Waiting<In, Out>[]; ended: () => void },
): Promise<void> {
  let duration = 0
  let tasks: readonly Waiting<In, Out>[] = []
  try {
    while (waiting.length > 0) {
      tasks = inTime(takeGroup(waiting, group.weigh), duration)
      const began = performance.now()
      const { left, lockTimeout } =
        tasks.length > 1 ? await runInPlace(db, group, { ...place, tasks }) : { left: tasks }
      // Each of them would wait for the same rows again.
      if (lockTimeout) for (const { reject } of left) reject(lockTimeout)
      else await runEach(db, group, { ...place, tasks: left })
      duration = performance.now() - began
    }
  } catch (error) {
    for (const { reject } of [...tasks, ...waiting]) reject(error)
  } finally {
    ended()
  }
}

/** Those for which something holds, and the others. */
const partition = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [
  all.filter(holds),
  all.filter((one) => !holds(one)),
]

type Contention<In, Out> = {
  /** The tasks that wait, by the rows that they lock; rows with tasks have one loop that runs them. */
  queues: Map<string, Waiting<In, Out>[]>
  /** The places in which they run. */
  gate: FairGate
  /** No group of several rows begins before. */
  pausedUntil: number
}

/** Runs groups on PostgreSQL, which has many writers: what can be done together in one transaction, each of the others in one of
 *  its own. Tasks whose rows somebody else holds wait in a queue of those rows, so that they take few connections and their
 *  time goes to their work and not to each other. Networks take turns (core/fair-gate.ts), whatever rows their tasks lock.
 *  @returns runs some tasks, and ends with the last of them; never rejects */
export function createApart<In, Out>(group: GroupWork<In, Out>) {
  const contentions = new WeakMap<Db, Contention<In, Out>>()
  const contentionOf = (db: Db): Contention<In, Out> => {
    const contention = contentions.get(db) ?? { queues: new Map(), gate: createFairGate(places), pausedUntil: 0 }
    contentions.set(db, contention)
    return contention
  }
  const rowsOf = ({ task }: Waiting<In, Out>) => group.lockedRows?.(task) ?? ""
  const byRows = (tasks: readonly Waiting<In, Out>[]) => [...Map.groupBy(tasks, rowsOf).entries()]
  const enqueue = async (db: Db, rows: string, tasks: readonly Waiting<In, Out>[]): Promise<void> => {
    const { queues, gate } = contentionOf(db)
    const known = queues.get(rows)
    if (known) {
      known.push(...tasks)
      return
    }
    const waiting = [...tasks]
    queues.set(rows, waiting)
    await runQueue(db, group, { rows, gate, waiting, ended: () => void queues.delete(rows) })
  }
  const enqueueAll = async (db: Db, tasks: readonly Waiting<In, Out>[]): Promise<void> => {
    await Promise.all(byRows(tasks).map(([rows, ofRows]) => enqueue(db, rows, ofRows)))
  }
  const run = async (db: Db, taken: readonly Waiting<In, Out>[]): Promise<void> => {
    const contention = contentionOf(db)
    const [free, queued] = partition(taken, (one) => !contention.queues.has(rowsOf(one)))
    const ofQueued = enqueueAll(db, queued)
    if (free.length < leastTogether || performance.now() < contention.pausedUntil) await enqueueAll(db, free)
    else {
      const { left, lockTimeout } = await runTogether(db, group, free, { isPatient: false })
      if (lockTimeout) {
        contention.pausedUntil = performance.now() + pauseAfterLock
        await enqueueAll(db, left)
      } else
        await Promise.all(
          byRows(left).map(([rows, tasks]) => runEach(db, group, { rows, gate: contention.gate, tasks })),
        )
    }
    await ofQueued
  }
  return (db: Db, taken: readonly Waiting<In, Out>[]): Promise<void> =>
    run(db, taken).catch((error) => {
      for (const { reject } of taken) reject(error)
    })
}

import { sql } from "kysely"
import type { AccountProblem } from "#core/carriers/platform.ts"
import { failedTries, nextTaskTry } from "#core/carriers/retry-pause.ts"
import type { Db } from "../database.ts"
import type { CarrierTaskKind } from "../schema/carrier-schema.ts"

/** A task that one process has to itself for a while. */
export type TakenTask = {
  accountId: number
  kind: CarrierTaskKind
  tries: number
  cursor: string | null
  done: number
  lease: string
}

type Taking = { lease: string; leaseFor: number; now: Date }

const endOfLease = ({ leaseFor, now }: Taking) => new Date(now.getTime() + leaseFor).toISOString()

/** Takes the task that is due longest. Of several processes each task is one's alone until its lease ends. */
export async function takeTask(db: Db, taking: Taking): Promise<TakenTask | undefined> {
  const now = taking.now.toISOString()
  const due = await db
    .selectFrom("carrier_task")
    .select(["account_id", "kind"])
    .where("next_at", "<=", now)
    .where((e) => e.or([e("lease", "is", null), e("lease_until", "<=", now)]))
    .orderBy("next_at")
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const row = await db
    .updateTable("carrier_task")
    .set({ lease: taking.lease, lease_until: endOfLease(taking) })
    .where("account_id", "=", due.account_id)
    .where("kind", "=", due.kind)
    .where("next_at", "<=", now)
    .where((e) => e.or([e("lease", "is", null), e("lease_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { account_id: accountId, kind, tries, cursor, done } = row
  return { accountId, kind, tries, cursor, done, lease: taking.lease }
}

const mine = (db: Db, { accountId, kind, lease }: TakenTask) =>
  db.updateTable("carrier_task").where("account_id", "=", accountId).where("kind", "=", kind).where("lease", "=", lease)

/** Renews the lease of a task.
 *  @returns false = its lease has ended, or its account was deleted: nothing more may be sent */
export async function renewTask(db: Db, task: TakenTask, taking: Taking): Promise<boolean> {
  const renewed = await mine(db, task)
    .set({ lease_until: endOfLease(taking) })
    .where("lease_until", ">", taking.now.toISOString())
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Ends a task's turn. Who ends it looks afterwards whether something new is to be done, and wakes it then.
 *  @param next when it is to be done again; null = when somebody wants it */
export async function finishTask(db: Db, task: TakenTask, next: Date | null, now: Date): Promise<void> {
  await mine(db, task)
    .set({ lease: null, lease_until: null, tries: 0, problem: null, words: null })
    .set({ next_at: next?.toISOString() ?? null, finished_at: now.toISOString() })
    .execute()
}

/** Ends a turn that waits until the quota of its account is free. It counts as no failure, however often that happens.
 *  @param waiting `hasProgress`: whether the carrier did some of the work: then earlier failures are over */
export async function postponeTask(
  db: Db,
  task: TakenTask,
  { problem, until, hasProgress }: { problem: AccountProblem; until: Date; hasProgress: boolean },
): Promise<void> {
  await mine(db, task)
    .set({ lease: null, lease_until: null, tries: hasProgress ? 0 : task.tries })
    .set({ problem, words: null, next_at: until.toISOString() })
    .execute()
}

/** Ends a turn that failed as a whole; it is tried again later.
 *  @param failed `hasProgress`: whether the carrier did some of the work before */
export async function failTask(
  db: Db,
  task: TakenTask,
  failed: { problem: AccountProblem; words: string | null; retryAfter: number | null; hasProgress: boolean },
  now: Date,
): Promise<void> {
  const tries = failedTries(task.tries, failed)
  await mine(db, task)
    .set({ lease: null, lease_until: null, tries, problem: failed.problem, words: failed.words })
    .set({ next_at: nextTaskTry(tries, failed.retryAfter, now).toISOString() })
    .execute()
}

/** Stores how far a list was read. */
export async function noteProgress(db: Db, task: TakenTask, cursor: string | null, done: number): Promise<void> {
  await mine(db, task).set({ cursor, done }).execute()
}

/** Makes a task due, unless it is earlier or waits after a failure. It locks the task until the transaction ends: who finishes the task
 *  afterwards sees what the transaction has stored. `notifyTasksChanged` follows the transaction. */
export async function wakeTask(tx: Db, accountId: number, kind: CarrierTaskKind, at: Date): Promise<void> {
  const moment = at.toISOString()
  const next = sql<string>`case when next_at is null or (tries = 0 and next_at > ${moment}) then ${moment} else next_at end`
  await tx
    .updateTable("carrier_task")
    .set({ next_at: next })
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute()
}

/** Makes a task due now, whatever it waits for: somebody pressed. */
export async function startTask(db: Db, accountId: number, kind: CarrierTaskKind, now: Date): Promise<void> {
  await db
    .updateTable("carrier_task")
    .set({ next_at: now.toISOString(), tries: 0 })
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .execute()
}

/** Reads the lists of an account from the beginning, unless its communes or desks are just being read. */
export async function restartPlaces(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable("carrier_task")
    .set({ cursor: null })
    .where("account_id", "=", accountId)
    .where("kind", "=", "places")
    .where("cursor", "like", '{"list":"fees"%')
    .execute()
  await startTask(db, accountId, "places", now)
}

/** How the tasks of all accounts stand. */
export const listTasks = (db: Db) =>
  db
    .selectFrom("carrier_task")
    .select(["account_id as accountId", "kind", "next_at as nextAt", "tries", "problem", "words", "done"])
    .select(["finished_at as finishedAt", "lease_until as leaseUntil"])
    .execute()

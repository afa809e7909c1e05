import { randomUUID } from "node:crypto"
import type { Logger } from "pino"
import { connectAccount, toProblem } from "#api/carriers/connect-account.ts"
import type { Network } from "#api/common/public-network.ts"
import { CarrierError } from "#carriers/adapter.ts"
import { findAccount } from "#db/carriers/accounts.ts"
import { hasHooks } from "#db/carriers/hooks.ts"
import { nextPollOf } from "#db/carriers/parcel-events.ts"
import { hasParcelsToSend } from "#db/carriers/parcel-queue.ts"
import { hasAnswersToTell } from "#db/carriers/shopper-answers.ts"
import {
  failTask,
  finishTask,
  postponeTask,
  renewTask,
  startTask,
  type TakenTask,
  takeTask,
  wakeTask,
} from "#db/carriers/tasks.ts"
import { onTasksChanged } from "#db/carriers/tasks-changed.ts"
import type { Db } from "#db/database.ts"
import { createConcurrentWorks, startWorker } from "../process/worker.ts"
import { followParcels } from "./follow-parcels.ts"
import { readPlaces } from "./read-places.ts"
import { sendParcels } from "./send-parcels.ts"
import type { TaskTurn } from "./task-turn.ts"

export type CarrierWorkerOptions = {
  db: Db
  network: Network
  /** Encrypts the accounts' keys. */
  shopSecret: string
  log: Pick<Logger, "error">
  clock?: () => Date
  /** How long a task is one process's alone, in milliseconds; much more than a request may take. */
  leaseFor?: number
  /** The longest that it does not look for tasks of other processes, in milliseconds. */
  pollInterval?: number
}

/** Tasks that one process works on at once: a carrier that is slow holds up no other. */
const maxTasksAtOnce = 6

const tasks = { send: sendParcels, follow: followParcels, places: readPlaces }

/** Sends parcels, follows them and reads carriers' lists until it is stopped. Any number of processes may do so over one database.
 *  @returns stops it: requests under way are waited for a while */
export function startCarrierWorker(options: CarrierWorkerOptions): () => Promise<void> {
  const { db, log, clock = () => new Date(), leaseFor = 300_000, pollInterval = 2000 } = options
  const working = createConcurrentWorks(maxTasksAtOnce)
  return startWorker({
    sources: [(wake) => onTasksChanged(db, wake)],
    startDue: async (stopping, wake) => {
      if (working.isFull()) return false
      const task = await takeTask(db, { lease: randomUUID(), leaseFor, now: clock() })
      if (!task) return false
      const worked = workOn(task, { ...options, clock, leaseFor, stopping }).catch((error: unknown) =>
        log.error({ err: error, task: task.kind }, "a carrier's task failed"),
      )
      working.start(worked, wake)
      return true
    },
    idle: () => pollInterval,
    pollInterval,
    onError: (error) => log.error({ err: error }, "carriers' tasks could not be looked for"),
    finish: working.finish,
  })
}

type Working = CarrierWorkerOptions & { clock: () => Date; leaseFor: number; stopping: AbortSignal }

async function workOn(task: TakenTask, options: Working): Promise<void> {
  const { db, clock, leaseFor, stopping } = options
  const account = await findAccount(db, { id: task.accountId })
  if (!account) return
  const quota: { freeAt: Date | null } = { freeAt: null }
  const onQuotaSpent = (wait: number) => {
    quota.freeAt = new Date(clock().getTime() + wait)
  }
  let turn: TaskTurn | undefined
  try {
    const { adapter, connection } = await connectAccount(account, { ...options, onQuotaSpent })
    const mayGoOn = async () =>
      !stopping.aborted && (await renewTask(db, task, { lease: task.lease, leaseFor, now: clock() }))
    turn = { db, account, adapter, connection, task, clock, mayGoOn, hasProgress: false }
    const next = await tasks[task.kind](turn)
    await finishTask(db, task, next, clock())
    await wakeForNew(db, task, next, clock())
  } catch (error) {
    const failed = toProblem(error)
    const hasProgress = turn?.hasProgress ?? false
    // The carrier has not failed: the shop keeps within its quota.
    if (failed?.problem === "rate-limited" && quota.freeAt) {
      await postponeTask(db, task, { problem: failed.problem, until: quota.freeAt, hasProgress })
    } else {
      // An error that is not a carrier's is logged, and the task is retried too.
      const problem = failed ?? { problem: "not-understood", words: null, retryAfter: null }
      await failTask(db, task, { ...problem, hasProgress }, clock())
    }
    if (!failed) throw error
    // Webhooks that came meanwhile need no carrier: they do not wait for its next try.
    if (task.kind === "follow" && error instanceof CarrierError && (await hasHooks(db, task.accountId))) {
      await startTask(db, task.accountId, "follow", clock())
    }
  }
}

/** Wakes a task for work that came while it was being finished. */
async function wakeForNew(db: Db, { accountId, kind }: TakenTask, next: Date | null, now: Date): Promise<void> {
  // Parcels of lost replies wait for their lookup, which `next` says.
  if (kind === "send" && (await hasParcelsToSend(db, accountId, next === null))) {
    await wakeTask(db, accountId, "send", now)
  }
  if (kind !== "follow") return
  const isSoon = (await hasHooks(db, accountId)) || (await hasAnswersToTell(db, accountId))
  if (isSoon) await wakeTask(db, accountId, "follow", now)
  const poll = await nextPollOf(db, accountId)
  if (poll !== null) await wakeTask(db, accountId, "follow", new Date(poll))
}

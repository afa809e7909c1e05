import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import type { Logger } from "pino"
import { maxHandedOver } from "#core/mail/mail.ts"
import type { Db } from "#db/database.ts"
import { onMailQueued } from "#db/mail/mail-queued.ts"
import {
  giveBackMail,
  nextMailAt,
  noteHandingOver,
  settleFailed,
  settleSent,
  type TakenMail,
  takeDueMails,
} from "#db/mail/sending.ts"
import { startWorker } from "../process/worker.ts"
import { LeaseLost, MailNotSent, type MailTarget, type RawMail } from "./mail-target.ts"

export type MailWorkerOptions = {
  db: Db
  target: MailTarget
  /** Makes a mail from its row; null = what it was about is gone. */
  write: (mail: TakenMail) => Promise<RawMail | null>
  /** Puts mail that is due by time into the outbox. */
  collect?: (now: Date) => Promise<void>
  log: Pick<Logger, "error">
  clock?: () => Date
  /** How long a mail is one process's alone, in milliseconds; sending may take half of it. */
  leaseFor?: number
  /** The longest that it does not look for other processes' mail, in milliseconds. */
  pollInterval?: number
}

const atOnce = 4

/** How often it is tried to note that a mail was sent, and the milliseconds between: together less than a worker has to end. */
const maxNotes = 5
const notePause = 1_000

/** Sends what lies in the outbox, until it is stopped. Any number of processes may do so over one database.
 *  @returns stops it: what is on its way is waited for a while, what is not is left to others */
export function startMailWorker(options: MailWorkerOptions): () => Promise<void> {
  const { db, log, clock = () => new Date(), leaseFor = 5 * 60_000, pollInterval = 15_000 } = options
  const lease = randomUUID()
  return startWorker({
    sources: [(wake) => onMailQueued(db, wake)],
    startDue: async (stopping) => {
      // The mail that waits is of more use than what is to come.
      await options.collect?.(clock()).catch((error) => log.error({ err: error }, "mail could not be collected"))
      const mails = await takeDueMails(db, { lease, leaseFor, now: clock(), max: atOnce })
      const settle = stopping.aborted
        ? (mail: TakenMail) => giveBackMail(db, mail)
        : (mail: TakenMail) => sendOne(mail, { ...options, clock, leaseFor })
      for (const result of await Promise.allSettled(mails.map(settle))) {
        if (result.status === "rejected") throw result.reason
      }
      return mails.length > 0
    },
    idle: async () => {
      const now = clock().getTime()
      const next = await nextMailAt(db)
      return next ? Math.min(pollInterval, Math.max(50, next.getTime() - now)) : pollInterval
    },
    pollInterval,
    onError: (error) => log.error({ err: error }, "mail could not be looked for"),
  })
}

type Sending = MailWorkerOptions & { clock: () => Date; leaseFor: number }

async function sendOne(mail: TakenMail, options: Sending): Promise<void> {
  const { db, log, clock } = options
  try {
    if (mail.handedOver >= maxHandedOver) throw new MailNotSent({ problem: "unsure", isFinal: true })
    const written = await options.write(mail)
    if (!written) throw new MailNotSent({ problem: "gone", isFinal: true })
    await handOver(mail, written, options)
  } catch (error) {
    if (error instanceof LeaseLost) return
    const known = error instanceof MailNotSent
    if (!known) log.error({ err: error, mail: mail.documentId }, "mail could not be written")
    const { failure } = known ? error : new MailNotSent({ problem: "other", isAnswered: true })
    return settleFailed(db, mail, failure, clock())
  }
  await noteSent(mail, options)
}

/** Notes that the server has a mail. Tried again while the database is away: a mail of which that is not noted goes out once more. */
async function noteSent(mail: TakenMail, { db, clock }: Sending): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await settleSent(db, mail, clock())
    } catch (error) {
      if (tries === maxNotes) throw error
      await delay(notePause)
    }
  }
}

/** Hands a mail over within half of its lease: one that takes longer is broken off, and goes out no more. */
async function handOver(mail: TakenMail, written: RawMail, { db, target, clock, leaseFor }: Sending): Promise<void> {
  let isTimedOut = false
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isTimedOut = true
      reject(new MailNotSent({ problem: "timeout" }))
    }, leaseFor / 2)
  })
  const sending = target(written, async () => !isTimedOut && (await noteHandingOver(db, mail, clock())))
  // Its own end is of no interest after the timeout.
  sending.catch(() => undefined)
  try {
    await Promise.race([sending, timeout])
  } finally {
    clearTimeout(timer)
  }
}

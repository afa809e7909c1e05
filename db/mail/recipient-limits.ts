import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { MailKind } from "#core/mail/mail.ts"
import { isMailCapped, type MailGroup, mailGroup, mailGroups, mailLimits } from "#core/mail/mail-limits.ts"
import { windowAt } from "#core/rate-limits.ts"
import type { Db } from "../database.ts"
import { rowInsertion } from "../json-rows.ts"

/** Names a mailbox in a bucket: `Nadia+shop@example.dz` is the mailbox of `nadia@example.dz`. A hash without a key: the
 *  outbox holds the address itself for longer than a bucket lasts. */
export function mailboxHash(address: string): string {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@")
  const mailbox = `${local.replace(/(?<=.)\+.*$/, "")}@${domain}`
  return createHash("sha256").update(`mailbox:${mailbox}`).digest("base64url").slice(0, 22)
}

const bucketsOf = (group: MailGroup, hash: string) =>
  mailLimits[group].map((limit) => ({ ...limit, bucket: `mail:${group}:${limit.seconds}:${hash}` }))

type Counted = { bucket: string; count: number }

const addCounts = rowInsertion<"rate_window", Counted>("rate_window", {
  columns: ["bucket", "window_start", "count"],
  onConflict: () => sql`on conflict (bucket, window_start)
    do update set count = rate_window.count + excluded.count`,
  returning: ["bucket", "count"],
})

type Addressed = { kind: MailKind; to: string }

/** Counts mails that a stranger may have caused, within the transaction of what causes them, so that the limits hold across
 *  processes: in one statement, in the order of the buckets, so that two transactions never wait for each other.
 *  @returns whether a mail of them may be sent: not when its address has had too many of its kind, those before it in the list
 *  among them */
export async function countRecipientMails<Mail extends Addressed>(
  tx: Db,
  mails: readonly Mail[],
  now: Date,
): Promise<(mail: Mail) => boolean> {
  const counting = mails.map((mail) => {
    const group = mailGroup(mail.kind)
    return { mail, limits: group ? bucketsOf(group, mailboxHash(mail.to)) : [] }
  })
  const added = Map.groupBy(
    counting.flatMap(({ limits }) => limits),
    ({ bucket }) => bucket,
  )
  const rows = [...added].flatMap(([bucket, [first, ...others]]) =>
    first ? { bucket, window_start: windowAt(now, first.seconds).start.toISOString(), count: 1 + others.length } : [],
  )
  const counted = await addCounts(
    tx,
    rows.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1)),
  )
  const counts = new Map(counted.map(({ bucket, count }) => [bucket, count - (added.get(bucket)?.length ?? 0)]))
  const allowed = new Set<Mail>()
  for (const { mail, limits } of counting) {
    for (const { bucket } of limits) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
    const isWithin = limits.every(({ bucket, max }) => (counts.get(bucket) ?? 0) <= max)
    if (isWithin || !isMailCapped(mail.kind)) allowed.add(mail)
  }
  return (mail) => allowed.has(mail)
}

/** Deletes the counts of an address: its person is erased. */
export async function deleteRecipientCounts(tx: Db, address: string): Promise<void> {
  const hash = mailboxHash(address)
  const buckets = mailGroups.flatMap((group) => bucketsOf(group, hash).map(({ bucket }) => bucket))
  await tx.deleteFrom("rate_window").where("bucket", "in", buckets).execute()
}

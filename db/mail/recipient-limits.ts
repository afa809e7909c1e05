import { createHash } from "node:crypto"
import type { MailKind } from "#core/mail/mail.ts"
import { isMailCapped, type MailGroup, mailGroup, mailGroups, mailLimits } from "#core/mail/mail-limits.ts"
import { windowAt } from "#core/rate-limits.ts"
import type { Db } from "../database.ts"
import { countMore } from "../rate-windows.ts"

/** Names a mailbox in a bucket: `Nadia+shop@example.dz` is the mailbox of `nadia@example.dz`. A hash without a key: the
 *  outbox holds the address itself for longer than a bucket lasts. */
export function mailboxHash(address: string): string {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@")
  const mailbox = `${local.replace(/(?<=.)\+.*$/, "")}@${domain}`
  return createHash("sha256").update(`mailbox:${mailbox}`).digest("base64url").slice(0, 22)
}

const bucketsOf = (group: MailGroup, hash: string) =>
  mailLimits[group].map((limit) => ({ ...limit, bucket: `mail:${group}:${limit.seconds}:${hash}` }))

/** Counts a mail that a stranger may have caused, within the transaction of what causes it, so that the limits hold across
 *  processes: in one statement, in the order of the buckets, so that two transactions never wait for each other.
 *  @returns whether it may be sent: not when its address has had too many of its kind */
export async function countRecipientMail(
  tx: Db,
  { kind, to }: { kind: MailKind; to: string },
  now: Date,
): Promise<boolean> {
  const group = mailGroup(kind)
  if (!group) return true
  const limits = bucketsOf(group, mailboxHash(to)).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const rows = limits.map(({ bucket, seconds }) => {
    return { bucket, window_start: windowAt(now, seconds).start.toISOString(), count: 1 }
  })
  const counts = new Map((await countMore(tx, { rows })).map(({ bucket, count }) => [bucket, count]))
  return limits.every(({ bucket, max }) => (counts.get(bucket) ?? 0) <= max) || !isMailCapped(kind)
}

/** Deletes the counts of an address: its person is erased. */
export async function deleteRecipientCounts(tx: Db, address: string): Promise<void> {
  const hash = mailboxHash(address)
  const buckets = mailGroups.flatMap((group) => bucketsOf(group, hash).map(({ bucket }) => bucket))
  await tx.deleteFrom("rate_window").where("bucket", "in", buckets).execute()
}

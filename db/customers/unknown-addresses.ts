import { type UnknownAddressReason, unknownAddressReasons } from "#core/customers/unknown-address.ts"
import type { Db } from "../database.ts"

/** How long after it was last seen a reason counts, in milliseconds: a process that was started again with other settings
 *  does not see it again. */
const seenRetention = 15 * 60 * 1000
/** The least time between two writes of one process, in milliseconds. */
const rest = 60 * 1000

const written = new WeakMap<Db, Map<UnknownAddressReason, number>>()

/** Notes that clients' addresses are not known, for the console of every process. Writes once a minute at most. */
export async function noteUnknownAddress(db: Db, reason: UnknownAddressReason, now: Date): Promise<void> {
  const times = written.get(db) ?? new Map<UnknownAddressReason, number>()
  written.set(db, times)
  if (now.getTime() - (times.get(reason) ?? Number.NEGATIVE_INFINITY) < rest) return
  times.set(reason, now.getTime())
  const seen_at = now.toISOString()
  await db
    .insertInto("unknown_address")
    .values({ reason, seen_at })
    .onConflict((conflict) => conflict.column("reason").doUpdateSet({ seen_at }))
    .execute()
}

/** Why addresses of clients are not known at present, in any process; empty = they are. */
export async function listUnknownAddressReasons(db: Db, now: Date): Promise<UnknownAddressReason[]> {
  const since = new Date(now.getTime() - seenRetention).toISOString()
  const rows = await db.selectFrom("unknown_address").select("reason").where("seen_at", ">=", since).execute()
  return unknownAddressReasons.filter((reason) => rows.some((row) => row.reason === reason))
}

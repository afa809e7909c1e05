import type { Db } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"

/** How long a network is known after the last sign-in from it, in milliseconds: 30 days. */
const knownFor = 30 * 24 * 3600 * 1000
/** The most networks that are known of one owner; the least recently used one is dropped. */
const maxNetworks = 10

/** One-way keys of a login and a network. */
export type KnownNetwork = { subject: string; network: string }

const findNetwork = preparedQuery((db, { subject, network, since }: KnownNetwork & { since: string }) =>
  db
    .selectFrom("known_network")
    .select("owner")
    .where("subject", "=", subject)
    .where("network", "=", network)
    .where("seen_at", ">=", since)
    .limit(1),
)

const sinceOf = (now: Date) => new Date(now.getTime() - knownFor).toISOString()

/** Whether this subject signed in from this network within the last 30 days. */
export async function isKnownNetwork(db: Db, known: KnownNetwork, now: Date): Promise<boolean> {
  return (await findNetwork(db, { ...known, since: sinceOf(now) })).length > 0
}

/** Records the network of a sign-in.
 *  @param owner tells apart who shares a subject, as several accounts of one mobile do: none drops the networks of
 *  another */
export async function rememberNetwork(
  db: Db,
  { subject, owner, network }: KnownNetwork & { owner: string },
  now: Date,
): Promise<void> {
  const row = { subject, owner, network, seen_at: now.toISOString() }
  await db
    .insertInto("known_network")
    .values(row)
    .onConflict((conflict) => conflict.columns(["subject", "owner", "network"]).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
  const own = db.selectFrom("known_network").where("subject", "=", subject).where("owner", "=", owner)
  const newest = own.select("network").orderBy("seen_at", "desc").orderBy("network").limit(maxNetworks)
  await db
    .deleteFrom("known_network")
    .where("subject", "=", subject)
    .where("owner", "=", owner)
    .where("network", "not in", newest)
    .execute()
}

/** Deletes the networks that nobody signed in from for 30 days. */
export async function purgeKnownNetworks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("known_network").where("seen_at", "<", sinceOf(now)).execute()
}

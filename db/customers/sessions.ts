import type { Db } from "../database.ts"
import { randomDocumentId, randomToken } from "../document-id.ts"

export type ShopperSession = {
  id: string
  device: string
  createdAt: string
  lastSeenAt: string
}

/** Begins a session.
 *  @param session.days how long it lasts
 *  @returns its token, 128 random bits, which opens the account */
export async function insertShopperSession(
  db: Db,
  { userId, device, days, now }: { userId: string; device: string; days: number; now: Date },
): Promise<string> {
  const token = randomToken()
  const at = now.toISOString()
  const expires = new Date(now.getTime() + days * 86_400_000)
  await db
    .insertInto("shopper_session")
    .values({
      id: randomDocumentId(),
      token,
      user_id: userId,
      expires_at: expires.toISOString(),
      created_at: at,
      updated_at: at,
      ip_address: "",
      user_agent: device,
    })
    .execute()
  return token
}

/** The sessions of an account that stand, the one that was used last first. */
export async function shopperSessions(db: Db, userId: string, now: Date): Promise<ShopperSession[]> {
  const rows = await db
    .selectFrom("shopper_session")
    .select(["id", "user_agent", "created_at", "updated_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? "",
    createdAt: row.created_at,
    lastSeenAt: row.updated_at,
  }))
}

/** Ends sessions of an account: from the next request on they are none. */
export async function endShopperSessions(
  tx: Db,
  userId: string,
  which: { only: string } | { allBut: string } | "all",
): Promise<void> {
  let query = tx.deleteFrom("shopper_session").where("user_id", "=", userId)
  if (which !== "all")
    query = "only" in which ? query.where("id", "=", which.only) : query.where("id", "!=", which.allBut)
  await query.execute()
}

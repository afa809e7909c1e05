import type { Db } from "../database.ts"

export type ShopperSession = {
  id: string
  device: string
  createdAt: string
  lastSeenAt: string
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

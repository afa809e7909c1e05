import type { Db } from "../database.ts"

/** Which account an order belongs to, for the holder of its token: `none` = no account, `unknown` = no such order. */
export type OrderAccount = "own" | "none" | "other" | "unknown"

/** Finds which account an order is in, as far as the shopper may know. */
export async function findOrderAccount(db: Db, shopperId: string, token: string): Promise<OrderAccount> {
  const order = await db.selectFrom("orders").select("shopper_id").where("token", "=", token).executeTakeFirst()
  if (!order) return "unknown"
  if (order.shopper_id === null) return "none"
  return order.shopper_id === shopperId ? "own" : "other"
}

/** Adds an order without an account to this one. Its token is the only proof that is taken: a phone number or an
 *  e-mail address proves nothing. Of two accounts at the same time the first has it.
 *  @returns whose it is then */
export async function claimOrder(db: Db, shopperId: string, token: string): Promise<OrderAccount> {
  await db
    .updateTable("orders")
    .set({ shopper_id: shopperId, shopper_claim: "link" })
    .where("token", "=", token)
    .where("shopper_id", "is", null)
    .where((e) => e.exists(e.selectFrom("shopper_user").select("id").where("id", "=", shopperId)))
    .execute()
  return findOrderAccount(db, shopperId, token)
}

import type { Db } from "../database.ts"

/** Whether the shop takes no orders from a phone. */
export async function isBlocked(db: Db, mobile: string): Promise<boolean> {
  const block = await db.selectFrom("phone_block").select("mobile").where("mobile", "=", mobile).executeTakeFirst()
  return block !== undefined
}

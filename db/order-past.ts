import type { Db } from "./database.ts"

const day = 24 * 3600 * 1000

/** What is known of the earlier orders of a phone. */
export async function pastOrders(db: Db, mobile: string, now: Date) {
  const since = new Date(now.getTime() - day).toISOString()
  const rows = await db
    .selectFrom("orders")
    .select((e) => ["status", e.fn.countAll<number>().as("count")])
    .select((e) => e.fn.sum<number>(e.case().when("created_at", ">=", since).then(1).else(0).end()).as("recent"))
    .where("mobile", "=", mobile)
    .groupBy("status")
    .execute()
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return {
    recentOfPhone: rows.reduce((sum, { recent }) => sum + Number(recent), 0),
    cancelled: countOf("cancelled"),
    returned: countOf("returned"),
  }
}

/** Whether the merchant takes no orders from a phone. */
export async function isBlocked(db: Db, mobile: string): Promise<boolean> {
  return (
    (await db.selectFrom("phone_block").select("mobile").where("mobile", "=", mobile).executeTakeFirst()) !== undefined
  )
}

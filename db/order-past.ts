import type { Db } from "./database.ts"
import { keptQuery } from "./kept-query.ts"

const day = 24 * 3600 * 1000

const countPast = keptQuery((db, { mobile, since }: { mobile: string; since: string }) =>
  db
    .selectFrom("orders")
    .select((e) => [
      e.fn.countAll<number>().filterWhere("created_at", ">=", since).as("recentOfPhone"),
      e.fn.countAll<number>().filterWhere("status", "=", "cancelled").as("cancelled"),
      e.fn.countAll<number>().filterWhere("status", "=", "returned").as("returned"),
    ])
    .where("mobile", "=", mobile),
)

/** What is known of the earlier orders of a phone: how many came within a day, how many came to nothing. */
export async function pastOrders(db: Db, mobile: string, now: Date) {
  const since = new Date(now.getTime() - day).toISOString()
  const [past] = await countPast(db, { mobile, since })
  return past ?? { recentOfPhone: 0, cancelled: 0, returned: 0 }
}

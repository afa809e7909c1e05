import type { Db } from "../database.ts"

/** What an address asked to be told: the shop's news, and products that are in stock again. */
export async function listOwnSubscriptions(db: Db, email: string) {
  const newsletter = await db
    .selectFrom("subscriber")
    .select(["locale", "created_at as createdAt", "confirmed_at as confirmedAt"])
    .where("email", "=", email)
    .executeTakeFirst()
  const stockAlerts = await db
    .selectFrom("stock_alert as a")
    .innerJoin("product as p", "p.id", "a.product_id")
    .leftJoin("product_variant as v", "v.id", "a.variant_id")
    .select(["p.slug as product", "v.sku as variant", "a.created_at as createdAt"])
    .where("a.email", "=", email)
    .orderBy("a.id")
    .execute()
  return { newsletter: newsletter ?? null, stockAlerts }
}

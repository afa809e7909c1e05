import { createHash } from "node:crypto"
import type { Db } from "../database.ts"
import { isPublished } from "./published.ts"

/** What every page's menus show of the catalogue, as a short text: the newest product and how many products each category
 *  has. The same text means that no menu has changed. */
export async function menuState(db: Db, now: Date): Promise<string> {
  const newest = await db
    .selectFrom("product")
    .select("slug")
    .where(isPublished("product", now))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  const counts = await db
    .selectFrom("product_category")
    .innerJoin("product", "product.id", "product_category.product_id")
    .where(isPublished("product", now))
    .select((e) => ["category_id", e.fn.countAll<number>().as("products")])
    .groupBy("category_id")
    .orderBy("category_id")
    .execute()
  const state = [newest?.slug, ...counts.map((row) => `${row.category_id}:${row.products}`)].join(" ")
  return createHash("sha256").update(state).digest("base64url")
}

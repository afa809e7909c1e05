import { selectProductCount } from "../../catalogue/categories.ts"
import type { Db } from "../../database.ts"
import { isPublished } from "../../lists/condition.ts"

/** Returns a text that stands for the catalogue's part of every page's menus. The same text means that no menu has
 *  changed.
 *  @param newest slug of the newest product
 *  @param counts number of products of each category, by its slug */
function menuText(newest: string | undefined, counts: readonly (readonly [string, number])[]): string {
  const filled = counts.flatMap(([slug, products]) => (products > 0 ? [`${slug}:${products}`] : []))
  return [newest, ...filled.toSorted()].join(" ")
}

/** The text of menus with what the catalogue in memory knows.
 *  @param newestId key of the newest product */
export async function findMenuState(
  db: Db,
  newestId: number | undefined,
  counts: readonly (readonly [string, number])[],
): Promise<string> {
  const newest = db
    .selectFrom("product")
    .select("slug")
    .where("id", "=", newestId ?? 0)
  return menuText((await newest.executeTakeFirst())?.slug, counts)
}

/** The text of menus as the database tells it, which looks at all products. */
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
    .selectFrom("category")
    .select(["slug", selectProductCount(now).as("products")])
    .execute()
  return menuText(
    newest?.slug,
    counts.map(({ slug, products }) => [slug, products]),
  )
}

import { menuState, menuText } from "#db/content/menu-state.ts"
import type { Db } from "#db/database.ts"
import type { Catalogue } from "./catalogue.ts"

/** The text of menus (`menuText`), of the catalogue in memory where it is there: the database would count all products anew
 *  after every change. Both give the same text.
 *  @throws what the database throws */
export async function readMenuState(db: Db, catalogue: Catalogue, now: Date): Promise<string> {
  const index = catalogue.current("fr")
  if (!index) return menuState(db, now)
  const newest = await db
    .selectFrom("product")
    .select("slug")
    .where("id", "in", [0, ...index.row({ order: "newest", limit: 1 }, now.toISOString())])
    .executeTakeFirst()
  return menuText(
    newest?.slug,
    [...index.categories()].map(([slug, totals]) => [slug, totals.productCount]),
  )
}

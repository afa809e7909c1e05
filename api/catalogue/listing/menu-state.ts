import { menuState } from "#db/content/menu-state.ts"
import type { Db } from "#db/database.ts"
import type { Catalogue } from "./catalogue.ts"

/** What every page's menus show of the catalogue, as a text: the newest product and how many products each category has. Of
 *  the catalogue in memory where it is there: the database would count all products anew after every change.
 *  @throws what the database throws */
export async function readMenuState(db: Db, catalogue: Catalogue, now: Date): Promise<string> {
  const index = catalogue.current("fr")
  if (!index) return menuState(db, now)
  const newest = await db
    .selectFrom("product")
    .select("slug")
    .where("id", "in", [0, ...index.row({ order: "newest", limit: 1 }, now.toISOString())])
    .executeTakeFirst()
  const counts = [...index.categories()].map(([slug, { productCount }]) => `${slug}:${productCount}`)
  return [newest?.slug, ...counts.toSorted()].join(" ")
}

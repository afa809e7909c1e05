import { findMenuState, menuState } from "#db/content/menus/menu-state.ts"
import type { Db } from "#db/database.ts"
import type { Catalogue } from "./catalogue.ts"

/** The text of menus, of the catalogue in memory where it is there: the database would count all products again
 *  after every change. Both give the same text.
 *  @returns undefined while a large catalogue is on its way into memory: counting its products would hold up the first pages
 *  @throws what the database throws */
export async function readMenuState(db: Db, catalogue: Catalogue, now: Date): Promise<string | undefined> {
  const index = catalogue.current("fr")
  if (!index) return catalogue.isPreparing() ? undefined : menuState(db, now)
  const [newestId] = index.row({ order: "newest", limit: 1 }, now.toISOString())
  const counts = [...index.categories()].map(([slug, { productCount }]) => [slug, productCount] as const)
  return findMenuState(db, newestId, counts)
}

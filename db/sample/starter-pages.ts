import { deliveryReturns } from "#sample/pages/delivery-returns.ts"
import { privacy } from "#sample/pages/privacy.ts"
import { starterAbout } from "#sample/pages/starter-about.ts"
import { terms } from "#sample/pages/terms.ts"
import type { SamplePage } from "#sample/types.ts"
import { touchContent } from "../changes/content-version.ts"
import type { Db } from "../database.ts"
import { withMigrationLock } from "../migration-lock.ts"
import { storePages } from "./coupons-and-pages.ts"

const starters = [starterAbout, deliveryReturns, privacy, terms]

async function missingPages(db: Db): Promise<SamplePage[]> {
  const there = (await db.selectFrom("page").select("slug").execute()).map(({ slug }) => slug)
  return starters.filter(({ slug }) => !there.includes(slug))
}

/** Gives a shop those information pages that it lacks: an online shop has to state who sells and on which terms (law
 *  18-05). Their facts come from the settings; the merchant's own pages stay as they are. */
export async function storeStarterPages(db: Db, now: Date): Promise<void> {
  if ((await missingPages(db)).length === 0) return
  await withMigrationLock(db, async (tx) => {
    await storePages(tx, await missingPages(tx), now)
    await touchContent(tx, ["all"])
  })
}

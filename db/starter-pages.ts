import { deliveryReturns } from "#sample/pages/delivery-returns.ts"
import { privacy } from "#sample/pages/privacy.ts"
import { starterAbout } from "#sample/pages/starter-about.ts"
import { terms } from "#sample/pages/terms.ts"
import { touchContent } from "./content-version.ts"
import type { Db } from "./database.ts"
import { inTurn } from "./in-turn.ts"
import { storePages } from "./sample/coupons-and-pages.ts"

const starters = [starterAbout, deliveryReturns, privacy, terms]

/** Gives a shop those information pages that it lacks: an online shop has to state who sells and on which terms (law
 *  18-05). Their facts come from the settings; the merchant's own pages stay as they are. */
export async function storeStarterPages(db: Db, now: Date): Promise<void> {
  await inTurn(db, async (tx) => {
    const there = (await tx.selectFrom("page").select("slug").execute()).map(({ slug }) => slug)
    const missing = starters.filter(({ slug }) => !there.includes(slug))
    if (missing.length === 0) return
    await storePages(tx, missing, now)
    await touchContent(tx)
  })
}

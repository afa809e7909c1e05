import { randomUUID } from "node:crypto"
import { makeSampleShop } from "#api/testing/sample-shop.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { type Db, openDatabase, type Tx } from "#db/database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { test as base, expect } from "./shop.ts"
import { shopData } from "./shop-data.ts"

export type Rules = {
  /** Maximums of one order; null = any number. */
  maxQuantity?: number | null
  maxLines?: number | null
  maxUnits?: number | null
  /** The wilayas that are not delivered to, in each way. */
  noHome?: string[]
  noDesk?: string[]
}

type OwnShop = Running & { setRules: (rules: Rules) => Promise<void> }

async function store(tx: Tx, { noHome = [], noDesk = [], ...maximums }: Rules, note: string) {
  const { maxQuantity = null, maxLines = null, maxUnits = null } = maximums
  const columns = { max_quantity: maxQuantity, max_lines: maxLines, max_units: maxUnits }
  await tx.updateTable("app_setting").set(columns).execute()
  await tx.updateTable("wilaya").set({ home_served: 1, desk_served: 1 }).execute()
  const wilayas = (names: string[]) => tx.updateTable("wilaya").where("name", "in", names)
  if (noHome.length > 0) await wilayas(noHome).set({ home_served: 0 }).execute()
  if (noDesk.length > 0) await wilayas(noDesk).set({ desk_served: 0 }).execute()
  await tx.updateTable("app_setting").set({ banner_fr: note }).execute()
  await touchContent(tx, ["all"])
}

/** Milliseconds after which no page is served as it was before a change (server/pages/page-cache.ts). */
const maxStale = 600

/** Stores the rules and waits until every page of the storefront has them. */
async function setRules(shop: Running, db: Db, rules: Rules) {
  const note = `Rules ${randomUUID()}`
  await db.transaction().execute((tx) => store(tx, rules, note))
  await expect.poll(async () => (await fetch(`${shop.url}/contact`)).text()).toContain(note)
  await new Promise((resolve) => setTimeout(resolve, maxStale))
}

async function startOwnShop(): Promise<OwnShop> {
  const data = shopData("nothing")
  await makeSampleShop({ dataDir: data.dir })
  const db = openDatabase({ dataDir: data.dir })
  const shop = await startProcess("all", { DATA_DIR: data.dir })
  return {
    ...shop,
    setRules: (rules) => setRules(shop, db, rules),
    async stop(signal) {
      const code = await shop.stop(signal)
      await db.destroy()
      data.remove()
      return code
    },
  }
}

/** Tests of a shop whose merchant changes its rules while people order. */
export const test = base.extend<{ setRules: OwnShop["setRules"] }, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
    async ({}, use) => {
      const shop = await startOwnShop()
      await use(shop)
      await shop.stop()
    },
    { scope: "worker" },
  ],
  setRules: async ({ shop }, use) => use(shop.setRules),
})

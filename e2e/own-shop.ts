import { randomUUID } from "node:crypto"
import type { Browser, Cookie, Page } from "@playwright/test"
import type { PromiseFacts } from "#core/content/promise.ts"
import type { Division } from "#core/delivery/division.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { type Db, openDatabase, type Tx } from "#db/database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { consolePage, ownersPage } from "./console-shop.ts"
import type { ConsoleLocale } from "./console-words.ts"
import { test as base, expect, type TestShop } from "./shop.ts"
import { shopData } from "./shop-data.ts"

export type Rules = {
  /** Maximums of one order; null = any number. */
  maxQuantity?: number | null
  maxLines?: number | null
  maxUnits?: number | null
  /** The wilayas that are not delivered to, in each way. */
  noHome?: string[]
  noDesk?: string[]
  /** The shop's list of wilayas. */
  wilayaDivision?: Division
  /** Prices have decimals only where there are centimes. */
  decimalsAsNeeded?: boolean
  /** Order forms begin without a place. */
  asksWilaya?: boolean
  /** What the shop promises; nothing else. */
  promises?: Partial<PromiseFacts>
}

type OwnShop = TestShop & { setRules: (rules: Rules) => Promise<void> }

async function store(tx: Tx, rules: Rules, note: string) {
  const { noHome = [], noDesk = [], wilayaDivision = "58", decimalsAsNeeded = false, asksWilaya = false } = rules
  const { maxQuantity = null, maxLines = null, maxUnits = null, promises = {} } = rules
  const columns = { max_quantity: maxQuantity, max_lines: maxLines, max_units: maxUnits }
  await tx.updateTable("app_setting").set(columns).execute()
  const shown = {
    wilaya_division: wilayaDivision,
    decimals_as_needed: decimalsAsNeeded ? 1 : 0,
    asks_wilaya: asksWilaya ? 1 : 0,
    promises_cash: promises.promisesCash ? 1 : 0,
    promises_opening: promises.promisesOpening ? 1 : 0,
    promises_call: promises.promisesCall ? 1 : 0,
    exchange_days: promises.exchangeDays ?? 0,
    return_payer: promises.returnPayer ?? "shopper",
    warranty_months: promises.warrantyMonths ?? 0,
  } as const
  await tx.updateTable("app_setting").set(shown).execute()
  await tx.updateTable("wilaya").set({ home_served: 1, desk_served: 1 }).execute()
  const wilayas = (names: string[]) => tx.updateTable("wilaya").where("name", "in", names)
  if (noHome.length > 0) await wilayas(noHome).set({ home_served: 0 }).execute()
  if (noDesk.length > 0) await wilayas(noDesk).set({ desk_served: 0 }).execute()
  await tx.updateTable("app_setting").set({ banner_fr: note }).execute()
  await touchContent(tx, ["all"])
}

/** What the tests visit. The page cache gives each out as it was until its next render is done; the banner is on all. */
const visited = ["/product-details/casque-aura", "/cart", "/checkout"]

/** Stores the rules and waits until the pages of the storefront have them. */
async function setRules(shop: Running, db: Db, rules: Rules) {
  const note = `Rules ${randomUUID()}`
  await db.transaction().execute((tx) => store(tx, rules, note))
  const isShown = async (path: string) => {
    const page = async () => (await fetch(shop.url + path)).text()
    await expect.poll(page, { intervals: [50] }).toContain(note)
  }
  await Promise.all(visited.map(isShown))
}

async function startOwnShop(): Promise<OwnShop> {
  const data = shopData()
  const db = openDatabase({ dataDir: data.dir })
  const shop = await startProcess("all", { DATA_DIR: data.dir })
  return {
    ...shop,
    dataDir: data.dir,
    setRules: (rules) => setRules(shop, db, rules),
    async stop(signal) {
      const code = await shop.stop(signal)
      await db.destroy()
      data.remove()
      return code
    },
  }
}

const sessions = new WeakMap<Running, Promise<Cookie[]>>()

/** The session of a shop's owner, whose link works once. */
function ownersSession(browser: Browser, shop: Running): Promise<Cookie[]> {
  const known = sessions.get(shop)
  if (known) return known
  const made = ownersPage(browser, shop, "fr", 1280).then(async (page) => {
    const cookies = await page.context().cookies()
    await page.context().close()
    return cookies
  })
  sessions.set(shop, made)
  return made
}

type OwnShopFixtures = {
  setRules: OwnShop["setRules"]
  /** Opens the console as the shop's owner. */
  openConsole: (locale: ConsoleLocale, width: number) => Promise<Page>
}

/** Tests of a shop whose merchant changes its rules while people order. */
export const test = base.extend<OwnShopFixtures, { shop: OwnShop }>({
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
  openConsole: async ({ browser, shop }, use) => {
    const pages: Page[] = []
    await use(async (locale, width) => {
      const page = await consolePage(browser, locale, width)
      pages.push(page)
      await page.context().addCookies(await ownersSession(browser, shop))
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

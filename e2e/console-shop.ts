import type { Browser, Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { type Running, startProcess } from "#server/testing.ts"
import type { consoleWords } from "./console-words.ts"
import { expect } from "./shop.ts"
import { type ShopApi, shopApi } from "./shop-api.ts"
import { shopData } from "./shop-data.ts"

/** A shop with nobody in its team yet. */
export type ConsoleShop = Running & {
  /** Link by which the first owner creates the account, once. */
  firstOwnerLink: string
  product: ShopApi["product"]
  /** Folder of its database. */
  dataDir: string
  /** Places an order as the storefront does.
   *  @returns its number as lists have it, without its code */
  order: (slug: string, quantity: number, mobile: string) => Promise<string>
  /** Orders one unit of a variant by its SKU. */
  orderVariant: (slug: string, sku: string, mobile: string) => Promise<string>
}

/** An order's number as the console's lists have it, without its code. */
export const shortNumber = ({ number }: { number: string }) => number.replace(/-[^-]{4}$/, "")

/** @param settings of its process, besides where its data are */
export async function startConsoleShop(settings: Record<string, string> = {}): Promise<ConsoleShop> {
  const data = shopData()
  const running = await startProcess("all", { DATA_DIR: data.dir, ...settings })
  const [firstOwnerLink = ""] = /http:\S+first-owner\?token=\S+/.exec(running.printed()) ?? []
  const { product, place, placeVariant } = shopApi(running.url, data.dir)
  return {
    ...running,
    firstOwnerLink,
    product,
    dataDir: data.dir,
    order: async (slug, quantity, mobile) => shortNumber(await place(slug, quantity, { mobile })),
    orderVariant: async (slug, sku, mobile) => shortNumber(await placeVariant(slug, sku, { mobile })),
    async stop(signal) {
      const code = await running.stop(signal)
      data.remove()
      return code
    },
  }
}

/** A window of somebody's own, with the console in a language. */
export async function consolePage(browser: Browser, locale: Locale, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 860 }, timezoneId: "Africa/Algiers" })
  const stored = ["RaStorehanout-console.locale", JSON.stringify(locale)]
  await context.addInitScript(([key = "", value = ""]) => localStorage.setItem(key, value), stored)
  return context.newPage()
}

/** Password of everybody in these shops. */
export const password = "petit jardin de jasmin"

/** A window of the shop's first owner, signed in. How somebody joins by hand is another test's business. */
export async function ownersPage(browser: Browser, shop: Running, locale: Locale, width: number): Promise<Page> {
  const page = await consolePage(browser, locale, width)
  const [, token = ""] = /first-owner\?token=(\S+)/.exec(shop.printed()) ?? []
  const data = { token, name: "Rania Belkacem", email: "rania@shop.example", password, locale }
  const answer = await page.request.post(`${shop.url}/api/admin/first-owner`, { data, headers: { origin: shop.url } })
  expect(answer.status()).toBe(201)
  return page
}

/** Makes an account by a link of the shop; whoever does is signed in then. */
export async function joinTeam(
  page: Page,
  link: string,
  t: ReturnType<typeof consoleWords>,
  name: string,
  email: string,
) {
  await page.goto(link)
  await page.getByLabel(t("auth.name")).fill(name)
  await page.getByLabel(t("auth.email")).fill(email)
  await page.getByLabel(t("auth.password")).fill(password)
  await page.getByRole("button", { name: t("new.create") }).click()
  await expect(page.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
  expect(page.url()).not.toContain("token")
}

import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import type { Locale } from "#core/locale.ts"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import type { consoleWords } from "./console-words.ts"
import { expect } from "./shop.ts"

type Product = { slug: string; price: number; quantity: number; colors: { name: string }[] }

/** A shop with nobody in its team yet. */
export type ConsoleShop = Running & {
  /** Where the first owner makes the account, once. */
  firstOwnerLink: string
  product: (slug: string) => Promise<Product>
  /** Places an order as the storefront does.
   *  @returns its number */
  order: (slug: string, quantity: number, mobile: string) => Promise<string>
}

export async function startConsoleShop(): Promise<ConsoleShop> {
  const data = temporaryData()
  const running = await startProcess("all", { DATA_DIR: data.dir })
  const [firstOwnerLink = ""] = /http:\S+first-owner\?token=\S+/.exec(running.printed()) ?? []
  const product = async (slug: string) => {
    const query = new URLSearchParams({ "filters[slug][$eq]": slug, populate: "colors" })
    const answer = await fetch(`${running.url}/api/products?${query}`)
    return (await answer.json()).data[0] as Product
  }
  return {
    ...running,
    firstOwnerLink,
    product,
    async order(slug, quantity, mobile) {
      const { price, colors } = await product(slug)
      const line = { slug, quantity, color: colors[0]?.name, unitPrice: price }
      const person = { firstname: "Amina", lastname: "Bensalem", mobile, wilaya: "Béjaïa", commune: "Akbou" }
      const order = { lines: [line], amount: price * quantity, delivery: "home", ...person, date: new Date() }
      const answer = await fetch(`${running.url}/api/orders`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${readFileSync(join(data.dir, "api-token"), "utf8").trim()}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ data: order }),
      })
      expect(answer.status).toBe(201)
      return (await answer.json()).data.number
    },
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

/** What everybody in these shops signs in with. */
export const password = "petit jardin de jasmin"

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

import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { textDirection } from "#core/i18n/locale.ts"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { localizedPath } from "./addresses.ts"
import { hydrated } from "./hydrated.ts"

// React's development build reports each difference between the server's HTML and what an island renders; the production build keeps
// silent about attributes. `npm run dev` serves it.

const pages = [
  ...["/", "/home-2", "/home-3", "/home-4", "/shop", "/shop-filter-offcanvas", "/search?searchText=aura"],
  ...["/product-details/casque-aura", "/product-details-video", "/product-details-swatches", "/cart", "/checkout"],
  ...["/wishlist", "/compare", "/coupons", "/contact", "/order", "/login", "/register", "/forgot"],
]

const data = temporaryData()
let shop: Running

test.beforeAll(async () => {
  const program = join(import.meta.dirname, "../server/dev.ts")
  shop = await startProcess("all", { DATA_DIR: data.dir, NODE_ENV: "development" }, program)
})
test.afterAll(async () => {
  await shop.stop()
  data.remove()
})

// One test: Vite's own ports are those of one server.
test("islands render what the server has rendered", { tag: "@long" }, async ({ page }) => {
  const reported: string[] = []
  page.on("console", (message) => message.type() === "error" && reported.push(message.text()))
  page.on("pageerror", (error) => reported.push(String(error)))
  // Vite loads the first page again once it knows which packages it needs.
  await page.goto(shop.url)
  await hydrated(page)
  for (const locale of ["fr", "ar"] as const) {
    for (const path of pages) {
      await page.goto(shop.url + localizedPath(locale, path))
      await expect(page.locator("html")).toHaveAttribute("dir", textDirection(locale))
      await hydrated(page)
      await expect(page.locator("[data-island]").first()).toHaveAttribute("data-mounted", "")
      expect(reported, `${locale} ${path}`).toEqual([])
    }
  }
})

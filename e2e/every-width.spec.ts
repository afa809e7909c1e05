import process from "node:process"
import type { Page } from "@playwright/test"
import { locales } from "#core/i18n/locale.ts"
import { localizedPath } from "./addresses.ts"
import { clippedTexts } from "./clipped-texts.ts"
import { hydrated } from "./hydrated.ts"
import { placeOrder } from "./placed.ts"
import { type RouteRow, routeTable } from "./route-table.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Desktops, tablets across and upright, phones. */
const widths = [1600, 1280, 1180, 1024, 834, 768, 390, 320]

/** Without `npm test -- widths`: one route of each kind, in the language with the longest words and from right to left. */
const someRoutes = ["/", "/shop", "/product-details/{id}", "/coupons", "/checkout"]
const everyRoute = process.env.WIDTHS === "all"
const rows = routeTable.filter((row): row is RouteRow => !("missing" in row))

/** What is wider than the window, and the texts that are cut, as the page stands at each width. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Laid out again, and what follows the window by script too.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) faults.push(`${width} px: scrolls sideways by ${beyond} px`)
    faults.push(...(await clippedTexts(page)).map((text) => `${width} px: ${text}`))
  }
  return faults
}

test.describe.configure({ mode: "parallel" })

for (const row of rows.filter(({ route }) => everyRoute || someRoutes.includes(route))) {
  for (const locale of everyRoute ? locales : casesOf(row.route, ["fr", "ar"])) {
    test(`${row.route} in ${locale} fits every width, and no text is cut`, async ({ sharedPage: { page }, shop }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      const address = (path: string) => shop.url + localizedPath(locale, path)
      const placed = row.afterOrder && (await placeOrder(page, address("/product-details/casque-aura")))
      await page.goto(placed ? placed.href : address(row.path ?? row.route))
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await faultsOf(page)).toEqual([])
    })
  }
}

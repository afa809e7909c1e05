import type { Page } from "@playwright/test"
import { cartLines, fillCart } from "./checkout-page.ts"
import { ownersPage, startConsoleShop } from "./console-shop.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test("no field is small enough for a phone to zoom into the page", { tag: "@long" }, async ({
  page,
  at,
  shop,
  allowFailures,
}) => {
  // The console asks who is signed in.
  allowFailures(/401/)
  await fillCart(page, [cartLines.aura])
  const addresses = [
    "/",
    "/shop",
    "/product-details/casque-aura",
    "/checkout",
    "/contact",
    "/login",
    "/search",
    "/order",
  ]
  for (const address of [...addresses.map((path) => at(path)), `${shop.url}/admin`]) {
    await page.goto(address)
    if (address.endsWith("/admin")) await page.locator("input").first().waitFor()
    else await hydrated(page)
    expect(await smallFields(page), address).toEqual([])
  }
})

test("no field of the console is either, its editor of texts among them", { tag: "@long" }, async ({ browser }) => {
  const shop = await startConsoleShop()
  const owner = await ownersPage(browser, shop, "fr", 390)
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await owner.context().storageState(),
  })
  const page = await phone.newPage()
  for (const path of ["/orders", "/products/create", "/delivery", "/settings/shop"]) {
    await page.goto(`${shop.url}/admin${path}`)
    await page.locator("main h1").first().waitFor()
    if (path.startsWith("/products")) await page.locator("[contenteditable=true]").first().waitFor()
    expect(await smallFields(page), path).toEqual([])
  }
  await phone.close()
  await owner.context().close()
  await shop.stop()
})

const typed =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable=true]"

/** Name and size of each field whose text is smaller than 16 px. */
function smallFields(page: Page): Promise<string[]> {
  return page.locator(typed).evaluateAll((fields) =>
    fields.flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      return size < 16 ? `${field.getAttribute("name") ?? field.id}: ${size}` : []
    }),
  )
}

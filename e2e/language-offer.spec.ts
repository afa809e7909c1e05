import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

const offers = (page: Page) => page.locator("[data-language-offer]").filter({ visible: true })

test("a phone set to Arabic is offered the same page in Arabic, until it has chosen", async ({ browser, shop }) => {
  const context = await browser.newContext({
    locale: "ar-DZ",
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const answer = await page.goto(`${shop.url}/shop?category=sacs`)
  // Not redirected, and the same page as for everybody.
  expect(answer?.request().redirectedFrom()).toBeNull()
  const offer = offers(page)
  await expect(offer).toHaveCount(1)
  await expect(offer).toHaveAttribute("lang", "ar")
  await expectNoSidewaysScroll(page)
  await hydrated(page)
  await expectAccessible(page)
  await offer.getByRole("link").click()
  await expect(page).toShowURL(`${shop.url}/ar/shop?category=sacs`)
  await expect(offers(page)).toHaveCount(0)
  // Every way on keeps the language.
  const elsewhere = await page
    .locator("main a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "").filter((to) => !to.startsWith("/ar")))
  expect(elsewhere).toEqual([])
  await page.goto(`${shop.url}/shop`)
  await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  await expect(offers(page)).toHaveCount(0)
  await context.close()
})

test("an offer that was closed does not come again, and one's own language is not offered", { tag: "@long" }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ locale: "en-GB" })
  const page = await context.newPage()
  await page.goto(`${shop.url}/en/shop`)
  await expect(offers(page)).toHaveCount(0)
  await page.goto(`${shop.url}/ar/product-details/casque-aura`)
  await expect(offers(page).getByRole("link")).toHaveText("See this shop in English")
  await offers(page).getByRole("button").click()
  await expect(offers(page)).toHaveCount(0)
  await page.goto(`${shop.url}/about`)
  await expect(offers(page)).toHaveCount(0)
  await context.close()
})

test("a device of a language that the shop does not have is offered none", { tag: "@long" }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ locale: "de-DE" })
  const page = await context.newPage()
  await page.goto(`${shop.url}/shop`)
  await expect(offers(page)).toHaveCount(0)
  await context.close()
})

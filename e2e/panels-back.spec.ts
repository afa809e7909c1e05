import type { Locator, Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

// On a phone the back button closes what lies over the page, and a link in it leaves no step that only closes it.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function start(page: Page, home: string, address: string) {
  await page.goto(home)
  await page.goto(address)
  await hydrated(page)
}

/** Opens a panel and takes the step back. */
async function expectBackCloses(page: Page, opener: Locator, panel: Locator) {
  const address = page.url()
  await opener.click()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toShowURL(address)
  await expect(opener).toBeFocused()
}

test("back closes the menu, and a link in it leads on and back", async ({ page, t, at }) => {
  await start(page, at("/"), at("/shop"))
  const opener = page.getByRole("banner").getByRole("button", { name: t("shell.menu.open") })
  const menu = page.locator("#site-menu")
  await expectBackCloses(page, opener, menu)

  await opener.click()
  await menu.locator("a[href*='/shop']:visible, a[href*='categor']:visible").first().click()
  await expect(menu).toBeHidden()
  await expect(page).not.toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("back closes the search, Escape closes it once, and results lead back to the page before", async ({
  page,
  t,
  at,
}) => {
  await start(page, at("/"), at("/shop"))
  const opener = page.getByRole("banner").getByRole("button", { name: t("shell.search.open") })
  const search = page.locator("#site-search")
  const field = search.getByRole("combobox")
  await expectBackCloses(page, opener, search)

  await opener.click()
  await field.fill("casque")
  await expect(search.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(search).toBeHidden()
  await expect(page).toShowURL(at("/shop"))

  await opener.click()
  await field.fill("casque")
  await page.keyboard.press("Enter")
  await expect(page).toShowURL(at("/search?searchText=casque"))
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("back closes the filters, then takes each filter back", { tag: "@long" }, async ({ page, t, at }) => {
  await start(page, at("/"), at("/shop"))
  const opener = page
    .getByRole("main")
    .getByRole("button", { name: t("listing.filters.open") })
    .first()
  const panel = page.locator("#filters")
  await expectBackCloses(page, opener, panel)

  await opener.click()
  await panel.getByRole("checkbox").first().check()
  await expect(page).toShowURL(/\/shop\?/)
  const filtered = page.url()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toShowURL(filtered)
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("the filters' own button closes them and leaves one step for the filter", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  await start(page, at("/"), at("/shop"))
  await page
    .getByRole("main")
    .getByRole("button", { name: t("listing.filters.open") })
    .first()
    .click()
  const panel = page.locator("#filters")
  await panel.getByRole("checkbox").first().check()
  await expect(page).toShowURL(/\/shop\?/)
  await panel.getByRole("button", { name: /\d/ }).last().click()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("a press on a link beside a panel closes it and leads to the page", { tag: "@long" }, async ({ page, t, at }) => {
  await start(page, at("/"), at("/shop"))
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.search.open") })
    .click()
  const search = page.locator("#site-search")
  await expect(search).toBeVisible()
  const box = await search.boundingBox()
  const link = page.locator("#products a[href*='/product-details/']").last()
  await link.scrollIntoViewIfNeeded()
  const place = await link.boundingBox()
  expect(place && box && place.y > box.y + box.height).toBe(true)
  await link.click()
  await expect(page).toShowURL(/product-details/)
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

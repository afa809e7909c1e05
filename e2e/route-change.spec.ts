import type { Locator, Page } from "@playwright/test"
import { reachTools } from "./card-tools.ts"
import { followLink } from "./follow-link.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { store } from "./stored.ts"

// "Whenever the route path changes, product filters reset, any modal backdrop is removed" (specification, section 2).

const backdrop = (page: Page) => page.locator("dialog:modal, [popover]:popover-open")

/** Opens something, sees that it is open, changes the route, and sees that it and every backdrop is gone. */
async function expectClosed(page: Page, open: Locator, opened: Locator, path: string) {
  await open.click()
  await expect(opened).toBeVisible()
  await expect(backdrop(page)).toHaveCount(1)
  await followLink(page, path)
  await expect(backdrop(page)).toHaveCount(0)
  await expect(opened).toBeHidden()
}

async function start(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test("cart panel and quick view go with the page that they lie over", { tag: ["@2-backdrop-removed"] }, async ({
  page,
  t,
  at,
}) => {
  const item = { id: 1, title: "Casque sans fil Aura", slug: "casque-aura", price: 25200, quantity: 9 }
  await store(page, "cart_products", [{ ...item, orderQuantity: 2 }])
  await start(page, at("/shop"))
  const cart = page.getByRole("dialog", { name: t("cart.title") })
  await expectClosed(page, page.getByRole("button", { name: t("cart.button", { n: 2 }) }), cart, "/shop-list")

  await start(page, at("/shop"))
  const card = page.locator("main .pc").first()
  await reachTools(card)
  await card.hover()
  const quick = card.getByRole("button", { name: t("quickView.open", { title: "" }).trim() })
  await expectClosed(page, quick, page.locator("dialog.quick"), "/shop-1600")
})

test("the video goes with its page", { tag: ["@long", "@2-backdrop-removed"] }, async ({ page, at, allowFailures }) => {
  allowFailures(/left the shop: https:\/\/www\.youtube-nocookie\.com\/embed/)
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }))
  await start(page, at("/product-details-video"))
  await expectClosed(page, page.locator("a.play"), page.locator("dialog.video-dialog"), "/product-details-slider")
  // The history holds no step that only closed something.
  await page.goBack()
  await expect(page).toShowURL(at("/product-details-video"))
  await expect(backdrop(page)).toHaveCount(0)
})

test("filters that are unfolded go, and what was typed in them and not sent", { tag: ["@2-filters-reset"] }, async ({
  page,
  t,
  at,
}) => {
  await start(page, at("/shop-filter-offcanvas"))
  const lowest = page.getByLabel(t("listing.price.from", { currency: "DA" }))
  const filters = page.getByRole("complementary", { name: t("listing.filters") })
  await page
    .getByRole("button", { name: t("listing.filters.open") })
    .first()
    .click()
  await expect(filters).toBeVisible()
  await lowest.pressSequentially("50")
  await followLink(page, "/shop")
  await expect(backdrop(page)).toHaveCount(0)
  await expect(lowest).toHaveValue("")
  await page.goBack()
  await expect(page).toShowURL(at("/shop-filter-offcanvas"))
  await expect(filters).toBeHidden()
  await expect(lowest).toHaveValue("")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("search, menu and filters close", { tag: ["@2-panels-close"] }, async ({ page, t, at }) => {
    await start(page, at("/shop"))
    const head = page.locator("header.head")
    const search = page.locator("#site-search")
    await expectClosed(page, head.getByRole("button", { name: t("shell.search.open") }), search, "/shop-list")
    const menu = page.locator("#site-menu")
    await expectClosed(page, head.getByRole("button", { name: t("shell.menu.open") }), menu, "/shop-1600")
    const filters = page.locator("#filters")
    const button = page
      .getByRole("main")
      .getByRole("button", { name: t("listing.filters.open") })
      .first()
    await expectClosed(page, button, filters, "/shop")
  })
})

import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { followLink } from "./follow-link.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test("a search with a typo, and one that finds nothing, fit their window and are accessible", { tag: "@long" }, async ({
  page,
  at,
}) => {
  for (const path of ["/search?searchText=parfun", "/search?searchText=zzzzzz"]) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(at(path))
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  }
})

test("the ways to filter: unfolding, side panel, either side", { tag: "@long" }, async ({ page, t, at }) => {
  const status = page.getByRole("checkbox", { name: t("listing.status.on-sale") })
  await page.goto(at("/shop-filter-dropdown"))
  await expect(status).toBeHidden()
  await page.locator(".unfold summary").click()
  await status.check()
  await expect(page).toShowURL(at("/shop-filter-dropdown?status=on-sale"))
  await expect(status).toBeVisible()
  await expectAccessible(page)

  await page.goto(at("/shop-filter-offcanvas"))
  await page.getByRole("button", { name: t("listing.filters.open") }).click()
  await status.check()
  await expect(page).toShowURL(/status=on-sale/)
  await page.keyboard.press("Escape")
  await expect(status).toBeHidden()

  await page.goto(at("/shop-list"))
  await expect(page.locator(".pc-row")).toHaveCount(12)
  // Its words are whole in the page: styles cut them by lines.
  await expect(page.locator(".pc-about").filter({ hasNotText: "…" })).toHaveCount(12)
  await page.getByRole("link", { name: t("listing.view.grid") }).click()
  await expect(page).toShowURL(at("/shop-list?view=grid"))
  await expect(page.locator(".pc-row")).toHaveCount(0)
})

test("load more adds 12, keeps scroll and moves focus; back and forward restore all of it", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/shop-load-more"))
  await hydrated(page)
  const cards = page.locator("#products > .pc")
  const more = page.getByRole("link", { name: t("listing.more", { n: 12 }) })
  await more.focus()
  const before = await page.evaluate(() => scrollY)
  await more.press("Enter")
  await expect(cards).toHaveCount(24)
  await expect(page).toShowURL(at("/shop-load-more?page=2"))
  await expect(cards.nth(12).locator(".pc-title a")).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)

  const card = cards.nth(17)
  await card.scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => scrollY)
  expect(height).toBeGreaterThan(500)
  await card.locator(".pc-title a").click()
  await expect(page).toShowURL(/product-details/)
  await page.goBack()
  await expect(cards).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height)
  await page.goForward()
  await expect(page).toShowURL(/product-details/)
})

test("back and forward set the filters again; another listing starts without them", {
  tag: ["@2-filters-reset", "@long"],
}, async ({ page, t, at }) => {
  await page.goto(at("/shop"))
  const sale = page.getByRole("checkbox", { name: t("listing.status.on-sale") })
  await sale.check()
  await expect(page).toShowURL(/status=on-sale/)
  await page.getByRole("link", { name: t("listing.view.list") }).click()
  await expect(page).toShowURL(/view=list/)
  await page.goBack()
  await page.goBack()
  await expect(page).toShowURL(at("/shop"))
  await expect(sale).not.toBeChecked()
  await page.goForward()
  await expect(sale).toBeChecked()

  // Typed, not sent: gone on another path, though the screen is the same.
  const lowest = page.getByLabel(t("listing.price.from", { currency: "DA" }))
  await page.goto(at("/shop"))
  await lowest.pressSequentially("50")
  await followLink(page, "/shop-1600")
  await expect(lowest).toHaveValue("")
})

test("suggestions come to a field that had the focus before the scripts", { tag: "@long" }, async ({ page, t, at }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(at("/shop"), { waitUntil: "commit" })
  const field = page.getByRole("search").getByLabel(t("shell.search.label"))
  await field.click()
  resolve()
  await expect(field).toHaveAttribute("role", "combobox")
  await expect(page.getByRole("listbox")).toBeVisible()
})

test("suggestions come with the first focus and are worked by keys", { tag: "@long" }, async ({ page, t, at }) => {
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(request.url()))
  await page.goto(at("/shop"))
  expect(scripts.some((url) => url.includes("suggest"))).toBe(false)

  const field = page.getByRole("search").getByLabel(t("shell.search.label"))
  await field.click()
  await expect(field).toHaveAttribute("role", "combobox")
  await expect(field).toHaveAttribute("aria-expanded", "true")
  const list = page.getByRole("listbox")
  await expect(list.getByRole("group", { name: t("search.popular") }).getByRole("option")).toHaveCount(6)
  await expectAccessible(page)

  await field.pressSequentially("csaque")
  await expect(page.getByText(t("search.meant", { text: "casque" }))).toBeVisible()
  await expect(list.getByRole("option", { name: /Casque sans fil Aura/ })).toBeVisible()
  await field.press("ArrowDown")
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true")
  await field.press("ArrowUp")
  await field.press("ArrowUp")
  const last = list.getByRole("option").last()
  await expect(last).toHaveAttribute("aria-selected", "true")
  await expect(field).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "")
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.press("Escape")
  await expect(list).toBeHidden()
  await expect(field).toHaveValue("csaque")

  await field.press("ArrowDown")
  await field.press("ArrowDown")
  await field.press("ArrowDown")
  await field.press("Enter")
  await expect(page).toShowURL(/product-details\/casque-aura/)
  await expect(list).toBeHidden()
})

test("a search is remembered in the browser and can be forgotten", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/search?searchText=soléa"))
  await expect(page.getByRole("heading", { level: 1 })).toContainText("soléa")
  await hydrated(page)
  await page.goto(at("/search"))
  const recent = page.getByRole("region", { name: t("search.recent") })
  await expect(recent.getByRole("link", { name: "soléa" })).toBeVisible()
  await recent.getByRole("button", { name: t("search.recent.forget") }).click()
  await expect(recent).toBeHidden()
  await expect(page.getByRole("main").getByLabel(t("shell.search.label"))).toBeFocused()
})

test("a search keeps its universe, its text through filters, and shows the last 6 as new", {
  tag: ["@5-new-added", "@long"],
}, async ({ page, t, at }) => {
  await page.goto(at("/"))
  const header = page.locator(".head").getByRole("search")
  await header.getByLabel(t("shell.search.universe")).selectOption("fashion")
  await header.getByLabel(t("shell.search.label")).fill("casbah")
  await header.getByRole("button", { name: t("shell.search.submit") }).click()
  await expect(page).toShowURL(at("/search?productType=fashion&searchText=casbah"))
  await page.getByRole("checkbox", { name: t("listing.status.on-sale") }).check()
  await expect(page).toShowURL(/searchText=casbah.*status=on-sale/)
  await page.getByRole("link", { name: t("listing.chips.clear") }).click()
  await expect(page).toShowURL(at("/search?searchText=casbah"))
  await page.goto(at("/search?sort=new-added"))
  await expect(page.locator("#products > .pc")).toHaveCount(6)
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test("the search form searches, a typo is forgiven, load more is a link", { tag: ["@no-script-search"] }, async ({
    page,
    t,
    at,
  }) => {
    await page.goto(at("/search"))
    const form = page.getByRole("search", { name: t("search.form") })
    await form.getByLabel(t("shell.search.label")).fill("parfun")
    await form.getByRole("button", { name: t("shell.search.submit") }).click()
    await expect(page.locator(".meant")).toContainText("parfun")
    await page.getByRole("link", { name: "parfum", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("parfum")

    await page.goto(at("/shop-load-more"))
    await page.getByRole("link", { name: t("listing.more", { n: 12 }) }).click()
    await expect(page.locator("#products > .pc")).toHaveCount(24)
    await page.goto(at("/shop-categories"))
    await expect(page.locator(".tile-card")).toHaveCount(16)
    await page
      .getByRole("link", { name: /^Sacs\b/ })
      .first()
      .click()
    await expect(page).toShowURL(at("/shop?category=sacs"))
  })
})

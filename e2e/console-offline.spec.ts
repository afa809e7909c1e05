import type { Locator, Page } from "@playwright/test"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"

// A shop that is away for a moment is asked again; what it has refused is not.

test.describe.configure({ mode: "default" })
const t = consoleWords("fr")
let shop: ConsoleShop
let page: Page

test.beforeAll(async ({ browser }) => {
  shop = await startConsoleShop()
  page = await ownersPage(browser, shop, "fr", 1440)
  await page.clock.install()
})
test.afterAll(async () => {
  await page.context().close()
  await shop.stop()
})
test.afterEach(() => page.unrouteAll({ behavior: "wait" }))

test("orders that were placed while their events were away are shown when they come back", async () => {
  await shop.order("casque-aura", 1, "0555 10 20 36")
  let isAway = true
  await page.route("**/api/admin/orders/events", async (route) => {
    if (!isAway) return route.continue()
    // It ends at once, and the browser comes back in a moment.
    await route.fulfill({ contentType: "text/event-stream", body: "retry: 100\n\n" })
  })
  await page.goto(`${shop.url}/admin/orders`)
  await expect(page.locator(".orders")).toBeVisible()
  const number = await shop.order("sac-casbah", 1, "0555 10 20 37")
  isAway = false
  await expect(page.locator(".orders").getByRole("link", { name: number })).toBeVisible()
})

/** The console asks three times more, later each time. */
const untilGivenUp = (shown: Locator) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return shown.isVisible()
    })
    .toBe(true)

test("a shop that does not answer signs nobody out", { tag: "@long" }, async () => {
  await page.route("**/api/admin/me", (route) => route.fulfill({ status: 503, json: { error: {} } }))
  await page.goto(`${shop.url}/admin/orders`)
  await untilGivenUp(page.getByRole("alert").getByRole("button", { name: t("shell.retry") }))
  await expect(page.getByRole("heading", { name: t("auth.signIn") })).toHaveCount(0)
  await page.unroute("**/api/admin/me")
  await page.getByRole("button", { name: t("shell.retry") }).click()
  await expect(page.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
})

test("a link is called unknown when the shop does not know it, not when it does not answer", {
  tag: "@long",
}, async () => {
  let isAway = true
  await page.route("**/api/admin/links/check", (route) =>
    isAway ? route.fulfill({ status: 503, json: { error: {} } }) : route.continue(),
  )
  await page.goto(`${shop.url}/admin/invitation?token=${"x".repeat(43)}`)
  const again = page.getByRole("button", { name: t("shell.retry") })
  await untilGivenUp(again)
  await expect(page.getByText(t("new.unknown"))).toHaveCount(0)
  isAway = false
  await again.click()
  await expect(page.getByRole("heading", { name: t("new.unknown") })).toBeVisible()
})

test("what the API refuses is asked once, and said", { tag: "@long" }, async () => {
  let requested = 0
  await page.route("**/api/admin/staff", (route) => {
    requested++
    return route.fulfill({ status: 403, json: { error: { name: "ForbiddenError", message: "No" } } })
  })
  await page.goto(`${shop.url}/admin/settings/staff`)
  await expect(page.getByRole("heading", { name: t("shell.denied") })).toBeVisible()
  expect(requested).toBe(1)
})

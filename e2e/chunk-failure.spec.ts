import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

/** The addresses of whole pages that are loaded from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const gone = (page: Page, file: RegExp) => page.route(file, (route) => route.fulfill({ status: 404, body: "" }))

test("a panel whose code is gone has the page loaded again, once per path within 10 seconds", {
  tag: ["@4-chunk-reload", "@8-chunk-reload", "@9-chunk-reload-guard", "@long"],
}, async ({ page, t, at, allowFailures }) => {
  allowFailures(/cart-contents|Failed to|dynamically imported/)
  const start = Date.now()
  const setClock = (milliseconds: number) => page.clock.setFixedTime(start + milliseconds)
  await setClock(0)
  await page.goto(at("/"))
  await gone(page, /\/assets\/cart-contents-[\w-]+\.js/)
  const loaded = documents(page)
  const panel = page.getByRole("dialog", { name: t("cart.title") })
  const open = () => page.getByRole("button", { name: t("cart.button", { n: 0 }) }).click()
  async function expectReload() {
    const reloaded = page.waitForEvent("load")
    await open()
    await reloaded
  }
  async function expectNoReload() {
    const before = loaded.length
    const failed = page.waitForResponse(/cart-contents/)
    await open()
    await failed
    await expect(panel).toBeHidden()
    await page.evaluate(() => fetch("/favicon.svg?last"))
    expect(loaded).toHaveLength(before)
  }
  await expectReload()
  expect(loaded).toEqual(["/"])
  await setClock(9_999)
  await expectNoReload()

  await page.goto(at("/shop"))
  await expectReload()
  expect(loaded).toEqual(["/", "/shop", "/shop"])

  await setClock(10_000)
  await page.goto(at("/"))
  await expectReload()
  expect(loaded.slice(3)).toEqual(["/", "/"])
})

test("scripts that stop because the page is being left do not bring it back", async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/ERR_FAILED/)
  // Firefox stops them at the press; here they fail once the press is on its way.
  const stopped = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await stopped.promise
    await route.abort()
  })
  const answered = Promise.withResolvers<void>()
  await page.route(at("/contact"), async (route) => {
    await answered.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/.*\.js$/)
  await page.goto(at("/"))
  await asked
  const loaded = documents(page)
  const leaves = page.waitForRequest(at("/contact"))
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.info.contact") })
    .click({ noWaitAfter: true })
  await leaves
  const failed = page.waitForEvent("console", (message) => message.text().includes("ERR_FAILED"))
  stopped.resolve()
  await failed
  await page.unroute(/\/assets\/.*\.js$/)
  answered.resolve()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.title"))
  expect(loaded).toEqual(["/contact"])
})

test("what the page does without is left out, and nothing is reloaded", { tag: "@long" }, async ({
  page,
  at,
  allowFailures,
}) => {
  allowFailures(/viewed-list|Failed to|dynamically imported/)
  await page.addInitScript(() => localStorage.setItem("recently_viewed", '["sac-casbah","nova-12"]'))
  await gone(page, /\/assets\/viewed-list-[\w-]+\.js/)
  await page.goto(at("/product-details/casque-aura"))
  const loaded = documents(page)
  const failed = page.waitForResponse(/viewed-list/)
  await hydrated(page)
  const place = page.locator("section[aria-labelledby=viewed]")
  await place.scrollIntoViewIfNeeded()
  await failed
  await expect(place).toHaveCount(0)
  await page.evaluate(() => fetch("/favicon.svg?last"))
  expect(loaded).toEqual([])
})

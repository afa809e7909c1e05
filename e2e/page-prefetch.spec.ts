import type { Page, Route } from "@playwright/test"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

const productPage = /\/product-details\/[\w-]+(\?|$)/

/** The addresses that fit, of all that is asked for from now on. */
function requested(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = []
  page.on("request", (request) => pattern.test(request.url()) && addresses.push(request.url()))
  return addresses
}

const titles = (page: Page) => page.locator("main .pc-title a")

/** Has a request come after all that the page has asked for so far. */
const lastRequest = (page: Page) => page.evaluate(async () => (await fetch("/builds/latest.json?last")).status)

/** Opens the list at rest, with the clock in the test's hand. */
async function openList(page: Page, address: string) {
  await page.clock.install()
  const started = page.waitForResponse(/\/assets\/page-start-/)
  await page.goto(address)
  await page.clock.runFor(3000)
  await started
}

test("at most 4 pages are fetched ahead at once, and what waits follows", { tag: ["@9-route-preloads"] }, async ({
  page,
  at,
}) => {
  const held: Route[] = []
  await page.route(productPage, (route) => {
    held.push(route)
  })
  await openList(page, at("/shop"))
  for (let card = 0; card < 6; card++) {
    await titles(page).nth(card).hover()
    await page.clock.runFor(200)
  }
  await expect.poll(() => held.length).toBe(4)
  expect(await lastRequest(page)).toBe(200)
  expect(held.length).toBe(4)
  await held[0]?.continue()
  await expect.poll(() => held.length).toBe(5)
  await held[1]?.continue()
  await expect.poll(() => held.length).toBe(6)
  for (const route of held.slice(2)) await route.continue()
})

test("of a page that was fetched ahead nothing is sent again", async ({ page, at }) => {
  const started = page.waitForResponse(/\/assets\/page-start-/)
  await page.goto(at("/shop"))
  await (await started).finished()
  const fetched = page.waitForResponse(productPage)
  await titles(page).first().hover()
  await (await fetched).finished()
  await titles(page).first().press("Enter")
  await page.waitForURL(productPage)
  await page.waitForLoadState("load")
  // The headers of a 304: the page is as fresh as if it had been fetched now.
  const sent = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().transferSize)
  expect(sent).toBeLessThan(1000)
})

test("a pointer that only passes over a link asks for nothing", { tag: "@long" }, async ({ page, at }) => {
  const pages = requested(page, productPage)
  await openList(page, at("/shop"))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await titles(page).first().hover()
  await page.mouse.move(2, 2)
  await page.clock.runFor(1000)
  expect(await lastRequest(page)).toBe(200)
  expect(pages).toEqual([])
  await titles(page).first().hover()
  await page.clock.runFor(1000)
  await expect.poll(() => pages.length).toBe(1)
})

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
  { saveData: false, effectiveType: "2g" },
]) {
  test(`nothing is fetched ahead if the visitor prefers reduced data: ${JSON.stringify(connection)}`, {
    tag: "@long",
  }, async ({ page, at }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value })
    }, connection)
    const pages = requested(page, productPage)
    await openList(page, at("/shop"))
    await titles(page).first().hover()
    await page.clock.runFor(1000)
    expect(await lastRequest(page)).toBe(200)
    expect(pages).toEqual([])
  })
}

/** Milliseconds that a frame takes on a clock that stands. */
const frame = 16

test("a browser that does not tell when it is idle is at rest after 50 ms", { tag: ["@9-idle-fallback"] }, async ({
  page,
  at,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback")
    Reflect.deleteProperty(Window.prototype, "requestIdleCallback")
  })
  const scripts = requested(page, /\/assets\/page-start-/)
  await page.goto(at("/shop"))
  expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false)
  // Behind the first frame, which comes within these.
  await page.clock.runFor(frame)
  await page.clock.runFor(50 - frame)
  expect(await lastRequest(page)).toBe(200)
  expect(scripts).toEqual([])
  await page.clock.runFor(frame)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

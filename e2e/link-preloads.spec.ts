import type { Page, Route } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

const productCode = /\/assets\/product-details-[\w-]+\.js$/
const productData = /\/product-details\/[\w-]+\.data/

/** The addresses that fit, of all that is asked for from now on. */
function requested(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = []
  page.on("request", (request) => pattern.test(request.url()) && addresses.push(request.url()))
  return addresses
}

const titles = (page: Page) => page.locator("main a[data-preload]")

/** Has a request come after all that the page has asked for so far. */
const lastRequest = (page: Page) => page.evaluate(async () => (await fetch("/builds/latest.json?last")).status)

/** Opens the list with the code of the preloads at work, and the clock in the test's hand. */
async function openList(page: Page, address: string) {
  await page.clock.install()
  const code = page.waitForResponse(/\/assets\/deferred-/)
  await page.goto(address)
  await page.clock.runFor(3000)
  await code
  await hydrated(page)
}

test("at most 4 preloads run at once, and what waits follows", { tag: ["@9-route-preloads"] }, async ({ page, at }) => {
  const held: Route[] = []
  const paths = requested(page, productData)
  await page.route(productData, (route) => {
    held.push(route)
  })
  const code = page.waitForRequest(productCode)
  await openList(page, at("/shop"))
  await code
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
  expect(new Set(paths).size).toBe(6)
})

test("code comes with the sight of a card, data with the intent, and both are what the page then asks for", {
  tag: "@long",
}, async ({ page, at }) => {
  const data = requested(page, productData)
  const code = page.waitForRequest(productCode)
  await openList(page, at("/shop"))
  await code
  expect(await lastRequest(page)).toBe(200)
  expect(data).toEqual([])

  await titles(page).first().focus()
  await page.clock.runFor(200)
  await expect.poll(() => data.length).toBe(1)
  await titles(page).first().press("Enter")
  await expect(page).toShowURL(/\/product-details\//)
  await expect(page.locator("#commande")).toBeVisible()
  expect(new Set(data).size).toBe(1)
})

test("a pointer that only passes over a link asks for nothing", { tag: "@long" }, async ({ page, at }) => {
  const data = requested(page, productData)
  const code = page.waitForRequest(productCode)
  await openList(page, at("/shop"))
  await code
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await titles(page).first().hover()
  await page.mouse.move(2, 2)
  await page.clock.runFor(1000)
  expect(await lastRequest(page)).toBe(200)
  expect(data).toEqual([])
  await titles(page).first().hover()
  await page.clock.runFor(1000)
  await expect.poll(() => data.length).toBe(1)
})

for (const connection of [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
  { saveData: false, effectiveType: "2g" },
]) {
  test(`nothing is preloaded if the visitor prefers reduced data: ${JSON.stringify(connection)}`, {
    tag: "@long",
  }, async ({ page, at }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value })
    }, connection)
    const paths = requested(page, /product-details/)
    await page.clock.install()
    const started = page.waitForResponse(/\/assets\/deferred-/)
    await page.goto(at("/shop"))
    await page.clock.runFor(5000)
    await started
    await titles(page).first().hover()
    await page.clock.runFor(1000)
    expect(await lastRequest(page)).toBe(200)
    expect(paths.filter((path) => !path.includes("/media/"))).toEqual([])
  })
}

/** Milliseconds that a frame takes on a clock that stands. */
const frame = 16

test("a browser that does not tell when it is idle preloads after 50 ms", { tag: ["@9-idle-fallback"] }, async ({
  page,
  at,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "requestIdleCallback")
    Reflect.deleteProperty(Window.prototype, "requestIdleCallback")
    addEventListener("hanout:hydrated", () => Object.assign(window, { works: true }))
  })
  const paths = requested(page, /\/assets\/deferred-/)
  await page.goto(at("/shop"))
  expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false)
  // The scripts start by the same rule, behind the first frame.
  await page.clock.runFor(frame + 50)
  await page.waitForFunction(() => "works" in window)
  await page.clock.runFor(49)
  expect(await lastRequest(page)).toBe(200)
  expect(paths).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => paths.length).toBe(1)
})

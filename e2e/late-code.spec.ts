import type { Page } from "@playwright/test"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

const product = "/product-details/casque-aura"
const blockCode = /\/assets\/placed-product-block/

/** Waits until the page is hydrated without the parts whose code comes when it is touched. */
const hydratedAround = (page: Page) => page.waitForFunction(() => "hanoutHydrated" in window)

/** The product block as long as it waits for its code. */
const waiting = (page: Page) => page.locator("[data-late]").filter({ has: page.locator("form#commande") })

const cartQuantities = (page: Page) =>
  page.evaluate(() => {
    const cart: { orderQuantity: number }[] = JSON.parse(localStorage.getItem("cart_products") ?? "[]")
    return cart.map(({ orderQuantity }) => orderQuantity)
  })

test("a product page loads its block's code when it is touched, and replays the press", async ({ page, t, at }) => {
  const { promise: letCodeCome, resolve: comes } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(blockCode, async (route) => {
    asked.push(route.request().url())
    await letCodeCome
    await route.continue()
  })
  await page.goto(at(product))
  await hydratedAround(page)
  await expect(waiting(page)).toBeAttached()
  expect(asked).toEqual([])

  const add = page.locator(`#product-add, main button:has-text("${t("cart.add")}")`).first()
  await add.click()
  await expect.poll(() => asked.length).toBe(1)
  expect(await cartQuantities(page)).toEqual([])
  await page.locator(".swatches label").nth(1).click()
  comes()
  await expect(waiting(page)).not.toBeAttached()
  await expect.poll(() => cartQuantities(page)).toEqual([1])
  await expect(page.locator("#toasts")).toContainText(t("cart.toast.added", { title: "" }).trim())
})

test("what was chosen before the scripts is what a press before them adds", async ({ page, t, at }) => {
  const { promise: letScriptsCome, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await letScriptsCome
    await route.continue()
  })
  await page.goto(at(product))
  const other = page.locator(".swatches label:not(:has(:checked))").first()
  const color = await other.locator("input").getAttribute("value")
  await other.click()
  await page
    .locator(`main button:has-text("${t("cart.add")}")`)
    .first()
    .click()
  come()
  await expect.poll(() => cartQuantities(page)).toEqual([1])
  expect(await page.evaluate(() => localStorage.getItem("cart_products"))).toContain(`"${color}"`)
  await expect.poll(() => new URL(page.url()).searchParams.get("color")).toBe(color)
})

test("the first press on a picture opens it on the page", async ({ page, at }) => {
  await page.goto(at(product))
  await hydratedAround(page)
  await expect(waiting(page)).toBeAttached()
  await page.locator('.gallery a[aria-haspopup="dialog"]').first().click()
  await expect(page.locator("dialog[open]")).toBeVisible()
  await expect(page).toShowURL(at(product))
})

test("a scroll asks for the code", async ({ page, at }) => {
  await page.goto(at(product))
  await hydratedAround(page)
  await expect(waiting(page)).toBeAttached()
  await page.evaluate(() => scrollTo(0, 200))
  await expect(waiting(page)).not.toBeAttached()
})

test("a page that is loaded again asks for the code: the browser fills its form in again", async ({ page, at }) => {
  await page.goto(at(product))
  await hydratedAround(page)
  await expect(waiting(page)).toBeAttached()
  await page.reload()
  await hydratedAround(page)
  await expect(waiting(page)).not.toBeAttached()
})

test("a press on a related product counts before its code is there", async ({ page, at }) => {
  const { promise: letCodeCome, resolve: comes } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(/\/assets\/(placed-related-list|cards)-/, async (route) => {
    asked.push(route.request().url())
    await letCodeCome
    await route.continue()
  })
  await page.goto(at(product))
  await hydratedAround(page)
  expect(asked).toEqual([])
  const card = page.locator("[data-late] .pc").first()
  await card.locator(".wish").click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  comes()
  await expect(page.locator(".pc .wish").first()).toHaveAttribute("aria-pressed", "true")
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("wishlist_products") ?? "[]").length)).toBe(1)
})

test("who has ordered here finds the form filled without touching the page", async ({ page, at }) => {
  await page.addInitScript(() => localStorage.setItem("order_person", JSON.stringify({ firstname: "Nadia" })))
  await page.goto(at(product))
  await expect(page.locator("form#commande [name=firstname]")).toHaveValue("Nadia")
})

test("without the code the form places an order", async ({ page, t, at, allowFailures }) => {
  allowFailures(/placed-product-block|Failed to|dynamically imported/)
  const { promise: letFail, resolve: fails } = Promise.withResolvers<void>()
  await page.route(blockCode, async (route) => {
    await letFail
    await route.abort()
  })
  await page.goto(at(product))
  await hydratedAround(page)
  const failed = page.waitForEvent("requestfailed", (request) => blockCode.test(request.url()))
  const { fillPerson, submit, placed } = productForm(page, t)
  await fillPerson()
  fails()
  await failed
  await submit.click()
  await placed()
})

test("where nothing is typed, a failure loads the page again", async ({ page, at, allowFailures }) => {
  allowFailures(/placed-product-block|Failed to|dynamically imported/)
  await page.route(blockCode, (route) => route.abort(), { times: 1 })
  await page.goto(at(product))
  await hydratedAround(page)
  const loaded = page.waitForEvent("load")
  await page.evaluate(() => scrollTo(0, 200))
  await loaded
  await hydratedAround(page)
  await page.locator("h1").click()
  await expect(waiting(page)).not.toBeAttached()
})

test("after a failure links and forms lead to whole pages", async ({ page, t, at, allowFailures }) => {
  allowFailures(/filter-panel|Failed to|dynamically imported/)
  await page.route(/\/assets\/filter-panel/, (route) => route.abort())
  await page.goto(at("/shop"))
  await hydratedAround(page)
  const search = page.getByRole("search").getByLabel(t("shell.search.label"))
  await search.fill("sac")
  await expect(page.locator('[data-late="lost"]')).toBeAttached()
  await search.press("Enter")
  await expect(page).toShowURL(/searchText=sac/)
  await expect(page.locator("#products .pc").first()).toBeVisible()
  await page.locator("#products .pc-title a").first().click()
  await expect(page.locator("form#commande")).toBeAttached()
})

test("a thumbnail that is pressed before the code is there shows its picture then", async ({ page, t, at }) => {
  const { promise: letCodeCome, resolve: comes } = Promise.withResolvers<void>()
  await page.route(blockCode, async (route) => {
    await letCodeCome
    await route.continue()
  })
  await page.goto(at(product))
  await hydratedAround(page)
  const thumbnails = page.getByRole("navigation", { name: t("product.pictures") }).getByRole("link")
  await thumbnails.nth(1).click()
  await thumbnails.nth(2).click()
  await thumbnails.nth(1).click()
  comes()
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true")
  await expect(page.locator(".gallery .slides > li").nth(1)).toHaveAttribute("data-shown", "true")
})

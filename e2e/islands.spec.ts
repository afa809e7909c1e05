import type { Page } from "@playwright/test"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

const product = "/product-details/casque-aura"
const mountCode = /\/assets\/mount-/

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`).first()

const cartQuantities = (page: Page) =>
  page.evaluate(() => {
    const cart: { orderQuantity: number }[] = JSON.parse(localStorage.getItem("cart_products") ?? "[]")
    return cart.map(({ orderQuantity }) => orderQuantity)
  })

/** Waits until the page is at rest, with the script that it runs then. */
async function atRest(page: Page, address: string) {
  const started = page.waitForResponse(/\/assets\/page-start-/)
  await page.goto(address)
  await started
}

/** Holds the code of the islands back. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(mountCode, async (route) => {
    asked.push(route.request().url())
    await promise
    await route.continue()
  })
  return { asked, comes: resolve }
}

test("nothing is hydrated before a touch, and a scroll is one", async ({ page, at }) => {
  await atRest(page, at(product))
  await expect(page.locator("link[rel=prefetch][as=script]").first()).toBeAttached()
  expect(await page.locator("[data-mounted]").count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 200))
  await expect(page.locator("html[data-ready]")).toBeAttached()
  expect(await page.locator("[data-island]:not([data-mounted])").count()).toBe(0)
})

test("a press before the code is there is kept, and what was chosen before counts", async ({ page, t, at }) => {
  const { asked, comes } = await holdCode(page)
  await page.goto(at(product))
  const other = page.locator(".swatches label:not(:has(:checked))").first()
  const color = await other.locator("input").getAttribute("value")
  await other.click()
  await page
    .locator(`main button:has-text("${t("cart.add")}")`)
    .first()
    .click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(await cartQuantities(page)).toEqual([])
  comes()
  await expect.poll(() => cartQuantities(page)).toEqual([1])
  expect(await page.evaluate(() => localStorage.getItem("cart_products"))).toContain(`"${color}"`)
  await expect(page.locator("#toasts")).toContainText(t("cart.toast.added", { title: "" }).trim())
  await expect.poll(() => new URL(page.url()).searchParams.get("color")).toBe(color)
})

test("the first press on a picture opens it on the page", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at(product))
  await page.locator('.gallery a[aria-haspopup="dialog"]').first().click()
  await expect(page.locator("dialog[open]")).toBeVisible()
  await expect(page).toShowURL(at(product))
})

test("a press on a card's heart counts before its code is there", async ({ page, at }) => {
  const { asked, comes } = await holdCode(page)
  await page.goto(at(product))
  const heart = page.locator(".pc .wish").first()
  await heart.click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  comes()
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("wishlist_products") ?? "[]").length)).toBe(1)
})

test("a thumbnail that is pressed before the code is there shows its picture then", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  const { comes } = await holdCode(page)
  await page.goto(at(product))
  const thumbnails = page.getByRole("navigation", { name: t("product.pictures") }).getByRole("link")
  await thumbnails.nth(1).click()
  await thumbnails.nth(2).click()
  await thumbnails.nth(1).click()
  comes()
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true")
  await expect(page.locator(".gallery .slides > li").nth(1)).toHaveAttribute("data-shown", "true")
})

test("who has ordered here finds the form filled without touching the page", async ({ page, at }) => {
  await page.addInitScript(() => localStorage.setItem("order_person", JSON.stringify({ firstname: "Nadia" })))
  await page.goto(at(product))
  await expect(page.locator("form#commande [name=firstname]")).toHaveValue("Nadia")
})

test("a page that is loaded again is hydrated at rest: the browser fills its form in again", async ({ page, at }) => {
  await page.goto(at(product))
  await page.reload()
  await expect(page.locator("html[data-ready]")).toBeAttached()
})

test("a page comes back from the back/forward cache, and shows what was saved meanwhile", async ({ page, t, at }) => {
  await page.goto(at(product))
  await page
    .locator(`main button:has-text("${t("cart.add")}")`)
    .first()
    .click()
  await expect.poll(() => cartQuantities(page)).toEqual([1])
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.goto(at("/shop"))
  await page.evaluate(() => localStorage.setItem("cart_products", "[]"))
  await page.goBack()
  await expect(page).toShowURL(new RegExp(product))
  await expect(page.getByRole("button", { name: t("cart.button", { n: 0 }) })).toBeVisible()
})

test("without the code the form places an order", async ({ page, t, at, allowFailures }) => {
  allowFailures(/mount-|Failed to|dynamically imported/)
  await page.route(mountCode, (route) => route.abort())
  let loads = 0
  page.on("load", () => loads++)
  await page.goto(at(product))
  // Nothing is typed yet: the failure loads the page again, once, and the form is filled in on the second page.
  await page.mouse.wheel(0, 200)
  await expect.poll(() => loads).toBe(2)
  const { fillPerson, submit, placed } = productForm(page, t)
  await fillPerson()
  await submit.click()
  await placed()
})

test("where nothing is typed, a failure loads the page again, once", {
  tag: ["@4-chunk-reload", "@8-chunk-reload", "@9-chunk-reload-guard"],
}, async ({ page, at, allowFailures }) => {
  allowFailures(/contact-form|Failed to|dynamically imported/)
  const file = /\/assets\/contact-form-[\w-]+\.js/
  await page.route(file, (route) => route.abort())
  await page.goto(at("/contact"))
  const loaded = page.waitForEvent("load")
  await page.evaluate(() => scrollTo(0, 200))
  await loaded
  // Within ten seconds the same path is not loaded again: its other parts work.
  await expect(island(page, "contact-form")).toHaveAttribute("data-lost", "")
  await expect(island(page, "search")).toHaveAttribute("data-mounted", "")
})

test("an island that is still being hydrated is not rendered", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at("/shop"))
  const rendered = await page.evaluate(async () => {
    const { mount, messages } = JSON.parse(document.getElementById("page-data")?.textContent ?? "")
    const { mountIslands, renderIsland } = await import(mount)
    await import(messages)
    const island = document.querySelector<HTMLElement>('[data-island="price-facet"]')
    const answers: boolean[] = []
    const { port1, port2 } = new MessageChannel()
    // Before each task of React's.
    const all = new Promise<void>((done) => {
      port1.onmessage = () => {
        answers.push(renderIsland(island))
        if (island?.dataset.mounted === undefined) port2.postMessage("")
        else done()
      }
    })
    port2.postMessage("")
    await mountIslands(null, '[data-island="price-facet"]')
    await all
    return [answers[0], answers.at(-1), answers.filter(Boolean).length]
  })
  expect(rendered).toEqual([false, true, 1])
})

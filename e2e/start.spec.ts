import type { Page } from "@playwright/test"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

test.use({ keepsPage: false })

/** Keeps the page's scripts waiting until the test lets them come. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/mount-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const quantities = (page: Page) =>
  page.evaluate(() => {
    const cart: { orderQuantity: number }[] = JSON.parse(localStorage.getItem("cart_products") ?? "[]")
    return cart.map(({ orderQuantity }) => orderQuantity)
  })

test("a product is added once by a press that came before the scripts, however impatient", async ({ page, t, at }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(at("/shop?category=parfums"))
  const card = page.locator("main .pc:not(.out)").first()
  await card.locator(".pc-add button").dblclick()
  await expect.poll(() => quantities(page)).toEqual([])
  letScriptsCome()
  await expect.poll(() => quantities(page)).toEqual([1])
  await expect(page.locator("#toasts")).toContainText(t("cart.toast.added", { title: "" }).trim())
  await card.locator(".pc-step button").last().click()
  await expect.poll(() => quantities(page)).toEqual([2])
})

test("a press on a slow phone is not lost", { tag: "@long" }, async ({ page, at }) => {
  const phone = await page.context().newCDPSession(page)
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await page.goto(at("/shop?category=parfums"), { waitUntil: "commit" })
  await page.locator("main .pc:not(.out) .pc-add button").first().click()
  await expect.poll(() => quantities(page)).toEqual([1])
})

test("an order form that is sent before the scripts is sent once", { tag: "@long" }, async ({ page, t, at }) => {
  await holdScripts(page)
  const sent: string[] = []
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname))
  await page.goto(at("/product-details/casque-aura"))
  const { fillPerson, submit, placed } = productForm(page, t)
  await fillPerson()
  await submit.dblclick()
  await placed()
  expect(sent.filter((path) => path.startsWith("/product-details"))).toHaveLength(1)
})

import type { ChildProcess } from "node:child_process"
import { expect, type Page, test } from "@playwright/test"
import { type Running, startProcess, temporaryData } from "#server/testing.ts"
import { startProxy, startStrapi, storedIn, strapi, visitorCount } from "./real-strapi.ts"

test.describe.configure({ mode: "serial" })

let running: ChildProcess
let proxy: Awaited<ReturnType<typeof startProxy>>
let data: ReturnType<typeof temporaryData>
let shop: Running

test.beforeAll(async () => {
  running = await startStrapi()
  proxy = await startProxy()
  data = temporaryData()
  shop = await startProcess("storefront", { API_BASE: proxy.url, API_TOKEN: strapi.token, DATA_DIR: data.dir })
})
test.afterAll(async () => {
  await shop?.stop()
  proxy?.close()
  running?.kill("SIGKILL")
  data?.remove()
})

const slug = "sac-casbah"

/** Fills in the order form of a product's page. */
async function fillForm(page: Page, firstname: string) {
  await page.goto(`${shop.url}/product-details/${slug}`, { waitUntil: "load" })
  const form = page.locator("#commande")
  await form.locator("input[name=firstname]").fill(firstname)
  await form.locator("input[name=lastname]").fill("Bensalem")
  await form.locator("input[name=mobile]").fill("0550112233")
  return form
}

test("home, listing, search, product and their pictures are there", async ({ page }) => {
  for (const path of ["/", "/shop", "/search?searchText=sac", `/product-details/${slug}`, "/ar/shop", "/en"]) {
    const answer = await page.goto(shop.url + path, { waitUntil: "load" })
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator("main img").first()).toBeVisible()
    await expect
      .poll(
        () =>
          page
            .locator("main img")
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        path,
      )
      .toBeGreaterThan(0)
  }
  const missing = await page.goto(`${shop.url}/product-details/nothing`)
  expect(missing?.status()).toBe(404)
})

test("a filter of the listing narrows it down to what Strapi has", async ({ page }) => {
  const products = await storedIn("products")
  const onSale = products.filter(({ price, lastPrice }) => Number(lastPrice) > Number(price))
  await page.goto(`${shop.url}/shop?status=on-sale`)
  await expect(page.locator("main")).toContainText(String(onSale.length))
})

test("an order is stored once with exactly section 3's fields, and confirmed", async ({ page }) => {
  const before = (await storedIn("orders")).length
  const form = await fillForm(page, "Lina")
  await form.getByRole("button", { name: "Commander", exact: false }).last().click()
  await page.waitForURL(/confirmation-commande/)
  await expect(page.locator("main")).toContainText("Lina")
  const orders = await storedIn("orders")
  expect(orders).toHaveLength(before + 1)
  const order = orders.find(({ firstname }) => firstname === "Lina") ?? {}
  const own = ["id", "documentId", "createdAt", "updatedAt", "publishedAt", "locale"]
  expect(
    Object.keys(order)
      .filter((key) => !own.includes(key))
      .toSorted(),
  ).toEqual(
    [
      "quantity",
      "product",
      "color",
      "amount",
      "wilaya",
      "commune",
      "mobile",
      "firstname",
      "lastname",
      "date",
    ].toSorted(),
  )
  expect(new Date(String(order.date)).toISOString()).toBe(order.date)
  expect(page.url()).toContain(String(order.documentId))
})

test("a hanging Strapi delays no page that was seen", async () => {
  const pages = ["/", "/shop", `/product-details/${slug}`]
  for (const path of pages) expect((await fetch(shop.url + path)).status).toBe(200)
  // Longer than this test may take: a page that waited for Strapi would end it.
  proxy.mode.delay = 3_600_000
  for (const path of pages) expect((await fetch(shop.url + path)).status).toBe(200)
  proxy.mode.delay = 0
})

test("a refusing Strapi keeps what was typed, and the same form is stored once when it is back", async ({ page }) => {
  const before = (await storedIn("orders")).length
  const form = await fillForm(page, "Samir")
  proxy.mode.status = 403
  await form.getByRole("button", { name: "Commander", exact: false }).last().click()
  await expect(page.getByRole("alert").first()).toBeVisible()
  await expect(form.locator("input[name=firstname]")).toHaveValue("Samir")
  proxy.mode.status = 0
  await form.getByRole("button", { name: "Commander", exact: false }).last().click()
  await page.waitForURL(/confirmation-commande/)
  expect(await storedIn("orders")).toHaveLength(before + 1)
})

test("a Strapi that is killed keeps the pages that were seen, and takes orders when it is back", async ({ page }) => {
  running.kill("SIGKILL")
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
  const form = await fillForm(page, "Nadia")
  await form.getByRole("button", { name: "Commander", exact: false }).last().click()
  await expect(page.getByRole("alert").first()).toBeVisible()
  running = await startStrapi()
  await form.getByRole("button", { name: "Commander", exact: false }).last().click()
  await page.waitForURL(/confirmation-commande/)
  expect((await storedIn("orders")).filter(({ firstname }) => firstname === "Nadia")).toHaveLength(1)
})

test("the visitors of these tests are counted in Strapi, at most once a minute", async () => {
  await expect.poll(visitorCount, { timeout: 90_000, intervals: [2000] }).toBeGreaterThan(0)
})

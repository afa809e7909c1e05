import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

/** Has requests of an address answered with a status, the given number of times; then by the shop itself.
 *  @returns the methods of all that was asked */
async function fail(page: Page, address: RegExp, status: number, times: number): Promise<string[]> {
  const methods: string[] = []
  await page.route(address, async (route) => {
    methods.push(route.request().method())
    if (methods.length > times) await route.continue()
    else await route.fulfill({ status, contentType: "text/plain", body: "" })
  })
  return methods
}

const communes = /\/communes\//

test("what a page reads is read once more after an answer that may pass", async ({ page, at, allowFailures }) => {
  allowFailures(/503/)
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const methods = await fail(page, communes, 503, 1)
  await page.locator("#commande [name=wilaya]").selectOption("Oran")
  await expect(page.locator("#commande [name=commune] option", { hasText: "Bir El Djir" })).toBeAttached()
  expect(methods).toEqual(["GET", "GET"])
})

test("after the second failure it can be asked for once more", { tag: "@long" }, async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/503|502/)
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const methods = await fail(page, communes, 503, 2)
  await page.locator("#commande [name=wilaya]").selectOption("Oran")
  await page.getByRole("button", { name: t("orderForm.retry") }).click()
  await expect(page.locator("#commande [name=commune] option", { hasText: "Bir El Djir" })).toBeAttached()
  expect(methods).toEqual(["GET", "GET", "GET"])
})

test("an order that failed is not sent again by itself", { tag: "@long" }, async ({ page, t, at, allowFailures }) => {
  allowFailures(/503/)
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const { alert, fillPerson, press } = productForm(page, t)
  await fillPerson()
  const methods = await fail(page, /\/product-details\/casque-aura$/, 503, 9)
  await press()
  await expect(alert).toContainText(t("orderForm.alert.failed"))
  expect(methods).toEqual(["POST"])
})

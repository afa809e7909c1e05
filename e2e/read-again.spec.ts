import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"

/** Has the shop's data answered with a status, the given number of times; then by the shop itself.
 *  @returns the methods of all that was asked */
async function fail(page: Page, status: number, times: number): Promise<string[]> {
  const methods: string[] = []
  await page.route(/\.data(\?|$)/, async (route) => {
    methods.push(route.request().method())
    if (methods.length > times) await route.continue()
    else await route.fulfill({ status, contentType: "text/plain", body: "" })
  })
  return methods
}

const follow = (page: Page) => page.locator("a[href='/about']").first().dispatchEvent("click")

test("a page's data are read once more after an answer that may pass", async ({ page, at, allowFailures }) => {
  allowFailures(/503/)
  await page.goto(at("/coupons"))
  await hydrated(page)
  const methods = await fail(page, 503, 1)
  await follow(page)
  await expect(page).toShowURL(at("/about"))
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  expect(methods).toEqual(["GET", "GET"])
})

test("after the second failure the error page comes", { tag: "@long" }, async ({ page, t, at, allowFailures }) => {
  allowFailures(/503|502/)
  await page.goto(at("/coupons"))
  await hydrated(page)
  const methods = await fail(page, 503, 9)
  await follow(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.away.title"))
  expect(methods).toEqual(["GET", "GET"])
})

test("an order that failed is not sent again by itself", { tag: "@long" }, async ({ page, t, at, allowFailures }) => {
  allowFailures(/503/)
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const { alert, fillPerson, press } = productForm(page, t)
  await fillPerson()
  const methods = await fail(page, 503, 9)
  await press()
  await expect(alert).toContainText(t("orderForm.alert.failed"))
  expect(methods).toEqual(["POST"])
})

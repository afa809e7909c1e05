import type { Page } from "@playwright/test"
import { formatMoney, fromDinars } from "#core/money.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

// A price that is agreed by phone: of one line or off the whole order, while it is placed and afterwards.

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
  ["fr", 390],
  ["ar", 1280],
] as const)) {
  test.describe(`a negotiated price in ${locale} at ${width} px`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/])
    })
    test.afterAll(async () => {
      await page?.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    const button = (name: string) => page.getByRole("button", { name, exact: true })
    /** An amount as it is written, whatever sign stands before it. */
    const unsigned = (dinars: number) => `${dinars},00`
    const stored = async () => {
      const documentId = page.url().split("/").at(-1)
      return (await (await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)).json()).data
    }

    test("is given for a line while an order is placed by phone, and paper and history say it", async () => {
      await page.goto(`${shop.url}/admin/orders/create`)
      await page.getByLabel(t("order.firstname"), { exact: true }).fill("Nour")
      await page.getByLabel(t("order.lastname"), { exact: true }).fill("Haddad")
      await page.getByLabel(t("order.mobile")).fill("0555 61 72 83")
      await page.getByLabel(t("order.wilaya")).selectOption("Oran")
      await page.getByLabel(t("order.commune")).selectOption("Arzew")
      await page.getByLabel(t("order.addProduct")).fill("Casbah")
      await page.locator(".c-picker li button").first().click()
      const agreed = page.locator(".agreed input")
      const price = Number(await agreed.getAttribute("placeholder"))
      expect(price).toBeGreaterThan(500)
      await agreed.fill(String(price - 500))
      await expect(page.locator('[name="staffDiscount"]')).toHaveValue("500")
      await expect(page.locator('[name="discountReason"]')).not.toHaveValue("")
      await expect(page.locator(".sums")).toContainText(unsigned(500))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await takeScreenshot(page, `discount-by-phone-${locale}-${width}`)
      await button(t("order.place")).click()
      await expect(page).toShowURL(/\/admin\/orders\/[a-z0-9]{24}$/)
      const order = await stored()
      expect(order).toMatchObject({ amount: price, discount: 500, staffDiscount: 500 })
      expect(order.total).toBe(price - 500 + order.deliveryPrice)
      await expect(page.locator(".sums").first()).toContainText(unsigned(500))
      const reason = order.history.findLast((entry: { kind: string }) => entry.kind === "edited").reason
      await expect(page.locator(".log").last()).toContainText(reason.slice(0, 6))
      await page.getByRole("link", { name: t("order.slip"), exact: true }).click()
      await expect(page.getByRole("article")).toContainText(formatMoney(fromDinars(order.total), locale, 0))
      await page.goBack()
    })

    test("is given for the whole order afterwards, and no more than its goods", async () => {
      const before = await stored()
      await button(t("order.edit")).click()
      await page.locator('[name="staffDiscount"]').fill("700")
      await page.locator('[name="discountReason"]').fill("Fidélité")
      await expect(page.locator("form .sums")).toContainText(unsigned(700))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await button(t("order.save")).click()
      await expect(page.getByText(t("order.saved"))).toBeVisible()
      expect(await stored()).toMatchObject({ staffDiscount: 700, total: before.total - 200 })
    })
  })
}

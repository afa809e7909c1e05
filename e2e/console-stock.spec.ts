import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, shortNumber, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
])) {
  test.describe(`stock movements in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/, /409/])
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    test("an order, a delivery and a loss of one size are told with who and why", { tag: "@long" }, async () => {
      const person = { mobile: "0555 31 42 54", locale }
      const number = shortNumber(await shopApi(shop.url, shop.dataDir).place("baskets-tell", 1, person))
      const found = await page.request.get(`${shop.url}/api/admin/products?q=baskets-tell`)
      const { documentId } = (await found.json()).data[0]
      await page.goto(`${shop.url}/admin/products/${documentId}`)
      await page.getByRole("link", { name: t("stock.open") }).click()
      await expect(page.getByRole("heading", { name: t("stock.title") })).toBeVisible()
      const rows = page.locator(".s-rows > li")
      await expect(rows.first()).toContainText(t("stock.reason.order"))
      await expect(rows.first().getByRole("link", { name: number })).toBeVisible()

      const form = page.getByRole("form", { name: t("stock.change") })
      await form.getByLabel(t("stock.act.received")).check()
      await form.getByLabel(t("stock.units.received")).fill("7")
      await form.getByRole("button", { name: t("stock.save") }).click()
      await expect(form.getByText(t("stock.noVariant"))).toBeVisible()
      const variants = form.getByRole("combobox", { name: t("stock.variant") })
      const option = variants.getByRole("option").filter({ hasText: "42" }).first()
      await variants.selectOption(await option.getAttribute("value"))
      await form.getByLabel(t("stock.note")).fill("BL 2026-118")
      await form.getByRole("button", { name: t("stock.save") }).click()
      await expect(rows.first()).toContainText("+7")
      await expect(rows.first()).toContainText(/BL .?2026-.?118/)
      await expect(rows.first()).toContainText(t("stock.reason.received"))

      await form.getByLabel(t("stock.act.lost")).check()
      await form.getByLabel(t("stock.units.lost")).fill("5000")
      await form.getByRole("button", { name: t("stock.save") }).click()
      await expect(form.getByRole("alert")).toBeVisible()
      await form.getByLabel(t("stock.units.lost")).fill("2")
      await form.getByRole("button", { name: t("stock.save") }).click()
      await expect(rows.first()).toContainText("−2")

      await page.getByRole("combobox", { name: t("stock.which") }).selectOption(await option.getAttribute("value"))
      await expect(rows).toHaveCount(3)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
}

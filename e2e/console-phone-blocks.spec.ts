import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// Phones are blocked from an order or by hand, with the reason, and unblocked again.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`blocked phones in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 390)
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })

    const api = () => `${shop.url}/api/admin/phone-blocks`
    const headers = () => ({ origin: shop.url })
    // The list shows every block of the shop.
    test.afterEach(async () => {
      const { data } = await (await page.request.get(api())).json()
      for (const { documentId } of data) await page.request.delete(`${api()}/${documentId}`, { headers: headers() })
    })

    test("a phone is blocked from its order with the reason, and the shop refuses it", { tag: "@long" }, async () => {
      const number = await shop.order("casque-aura", 1, "0555 40 50 60")
      await page.goto(`${shop.url}/admin/orders`)
      await page.locator("table").getByRole("link", { name: number }).click()
      await page.getByRole("button", { name: t("phoneBlock.block") }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("button", { name: t("phoneBlock.block") }).click()
      await expect(dialog).toContainText(t("phoneBlock.needsReason"))
      await dialog.getByRole("button", { name: t("phoneBlock.example.parcels") }).click()
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("phoneBlock.block") }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(t("call.blocked"))).toBeVisible()
      await expect(page.getByText(t("phoneBlock.example.parcels"))).toBeVisible()
      await expect(shop.order("casque-aura", 2, "0555 40 50 60")).rejects.toThrow()
    })

    test("the list has a blocked phone, takes another number, and unblocks both", { tag: "@long" }, async () => {
      const data = { mobile: "0555 70 80 90", reason: t("phoneBlock.example.parcels") }
      expect((await page.request.post(api(), { data, headers: headers() })).status()).toBe(201)
      await expect(shop.order("casque-aura", 1, data.mobile)).rejects.toThrow()
      await page.goto(`${shop.url}/admin/orders`)
      await page
        .locator(".c-top")
        .getByRole("button", { name: t("shell.more"), exact: true })
        .click()
      await page.getByRole("menuitem", { name: t("phoneBlock.title") }).click()
      const rows = page.getByRole("table", { name: t("phoneBlock.title") }).locator("tbody tr")
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(data.mobile)
      await expect(rows).toContainText(data.reason)
      await page.getByRole("button", { name: t("phoneBlock.add") }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("phoneBlock.mobile")).fill("12")
      await dialog.getByLabel(t("phoneBlock.reason")).fill("Nadia : trois colis")
      await dialog.getByRole("button", { name: t("phoneBlock.block") }).click()
      await expect(dialog).toContainText(t("order.wrongMobile"))
      await dialog.getByLabel(t("phoneBlock.mobile")).fill("+213 771 22 33 44")
      await dialog.getByRole("button", { name: t("phoneBlock.block") }).click()
      await expect(rows).toHaveCount(2)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      for (const mobile of ["0771 22 33 44", data.mobile]) {
        await rows
          .filter({ hasText: mobile })
          .getByRole("button", { name: t("phoneBlock.unblock") })
          .click()
        await expect(rows.filter({ hasText: mobile })).toHaveCount(0)
      }
      await expect(page.getByText(t("phoneBlock.none"))).toBeVisible()
      expect(await shop.order("casque-aura", 3, data.mobile)).toMatch(/^HN-/)
    })
  })
}

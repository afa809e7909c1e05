import { orderColumnTitle } from "#core/orders/order-columns.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`API tokens in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("are made, used, seen and revoked, and a sheet reads orders", { tag: "@long" }, async ({
      browser,
      request,
    }) => {
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      const problems = watch(page, [])
      const press = (text: string) => page.getByRole("button", { name: text, exact: true }).click()
      const dialog = page.getByRole("dialog")
      await page.goto(`${shop.url}/admin/settings/tokens`)
      await expect(page.getByText(t("token.none"))).toBeVisible()
      await takeScreenshot(page, `01-empty-${locale}`)

      await press(t("token.add"))
      await dialog.getByLabel(t("token.name")).fill("Logiciel de stock")
      await dialog.getByText(t("token.scope.stock.write"), { exact: true }).click()
      await dialog.getByText(t("token.scope.products.read"), { exact: true }).click()
      await dialog.getByLabel(t("staff.yourPassword"), { exact: true }).fill(password)
      await takeScreenshot(page, `02-form-${locale}`)
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("token.add"), exact: true }).click()
      const secret = dialog.getByLabel(t("token.secret"))
      await expect(secret).toHaveValue(/^hanout_[\w-]{43}$/)
      const authorization = `Bearer ${await secret.inputValue()}`
      await takeScreenshot(page, `03-secret-${locale}`)
      await dialog
        .getByRole("button", { name: t("shell.close"), exact: true })
        .last()
        .click()
      const drafts = () => request.get(`${shop.url}/api/products?status=draft`, { headers: { authorization } })
      expect((await drafts()).status()).toBe(200)

      await press(t("sheet.add"))
      await dialog.getByLabel(t("sheet.name")).fill("Comptabilité")
      await dialog.getByText(orderColumnTitle("units", locale), { exact: true }).click()
      await dialog.getByLabel(t("staff.yourPassword"), { exact: true }).fill(password)
      await takeScreenshot(page, `04-sheet-${locale}`)
      await dialog.getByRole("button", { name: t("sheet.add"), exact: true }).click()
      const address = await dialog.getByLabel(t("sheet.secret")).inputValue()
      await page.keyboard.press("Escape")
      const csv = await request.get(address)
      expect(csv.status()).toBe(200)
      expect((await csv.text()).split(",")[0]).toBe(orderColumnTitle("number", locale))

      await page.reload()
      // Each was shown once.
      await expect(page.getByText(t("token.lead"))).toBeVisible()
      expect(await page.content()).not.toContain(authorization.slice("Bearer ".length))
      expect(await page.content()).not.toContain(address)
      // With what an open dialog hides from others: gone is what is no longer in the page.
      const card = page.getByRole("region", { name: "Logiciel de stock", includeHidden: true })
      await expect(card).toBeVisible()
      await expect(page.getByText(t("token.unused"))).toHaveCount(0)
      await takeScreenshot(page, `05-list-${locale}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await card.getByRole("button", { name: t("token.revoke"), exact: true }).click()
      await dialog.getByRole("button", { name: t("token.revoke"), exact: true }).click()
      await expect(card).toBeHidden()
      expect((await drafts()).status()).toBe(401)
      expect(problems).toEqual([])
      await page.context().close()
    })
  })
}

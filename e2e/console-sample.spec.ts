import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`clearing the sample in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("leads from the checklist to an empty shop, and back", { tag: "@long" }, async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      await page.goto(`${shop.url}/admin`)
      await page.getByRole("link", { name: t("sample.title") }).click()
      await expect(page.getByRole("heading", { name: t("sample.going") })).toBeVisible()
      await expect(page.getByRole("main").getByText(t("sample.kind.product"), { exact: true })).toBeVisible()
      await page.getByRole("button", { name: t("sample.title") }).click()
      await expect(page.getByRole("button", { name: t("sample.undo") })).toBeVisible()
      await expect(page.getByRole("heading", { name: t("sample.going") })).toBeHidden()
      expect((await page.request.get(`${shop.url}/product-details/casque-aura`)).status()).toBe(404)

      await page.getByRole("button", { name: t("sample.undo") }).click()
      await expect(page.getByRole("heading", { name: t("sample.going") })).toBeVisible()
      expect((await page.request.get(`${shop.url}/product-details/casque-aura`)).status()).toBe(200)
      await page.context().close()
    })
  })
}

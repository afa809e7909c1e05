import { type ConsoleShop, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`backups in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("are made, scheduled, downloaded and prepared to be restored", { tag: "@long" }, async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      await page.goto(`${shop.url}/admin/settings/backups`)
      await expect(page.getByText(t("backup.none"))).toBeVisible()
      await page.getByRole("button", { name: t("backup.make") }).click()
      const download = page.getByRole("button", { name: new RegExp(`^${t("backup.download")}`) })
      await expect(download).toHaveCount(1)

      await download.first().click()
      await page.getByLabel(t("staff.yourPassword")).fill(password)
      const saved = page.waitForEvent("download")
      await page.getByRole("button", { name: t("account.confirm") }).click()
      expect((await saved).suggestedFilename()).toMatch(/^hanout-.+\.backup$/)

      await page
        .getByRole("button", { name: new RegExp(`^${t("backup.restore")}`) })
        .first()
        .click()
      await page.getByLabel(t("staff.yourPassword")).fill("not this one at all")
      await page.getByRole("button", { name: t("account.confirm") }).click()
      await expect(page.getByText(t("account.wrongPassword"))).toBeVisible()
      await page.getByLabel(t("staff.yourPassword")).fill(password)
      await page.getByRole("button", { name: t("account.confirm") }).click()
      await expect(page.getByText("npm run restore -- --replace")).toBeVisible()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("shell.close") })
        .last()
        .click()
      await expect(download).toHaveCount(2)

      // Last, because past that hour the nightly backup is made at once.
      await page.getByLabel(t("backup.hour"), { exact: true }).selectOption("3")
      await page.getByRole("button", { name: t("form.save") }).click()
      await expect(page.getByText(t("backup.saved"))).toBeVisible()
      await page.context().close()
    })
  })
}

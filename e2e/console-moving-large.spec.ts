import { largeWooFile } from "#core/moving/testing/woo-files.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`moving a shop of 200 products in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("moves 200 products with variations in within a few presses, and everything out by one", {
      tag: "@long",
    }, async ({ browser }) => {
      test.setTimeout(1_800_000)
      const page = await ownersPage(browser, shop, locale, 1280)
      await page.goto(`${shop.url}/admin/settings/moving`)
      const began = Date.now()
      let presses = 0
      presses++
      await page
        .getByLabel(t("moving.choose"))
        .last()
        .setInputFiles({ name: "200.csv", mimeType: "text/csv", buffer: Buffer.from(largeWooFile(200)) })
      const store = page.getByRole("button", { name: t("moving.store", { n: 200 }), exact: true })
      await expect(store).toBeEnabled({ timeout: 800_000 })
      const looked = Date.now()
      presses++
      await store.click()
      await expect(page.getByText(t("moving.redirected", { n: 200 }))).toBeVisible({ timeout: 800_000 })
      const seconds = [looked - began, Date.now() - looked].map((ms) => Math.round(ms / 100) / 10)
      process.stdout.write(
        `200 products: ${presses} presses, looked at in ${seconds[0]} s, stored in ${seconds[1]} s\n`,
      )
      await takeScreenshot(page, `05-200-products-${locale}`)

      const saved = page.waitForEvent("download")
      await page.getByRole("link", { name: t("movingOut.press") }).click()
      expect((await saved).suggestedFilename()).toMatch(/^hanout-.*\.zip$/)
      await (await saved).path()
    })
  })
}

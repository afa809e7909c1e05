import { encoded } from "#core/moving/testing/encoded.ts"
import { youCanFile } from "#core/moving/testing/grouped-files.ts"
import { wooFile } from "#core/moving/testing/woo-files.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`moving in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("looks at the files of other shops, moves them in, and leads their addresses here", { tag: "@long" }, async ({
      browser,
    }) => {
      test.setTimeout(240_000)
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      const problems = watch(page, [])
      const give = (...files: [string, Uint8Array | string][]) =>
        page
          .getByLabel(t("moving.choose"))
          .last()
          .setInputFiles(files.map(([name, bytes]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) })))
      const store = page.getByRole("button", { name: t("moving.store", { n: 4 }), exact: true })
      await page.goto(`${shop.url}/admin/settings/moving`)
      await takeScreenshot(page, `01-empty-${locale}`)
      await give(["woo.csv", wooFile(";")], ["youcan.csv", encoded(youCanFile(), "windows-1256")])
      await expect(store).toBeEnabled({ timeout: 60_000 })
      const [woo, youCan] = [page.getByRole("article").first(), page.getByRole("article").last()]
      await expect(woo.getByLabel(t("moving.format"))).toHaveValue("woocommerce")
      await expect(woo.getByLabel(t("moving.separator"))).toHaveValue(";")
      await expect(youCan.getByLabel(t("moving.encoding"))).toHaveValue("windows-1256")
      await expect(woo.getByText(t("moving.note.COLOR_TINT", { n: 1 }))).toBeVisible()
      await expect(woo.getByText(t("moving.note.PRODUCT_LOST", { n: 1 }))).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await takeScreenshot(page, `02-looked-${locale}`)
      // Another encoding is another text, and back.
      const readAgain = page.waitForResponse(/\/api\/admin\/moving\/products/)
      await youCan.getByLabel(t("moving.encoding")).selectOption("windows-1252")
      await readAgain
      await youCan.getByLabel(t("moving.encoding")).selectOption("windows-1256")
      await expect(store).toBeEnabled({ timeout: 60_000 })
      await store.click()
      await expect(page.getByText(t("moving.redirected", { n: 3 }))).toBeVisible({ timeout: 60_000 })
      await takeScreenshot(page, `03-moved-${locale}`)
      await expectNoSidewaysScroll(page)

      const old = await page.request.get(`${shop.url}/product/chemise-en-lin/`)
      expect([old.status(), new URL(old.url()).pathname]).toEqual([200, "/product-details/chemise-en-lin"])

      await page.goto(`${shop.url}/admin/settings/redirects`)
      await page.getByLabel(t("redirect.from")).fill("/boutique/promo")
      await page.getByLabel(t("redirect.to")).fill("https://elsewhere.example/")
      await page.getByRole("button", { name: t("redirect.add"), exact: true }).click()
      await expect(page.getByText(t("redirect.problem.NOT_OWN"))).toBeVisible()
      await page
        .getByLabel(t("redirect.file"))
        .last()
        .setInputFiles({
          name: "pairs.csv",
          mimeType: "text/csv",
          buffer: Buffer.from("old;new\n/boutique/promo;/shop\n/boutique/été;/shop\n"),
        })
      await expect(page.getByText(t("redirect.stored", { n: 2 }))).toBeVisible()
      await takeScreenshot(page, `04-redirects-${locale}`)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole("button", { name: `${t("redirect.remove")} /boutique/promo` }).click()
      await expect(page.getByText("/boutique/promo")).toHaveCount(0)
      expect(problems.filter((text) => !text.includes("400"))).toEqual([])
    })
  })
}

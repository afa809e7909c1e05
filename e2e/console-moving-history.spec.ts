import { xlsxFile } from "#api/files/xlsx-file.ts"
import { readCsv } from "#core/files/read-csv.ts"
import { encoded } from "#core/moving/testing/encoded.ts"
import { shopifyFile } from "#core/moving/testing/grouped-files.ts"
import {
  shopifyOrderFile,
  shopifyReviewFile,
  wooOrderFile,
  wooPackedOrderFile,
  wooReviewFile,
  youCanOrderFile,
} from "#core/moving/testing/history-files.ts"
import { wooFile } from "#core/moving/testing/woo-files.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

async function workbook(text: string): Promise<Buffer> {
  const [titles = [], ...rows] = readCsv(text)
  const pieces: Buffer[] = []
  for await (const piece of xlsxFile({ name: "Avis", titles, rows })) pieces.push(piece)
  return Buffer.concat(pieces)
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`orders and reviews of other shops ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    test.beforeAll(async () => {
      shop = await startConsoleShop()
    })
    test.afterAll(() => shop.stop())

    test("move in with their products in every encoding, and the shop's own zip says what is there", {
      tag: "@long",
    }, async ({ browser }) => {
      test.setTimeout(400_000)
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      const problems = watch(page, [])
      const give = (...files: [string, Uint8Array | string][]) =>
        page
          .getByLabel(t("moving.choose"))
          .last()
          .setInputFiles(files.map(([name, bytes]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) })))
      const cards = page.getByRole("article")
      await page.goto(`${shop.url}/admin/settings/moving`)
      await give(
        ["woo-orders.csv", encoded(wooOrderFile(";"), "utf-16le", true)],
        ["woo-packed.csv", encoded(wooPackedOrderFile(), "windows-1252")],
        ["youcan-orders.csv", encoded(youCanOrderFile(), "windows-1256")],
        ["shopify-orders.csv", encoded(shopifyOrderFile(), "utf-8", true)],
        ["woo-reviews.xlsx", await workbook(wooReviewFile())],
        ["shopify-reviews.csv", encoded(shopifyReviewFile(), "utf-16be", true)],
        ["woo.csv", encoded(wooFile(), "utf-8")],
        ["shopify.csv", encoded(shopifyFile(), "windows-1252")],
      )
      const store = page.getByRole("button", { name: t("moving.storeAll"), exact: true })
      await expect(store).toBeEnabled({ timeout: 120_000 })
      const formats = ["woocommerce-orders", "woocommerce-orders", "youcan-orders", "shopify-orders"]
      for (const [index, format] of formats.entries()) {
        await expect(cards.nth(index).getByLabel(t("moving.format"))).toHaveValue(format)
      }
      await expect(cards.nth(0).getByLabel(t("moving.encoding"))).toHaveValue("utf-16le")
      await expect(cards.nth(0).getByLabel(t("moving.separator"))).toHaveValue(";")
      await expect(cards.nth(1).getByLabel(t("moving.encoding"))).toHaveValue("windows-1252")
      await expect(cards.nth(2).getByLabel(t("moving.encoding"))).toHaveValue("windows-1256")
      await expect(cards.nth(4).getByLabel(t("moving.format"))).toHaveValue("woocommerce-reviews")
      await expect(cards.nth(5).getByLabel(t("moving.encoding"))).toHaveValue("utf-16be")
      await expect(cards.nth(0).getByText(t("moving.note.ORDER_PLACE_LOST", { n: 1 }))).toBeVisible()
      await expect(cards.nth(0).getByText(t("moving.note.COMMUNE_UNSURE", { n: 1 }))).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await takeScreenshot(page, `11-history-looked-${locale}`)

      await store.click()
      // Reviews were stored behind their products.
      const stored = cards.nth(5).getByRole("row", { name: t("moving.part.reviews") })
      await expect(stored.getByRole("cell").first()).toHaveText("1", { timeout: 120_000 })
      const done = t("moving.done", { shop: t("moving.format.youcan") })
      await expect(page.getByText(done)).toBeVisible({ timeout: 120_000 })
      await expectNoSidewaysScroll(page)
      await takeScreenshot(page, `12-history-moved-${locale}`)

      await page.goto(`${shop.url}/admin/orders`)
      await expect(page.getByText("Samir Ait Ouali").first()).toBeVisible()
      await page.getByRole("searchbox", { name: t("orders.search") }).fill("1041")
      await expect(page.getByText("Samir Ait Ouali")).toHaveCount(0)
      await expect(page.getByText("Amina Cherif").first()).toBeVisible()
      await takeScreenshot(page, `13-history-order-${locale}`)

      const zip = await page.request.get(`${shop.url}/api/admin/moving-out`)
      expect(zip.status()).toBe(200)
      await page.goto(`${shop.url}/admin/settings/moving`)
      await give(["hanout.zip", await zip.body()])
      const orders = cards.getByRole("row", { name: t("moving.part.orders") })
      await expect(orders).toBeVisible({ timeout: 120_000 })
      await expect(cards.getByRole("columnheader", { name: t("moving.parts.existing") })).toBeVisible()
      await expect(cards.getByRole("columnheader", { name: t("moving.parts.made") })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await takeScreenshot(page, `14-archive-looked-${locale}`)
      expect(problems.filter((text) => !text.includes("400"))).toEqual([])
    })
  })
}

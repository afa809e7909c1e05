import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { zipOf } from "#api/imports/pictures/testing/zip-of.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { smallPng } from "./small-png.ts"

/** Where the cells of the preview's table begin and end, in whole pixels. */
const columnEdges = (page: Page, cells: string) =>
  page.locator(`.import-rows ${cells}`).evaluateAll((found) =>
    found.map((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      return [Math.round(left), Math.round(right)]
    }),
  )

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
])) {
  test(`the example of a file with variants is downloaded, previewed and stored (${locale})`, { tag: "@long" }, async ({
    browser,
  }) => {
    const t = consoleWords(locale)
    const shop = await startConsoleShop()
    const page = await ownersPage(browser, shop, locale, width)
    try {
      await page.goto(`${shop.url}/admin/products/import`)
      const saved = page.waitForEvent("download")
      await page.getByRole("button", { name: t("productFile.example") }).click()
      const example = await readFile(await (await saved).path(), "utf8")
      const give = (text: string) =>
        page
          .getByLabel(t("productFile.choose"))
          .last()
          .setInputFiles({ name: "exemple.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
      await give(example.replace("Bleu marine", "Chameau"))
      await expect(page.locator(".p-wrong")).toContainText(t("productFile.problem.NOT_COLOR"))
      await give(example.replace("shoe", "pointure"))
      await expect(page.locator(".import-rows .p-wrong")).toContainText(t("productFile.problem.NOT_SIZE_KIND"))
      await give(example)
      const sum = page.getByRole("status")
      await expect(sum).toContainText(t("productFile.variantsCreated", { n: 9 }))
      await expect(sum).toContainText(t("productFile.created", { n: 2 }))
      await page.locator(".import-rows details").nth(1).click()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 1280, height: 860 })
      expect(await columnEdges(page, "tbody tr:first-child td")).toEqual(await columnEdges(page, "thead th"))
      await page.getByRole("button", { name: t("productFile.storeFile") }).click()
      await expect(page.getByText(t("productFile.done"))).toBeVisible()

      const found = await page.request.get(`${shop.url}/api/admin/products?q=EXEMPLE-BASKETS`)
      expect((await found.json()).data[0]).toMatchObject({ quantity: 6, publishedAt: null })
      await give("sku;parent;color;size;quantity\n;EXEMPLE-BASKETS;Bleu marine;43;4\n")
      await expect(sum).toContainText(t("productFile.variantsCreated", { n: 1 }))

      // Pictures by their names, of a zip.
      await give("sku;pictures\nEXEMPLE-BASKETS;absent.png https://127.0.0.1/a.png\n")
      await expect(page.locator(".p-wrong")).toContainText(t("productFile.problem.NOT_IN_ZIP"))
      await expect(page.locator(".p-wrong")).toContainText(t("productFile.problem.NOT_PUBLIC"))
      await expectNoSidewaysScroll(page)
      await give("sku;pictures\nEXEMPLE-BASKETS;Face.PNG\n")
      await expect(page.locator(".p-wrong")).toContainText(t("productFile.problem.NOT_IN_ZIP"))
      const zip = await zipOf({ "photos/face.png": smallPng.buffer })
      await page
        .getByLabel(t("productFile.zip"))
        .last()
        .setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer: zip })
      await expect(sum).toContainText(t("productFile.changed", { n: 1 }))
      await expectAccessible(page)
      await page.getByRole("button", { name: t("productFile.store", { n: 1 }) }).click()
      await expect(page.getByText(t("productFile.done"))).toBeVisible()
      const stored = await page.request.get(`${shop.url}/api/admin/products?q=EXEMPLE-BASKETS`)
      expect((await stored.json()).data[0].image.fileName).toBe("Face.PNG")
    } finally {
      await page.context().close()
      await shop.stop()
    }
  })
}

import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { readXlsx } from "#api/files/read-xlsx.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// An order is written into a carrier's file once: it leaves what is to export, and a second file warns.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`carriers' files in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 1280)
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })

    test("an exported order leaves what is to export, says to whom it went, and is not sent twice", async () => {
      for (const mobile of ["0555 31 42 53", "0661 31 42 54"]) {
        const number = await shop.order("casque-aura", 1, mobile)
        const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
        const { documentId } = (await found.json()).data[0]
        await page.request.post(`${shop.url}/api/admin/orders/${documentId}/status`, { data: { to: "confirmed" } })
      }
      const rows = page.locator(".orders tbody tr")
      const openExport = async () => {
        await page
          .locator(".c-top")
          .getByRole("button", { name: t("shell.more"), exact: true })
          .click()
        await page.getByRole("menuitem", { name: t("orders.export") }).click()
        await page.getByRole("dialog").getByLabel(t("export.format")).selectOption("yalidine")
      }
      const pressed = async (name: string) => {
        const coming = page.waitForEvent("download")
        await page.getByRole("dialog").getByRole("button", { name, exact: true }).click()
        const rowsOfFile = await readXlsx(await readFile(await (await coming).path()))
        await expect(page.getByRole("dialog")).toHaveCount(0)
        return rowsOfFile.length - 1
      }
      await page.goto(`${shop.url}/admin/orders`)
      await expect(rows).toHaveCount(2)
      const toExport = page.getByRole("button", { name: t("orders.filter.toExport") })
      await toExport.click()
      await expect(toExport).toHaveAttribute("aria-pressed", "true")
      await expect(rows).toHaveCount(2)
      await rows.first().getByRole("checkbox").check()
      await openExport()
      expect(await pressed(t("orders.export"))).toBe(1)
      await expect(rows).toHaveCount(1)
      await toExport.click()
      await expect(rows).toHaveCount(2)
      await expect(rows.getByText(t("order.exported"))).toHaveCount(1)
      await openExport()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("button", { name: t("orders.export"), exact: true }).click()
      await expect(dialog).toContainText(t("export.exported", { n: 1 }))
      await expectAccessible(page)
      expect(await pressed(t("export.leaveExported"))).toBe(1)
      await openExport()
      await dialog.getByRole("button", { name: t("orders.export"), exact: true }).click()
      await expect(dialog).toContainText(t("export.exported", { n: 2 }))
      await expect(dialog.getByRole("button", { name: t("export.leaveExported") })).toHaveCount(0)
      expect(await pressed(t("export.again"))).toBe(2)
      await rows.first().getByRole("link").click()
      await page
        .locator(".call")
        .getByRole("link", { name: t("call.open") })
        .first()
        .click()
      await expect(page.locator(".c-facts").last()).toContainText("Yalidine")
      await expect(page.locator(".c-facts").last()).toContainText("Rania Belkacem")
      await expectNoSidewaysScroll(page)
    })
  })
}

import { startDoubleOf } from "#carriers/testing/doubles.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`carriers in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let double: Awaited<ReturnType<typeof startDoubleOf>>
    test.beforeAll(async () => {
      shop = await startConsoleShop({ WEBHOOK_NETWORK: "any" })
      double = await startDoubleOf("yalidine", { hasQuotas: false })
    })
    test.afterAll(async () => {
      await shop.stop()
      await double.stop()
    })

    test("an account is connected, orders are sent by two presses and followed", async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      const problems = watch(page, [])
      await page.goto(`${shop.url}/admin/delivery/accounts`)
      await page.getByRole("button", { name: t("carrier.add"), exact: true }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("carrier.name"), { exact: true }).fill("Yalidine")
      await dialog.getByLabel(t("carrier.address"), { exact: true }).fill(double.baseUrl)
      for (const [key, value] of Object.entries(double.keys)) {
        await dialog.getByLabel(t("carrier.key", { key }), { exact: true }).fill(value)
      }
      await takeScreenshot(page, `01-account-form-${locale}`)
      await dialog.getByRole("button", { name: t("carrier.add"), exact: true }).click()
      await page.getByRole("button", { name: t("carrier.check"), exact: true }).click()
      await expect(page.getByText(t("carrier.checked"))).toBeVisible()
      await expect(page.getByText(t("carrier.unmatched"), { exact: true })).toBeVisible({ timeout: 60_000 })
      await takeScreenshot(page, `02-account-${locale}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await shop.order("casque-aura", 1, "0661000001")
      await shop.order("casque-aura", 1, "0661000002")
      const headers = { origin: shop.url }
      const list = await page.request.get(`${shop.url}/api/admin/orders`)
      const { data } = (await list.json()) as { data: { documentId: string }[] }
      const documentIds = data.map(({ documentId }) => documentId)
      const moved = { documentIds: documentIds.slice(0, 2), to: "confirmed", reason: null }
      expect((await page.request.post(`${shop.url}/api/admin/orders/status`, { data: moved, headers })).status()).toBe(
        200,
      )

      await page.goto(`${shop.url}/admin/orders/${documentIds[0]}`)
      // Two presses from confirmed to the carrier.
      await page.getByRole("button", { name: t("parcel.send"), exact: true }).click()
      await expect(dialog.getByText(t("parcel.ready", { n: 1 }))).toBeVisible()
      await takeScreenshot(page, `03-send-${locale}`)
      await dialog.getByRole("button", { name: t("parcel.sendNow", { n: 1 }), exact: true }).click()
      await expect(dialog.getByText(t("parcel.sent", { n: 1 }))).toBeVisible()
      await dialog
        .getByRole("button", { name: t("parcel.close"), exact: true })
        .last()
        .click()
      await expect.poll(() => double.parcels.length).toBe(1)
      await expect(page.getByText(t("parcel.status.created"), { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      await takeScreenshot(page, `04-order-${locale}`)
      await page.goto(`${shop.url}/admin/orders/parcels/under-way`)
      await expect(page.getByText(double.parcels[0]?.tracking ?? "")).toBeVisible()
      await takeScreenshot(page, `05-parcels-${locale}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(problems).toEqual([])
      await page.context().close()
    })
  })
}

import { startReceiver } from "#server/events/testing/receiver.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`webhooks in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let isDown = false
    let receiver: Awaited<ReturnType<typeof startReceiver>>
    test.beforeAll(async () => {
      shop = await startConsoleShop({ WEBHOOK_NETWORK: "any" })
      receiver = await startReceiver(() => (isDown ? 503 : 200))
    })
    test.afterAll(async () => {
      await shop.stop()
      await receiver.close()
    })

    test("are added, tested, told of orders, paused and removed", { tag: "@long" }, async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, locale === "fr" ? 1280 : 390)
      const problems = watch(page, [])
      const press = (text: string) => page.getByRole("button", { name: text, exact: true }).click()
      await page.goto(`${shop.url}/admin/settings/webhooks`)
      await expect(page.getByText(t("webhook.none"))).toBeVisible()

      await press(t("webhook.add"))
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("webhook.name")).fill("Feuille des commandes")
      await dialog.getByLabel(t("webhook.address")).fill(receiver.url)
      await dialog.getByText(t("webhook.some"), { exact: true }).click()
      await dialog.getByText(t("webhook.event.order.placed"), { exact: true }).click()
      await takeScreenshot(page, `01-form-${locale}`)
      await dialog.getByRole("button", { name: t("webhook.add"), exact: true }).click()
      await expect(dialog.getByLabel(t("webhook.secret"))).toHaveValue(/^whsec_.{44}$/)
      await takeScreenshot(page, `02-secret-${locale}`)
      await page.keyboard.press("Escape")

      await press(t("webhook.test"))
      await expect.poll(() => receiver.types()).toEqual(["test"])
      await shop.order("casque-aura", 1, "0661000001")
      await expect.poll(() => receiver.types()).toEqual(["test", "order.placed"])

      isDown = true
      await shop.order("casque-aura", 1, "0661000002")
      await expect(page.getByText(t("webhook.problem.refused"))).toBeVisible()
      await press(t("webhook.deliveries"))
      await expect(page.locator("summary").filter({ hasText: t("webhook.event.order.placed") })).toHaveCount(2)
      await page.locator("summary").first().click()
      await expect(page.locator("pre").first()).toContainText('"order.placed"')
      await takeScreenshot(page, `03-failing-${locale}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await press(t("webhook.pause"))
      await expect(page.getByText(t("webhook.state.paused"))).toBeVisible()
      isDown = false
      await press(t("webhook.resume"))
      await expect(page.getByText(t("webhook.state.ok"))).toBeVisible()
      const placed = receiver.received.filter(({ message }) => message.type === "order.placed")
      expect(new Set(placed.map(({ headers }) => headers["webhook-id"])).size).toBe(2)
      await press(t("webhook.remove"))
      await dialog.getByRole("button", { name: t("webhook.remove"), exact: true }).click()
      await expect(page.getByText(t("webhook.none"))).toBeVisible()
      expect(problems).toEqual([])
      await page.context().close()
    })
  })
}

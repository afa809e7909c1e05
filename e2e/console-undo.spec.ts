import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// Steps that lead away from a delivery ask for the reason, and can be undone while their note is shown.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`reasons and undo in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page

    /** Places an order.
     *  @returns its documentId */
    const order = async (mobile: string): Promise<string> => {
      const number = await shop.order("casque-aura", 1, mobile)
      const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
      return (await found.json()).data[0].documentId
    }
    const stored = async (documentId: string) =>
      (await (await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)).json()).data
    const undo = async () => {
      await page.getByRole("button", { name: t("orders.undo") }).click()
      await expect(page.getByText(t("orders.undone"))).toBeVisible()
    }

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 390)
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })

    test("a wrong number asks what is wrong, and can be undone", async () => {
      const documentId = await order("0555 40 50 60")
      await page.goto(`${shop.url}/admin/orders/${documentId}`)
      await page.getByRole("button", { name: t("call.wrongNumber") }).click()
      const dialog = page.getByRole("dialog", { name: t("call.wrongNumberTitle") })
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("call.keepOrder") }).click()
      await expect.poll(async () => (await stored(documentId)).status).toBe("new")
      await page.getByRole("button", { name: t("call.wrongNumber") }).click()
      await dialog.getByRole("button", { name: t("call.why.number-of-another") }).click()
      await expect(page.locator(".log").last()).toContainText(t("call.why.number-of-another"))
      await expectNoSidewaysScroll(page)
      await undo()
      await expect.poll(async () => (await stored(documentId)).status).toBe("new")
      await expect(page.locator(".log").last()).toContainText(t("call.why.undo"))
      await expect(page.getByRole("button", { name: t("call.wrongNumber") })).toBeVisible()
    })

    test("when to call again fits a phone of 320 px, and its time has 24 hours", { tag: "@long" }, async () => {
      const documentId = await order("0555 40 50 61")
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`${shop.url}/admin/orders/${documentId}`)
      await page.getByRole("button", { name: t("call.later") }).click()
      const dialog = page.getByRole("dialog", { name: t("call.laterTitle") })
      await expect(dialog.getByRole("button", { name: t("call.tomorrowMorning") })).toBeVisible()
      const inputs = dialog.locator("input, button")
      for (const box of await inputs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(320)
      }
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await expectAccessible(page)
      await dialog.getByLabel(t("call.ownHour")).fill("1730")
      await expect(dialog.getByLabel(t("call.ownHour"))).toHaveValue("17:30")
      const day = await dialog.getByLabel(t("call.ownTime")).inputValue()
      await dialog.getByRole("button", { name: t("call.keepTime") }).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(async () => (await stored(documentId)).callAt).toBe(`${day}T16:30:00.000Z`)
      await page.setViewportSize({ width: 390, height: 860 })
    })

    test("a delivered order has no large button for its return, which asks why and can be undone", {
      tag: "@long",
    }, async () => {
      const documentId = await order("0555 40 50 62")
      const address = `${shop.url}/api/admin/orders/${documentId}/status`
      for (const to of ["confirmed", "preparing", "shipped", "delivered"])
        expect((await page.request.post(address, { data: { to } })).status()).toBe(200)
      await page.goto(`${shop.url}/admin/orders/${documentId}`)
      const returning = page.getByRole("button", { name: t("step.returning") })
      await expect(returning).toBeVisible()
      await expect(page.locator(".outcomes .yes")).toHaveText(t("step.cashed"))
      await returning.click()
      const dialog = page.getByRole("dialog", { name: t("call.exchangedTitle") })
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("call.why.does-not-fit") }).click()
      await expect(page.locator(".log").last()).toContainText(t("call.why.does-not-fit"))
      await undo()
      await expect.poll(async () => (await stored(documentId)).status).toBe("delivered")
      await expect(returning).toBeVisible()
    })
  })
}

import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// Orders that may be the same are shown wherever an order is, and are one of two things: the same, or more.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`orders that may be the same in ${locale}`, () => {
    const t = consoleWords(locale)
    const mobile = "0555 61 62 63"
    let shop: ConsoleShop
    let page: Page

    const stored = async (number: string) => {
      const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
      const { documentId } = (await found.json()).data[0]
      return (await (await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)).json()).data
    }

    // The call queue and the counts show every order of a shop.
    test.beforeEach(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 390)
    })
    test.afterEach(async () => {
      await page.context().close()
      await shop.stop()
    })

    test("the call queue shows it, and the later one is cancelled as the same", { tag: "@long" }, async () => {
      const first = await shop.order("casque-aura", 1, mobile)
      const twice = await shop.order("casque-aura", 2, mobile)
      await page.goto(`${shop.url}/admin/orders`)
      await expect(page.getByText(t("order.duplicateMark"))).toHaveCount(2)
      await page.goto(`${shop.url}/admin/orders/calls`)
      await expect(page.getByRole("heading", { name: first })).toBeVisible()
      await expect(page.getByText(t("order.duplicates"))).toBeVisible()
      await page.getByRole("button", { name: t("order.same") }).click()
      const dialog = page.getByRole("dialog")
      const [gone, remaining] = [(await stored(twice)).number, (await stored(first)).number]
      await expect(dialog).toContainText(t("order.sameText", { gone, remaining }))
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("order.sameDo", { gone }) }).click()
      await expect(page.getByText(t("order.duplicates"))).toHaveCount(0)
      await expect(page.locator(".log").last()).toContainText(t("history.wasSame", { number: twice }))
      await expect.poll(() => stored(twice)).toMatchObject({ status: "cancelled", mergedInto: { number: first } })
      await expect.poll(async () => (await stored(first)).lines).toMatchObject([{ quantity: 1 }])
    })

    test("an order's page is as it is now after another one was added to it", { tag: "@long" }, async () => {
      const first = await shop.order("casque-aura", 1, mobile)
      const more = await shop.order("nova-12", 1, mobile)
      const [remaining] = (await stored(more)).duplicates
      expect(remaining.number).toContain(first)
      await page.goto(`${shop.url}/admin/orders/${remaining.documentId}`)
      await expect(page.locator(".call-lines > li")).toHaveCount(1)
      await page.getByRole("button", { name: t("order.merge") }).click()
      const dialog = page.getByRole("dialog")
      await expect(dialog).toContainText(
        t("order.mergeText", { other: (await stored(more)).number, number: remaining.number }),
      )
      await dialog.getByRole("button", { name: t("order.merge") }).click()
      await expect(page.locator(".call-lines > li")).toHaveCount(2)
      await expect(page.getByText(t("order.duplicates"))).toHaveCount(0)
      await expect(page.locator(".log").last()).toContainText(t("history.merged", { number: more }))
      await expectNoSidewaysScroll(page)
      const gone = await stored(more)
      await page.goto(`${shop.url}/admin/orders/${gone.documentId}`)
      await expect(page.getByText(t("order.isMerged"), { exact: true })).toBeVisible()
      await page.getByRole("note").getByRole("link", { name: first }).click()
      await expect(page.getByRole("heading", { name: remaining.number })).toBeVisible()
      const counts = await page.request.get(`${shop.url}/api/admin/orders/counts`)
      expect((await counts.json()).data).toMatchObject({ new: 1, cancelled: 0 })
    })
  })
}

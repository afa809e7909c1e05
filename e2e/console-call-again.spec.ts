import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// An order that nobody answers: how often it was called, and when it returns, wherever it is seen.

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1440],
  ["ar", 390],
] as const)) {
  test.describe(`an order without an answer, in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/])
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await page?.context().close()
      await shop.stop()
    })

    /** A text with a time in it, whatever the time is. */
    const anyTime = (key: "call.returns" | "call.laterCount") =>
      new RegExp(
        t(key, { n: 1, time: "§" })
          .split("§")
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
          .join(".*\\d.*"),
      )

    test("says its calls and its next one in list, panel, order, board and queue", { tag: "@long" }, async () => {
      const number = await shop.order("casque-aura", 1, "0555 40 50 60")
      const { data } = await (await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)).json()
      const [{ documentId }] = data
      await page.goto(`${shop.url}/admin/orders/${documentId}`)
      for (const n of [1, 2, 3]) {
        await page.getByRole("button", { name: t("call.noAnswer") }).click()
        const tries = page.locator(".call small").filter({ hasText: t("orders.tries", { n }) })
        await expect(tries).toHaveText(anyTime("call.returns"))
        await expect(page.locator(".log").getByText(t(`outcome.no-answer-${n as 1 | 2 | 3}`))).toHaveCount(1)
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const said = t("orders.tries", { n: 3 })
      await page.goto(`${shop.url}/admin/orders`)
      await expect(page.locator(".orders tbody tr").first()).toContainText(said)
      if (width > 1000) await expect(page.getByRole("region", { name: t("call.panel") })).toContainText(said)
      await expectNoSidewaysScroll(page)
      await page.goto(`${shop.url}/admin/orders/board`)
      await expect(page.locator(".lane li").filter({ hasText: number })).toContainText(said)

      // Nothing is due: the queue says when it returns.
      await page.goto(`${shop.url}/admin/orders/calls`)
      await expect(page.getByRole("heading", { name: t("call.allDone") })).toBeVisible()
      await expect(page.getByText(anyTime("call.laterCount"))).toBeVisible()
      const other = await shop.order("sac-casbah", 1, "0555 40 50 61")
      await page.getByRole("button", { name: t("call.again") }).click()
      await expect(page.locator("article.call")).toContainText(other)
      await expect(page.getByText(anyTime("call.laterCount"))).toBeVisible()
      await expectNoSidewaysScroll(page)
      // The number is whole, with a mark of the status beside or below it.
      const cut = await page
        .locator("article.call header h2")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(cut).toBe(0)
    })
  })
}

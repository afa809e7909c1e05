import type { Page } from "@playwright/test"
import { type Db, openDatabase } from "#db/database.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, shortNumber, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"

const threeDaysAgo = () => new Date(Date.now() - 73 * 3600_000).toISOString()

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
])) {
  test.describe(`an order that nobody has confirmed in time, in ${locale} at ${width} px`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let db: Db
    let page: Page
    let number: string
    let address: string
    let problems: string[]

    const setStock = (quantity: number) =>
      db.updateTable("product").set({ quantity, status: "in-stock" }).where("slug", "=", "casque-aura").execute()

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      db = openDatabase({ dataDir: shop.dataDir })
      page = await ownersPage(browser, shop, locale, width)
      // Confirming without the stock is a 409.
      problems = watch(page, [/401/, /409/])
      number = await shop.order("casque-aura", 3, "0555 31 42 53")
      await db.updateTable("orders").set({ created_at: threeDaysAgo() }).execute()
      const { id, document_id } = await db.selectFrom("orders").select(["id", "document_id"]).executeTakeFirstOrThrow()
      await releaseStaleStock(db, new Date())
      number = `HN-${number.slice(3, 5)}-${String(id).padStart(6, "0")}`
      address = `${shop.url}/admin/orders/${document_id}`
    })
    test.afterAll(async () => {
      await page.context().close()
      await db.destroy()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    test("is marked in the list, on the board and on its page, and found by its mark", { tag: "@long" }, async () => {
      await page.goto(`${shop.url}/admin/orders`)
      await page
        .locator(".c-filters")
        .getByRole("button", { name: t("orders.filter.more"), exact: true })
        .click()
      await page.getByRole("checkbox", { name: t("orders.filter.noStock") }).check()
      await page.getByRole("button", { name: t("orders.filter.apply") }).click()
      const row = page.getByRole("row").filter({ hasText: number })
      await expect(row.getByText(t("order.stockReleased"), { exact: true })).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await page.goto(`${shop.url}/admin/orders/board`)
      const card = page.locator(".lane li").filter({ hasText: number })
      await expect(card.getByText(t("order.stockReleased"), { exact: true })).toBeVisible()
      await page.goto(`${shop.url}/admin/orders/calls`)
      const turn = page.locator(".call header").getByText(t("order.stockReleased"), { exact: true })
      await expect(turn).toBeVisible()
      expect(await turn.evaluate((mark) => mark.scrollWidth <= mark.clientWidth), "the mark is cut").toBe(true)
      await expectNoSidewaysScroll(page)
      await page.goto(address)
      await expect(page.locator("header").getByText(t("order.stockReleased"), { exact: true })).toBeVisible()
      await expect(page.getByText(t("order.stockReleasedText"))).toBeVisible()
      await expect(page.getByText(t("history.stockReleased"))).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test("is not confirmed while its units are sold, and says which are missing", { tag: "@long" }, async () => {
      await setStock(2)
      await page.goto(address)
      const goods = t("order.missingGoods", { title: "Casque sans fil Aura", wanted: 3, n: 2 })
      const missing = t("order.missing", { goods })
      await expect(page.getByRole("note").filter({ hasText: missing })).toBeVisible()
      await page.getByRole("button", { name: t("step.confirmed") }).click()
      await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test("takes its units again when it is confirmed", { tag: "@long" }, async () => {
      await setStock(5)
      await page.goto(address)
      await page.getByRole("button", { name: t("step.confirmed") }).click()
      await expect(page.getByText(t("history.stockTaken"))).toBeVisible()
      await expect(page.getByText(t("order.stockReleased"), { exact: true })).toHaveCount(0)
      const { quantity } = await db
        .selectFrom("product")
        .select("quantity")
        .where("slug", "=", "casque-aura")
        .executeTakeFirstOrThrow()
      expect(quantity).toBe(2)
    })

    test("is told from one whose network held enough when it was placed", { tag: "@long" }, async () => {
      await setStock(8)
      const fields = { mobile: "0555 31 42 54", client: { address: "203.0.113.7" } }
      const other = shortNumber(await shopApi(shop.url, shop.dataDir).place("casque-aura", 7, fields))
      const newest = db.selectFrom("orders").select("document_id").orderBy("id", "desc").limit(1)
      const { document_id } = await newest.executeTakeFirstOrThrow()
      await page.goto(`${shop.url}/admin/orders?q=${other}`)
      const row = page.getByRole("row").filter({ hasText: other })
      await expect(row.getByText(t("order.stockNotHeld"), { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(row.getByRole("img", { name: t("risk.many-units-from-network") })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.goto(`${shop.url}/admin/orders/${document_id}`)
      await expect(page.locator("header").getByText(t("order.stockNotHeld"), { exact: true })).toBeVisible()
      await expect(page.getByText(t("order.stockNotHeldText"))).toBeVisible()
      await expect(page.getByText(t("history.stockNotHeld"))).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole("button", { name: t("step.confirmed") }).click()
      await expect(page.getByText(t("history.stockTaken"))).toBeVisible()
      await expect(page.getByText(t("order.stockNotHeld"), { exact: true })).toHaveCount(0)
    })
  })
}

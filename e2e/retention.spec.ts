import type { Page } from "@playwright/test"
import { monthsBefore } from "#core/customers/retention.ts"
import { applyRetention } from "#db/customers/retention.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { ownersPage } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { shopData } from "./shop-data.ts"
import { casesOf } from "./short-form.ts"

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["fr", 390],
  ["ar", 1280],
  ["ar", 390],
])) {
  test.describe(`how long the shop keeps who ordered, in ${locale} at ${width} px`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let data: ReturnType<typeof shopData>
    let shop: Running
    let db: Db
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      data = shopData()
      shop = await startProcess("all", { DATA_DIR: data.dir })
      db = openDatabase({ dataDir: data.dir })
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/])
      await shopApi(shop.url, data.dir).place("casque-aura", 1, { mobile: "0555 31 42 53" })
      await db.updateTable("orders").set({ status: "cancelled" }).execute()
    })
    test.afterAll(async () => {
      await page.context().close()
      await db.destroy()
      await shop.stop()
      data.remove()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    test("is off, is set with a list that recommends two years, and is kept", { tag: "@long" }, async () => {
      const period = page.getByLabel(t("settings.retention"), { exact: true })
      await page.goto(`${shop.url}/admin/settings/shop`)
      await expect(period).toHaveValue("")
      await period.selectOption("24")
      await expect(period.locator("option:checked")).toContainText(t("settings.retentionRecommended"))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press("Control+s")
      await expect(page.locator(".c-bar")).toHaveAttribute("data-state", "saved")
      await page.reload()
      await expect(period).toHaveValue("24")
    })

    test("an order past it says that it has lost its person, and nobody can call it", { tag: "@long" }, async () => {
      const { document_id } = await db.selectFrom("orders").select("document_id").executeTakeFirstOrThrow()
      const order = `${shop.url}/admin/orders/${document_id}`
      await page.goto(order)
      await expect(page.locator("a.dial")).toBeVisible()
      expect(await applyRetention(db, monthsBefore(new Date(), -25))).toEqual({ orders: 1, messages: 0 })
      await page.reload()
      await expect(page.getByRole("note")).toContainText(t("order.anonymized", { date: "§" }).split("§")[0] ?? "")
      await expect(page.locator(".person")).toContainText(t("order.noPerson"))
      await expect(page.locator("a.dial")).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.goto(`${shop.url}/admin/settings/audit`)
      await expect(page.getByText(t("audit.action.anonymize", { thing: "§" }).split("§")[0] ?? "")).toBeVisible()
      await expect(page.getByText(t("audit.system")).first()).toBeVisible()
    })
  })
}

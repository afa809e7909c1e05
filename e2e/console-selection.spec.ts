import type { Page } from "@playwright/test"
import { formatMoney, fromDinars } from "#core/money.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

// The orders of a list that are selected: they are those that the list shows, and what is done reaches no other.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`selected orders in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    type Row = {
      documentId: string
      number: string
      total: number
      firstname: string
      lastname: string
      tags: string[]
    }
    const listed = async (query = ""): Promise<Row[]> =>
      (await (await page.request.get(`${shop.url}/api/admin/orders${query}`)).json()).data
    const selected = (n: number) => page.getByRole("group", { name: t("orders.selected", { n }), exact: true })
    /** Two orders a page of three new ones. */
    const twoNew = `filter=${encodeURIComponent(JSON.stringify({ status: ["new"] }))}&perPage=2&page=1`

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 1440)
      problems = watch(page, [/401/])
      await shop.order("casque-aura", 2, "0555 31 42 53")
      await shop.order("sac-casbah", 1, "0661 31 42 54")
      await shop.order("montre-nova-fit", 1, "0770 31 42 55")
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    async function selectAllOfTheFilter() {
      await page.goto(`${shop.url}/admin/orders?${twoNew}`)
      await page.getByLabel(t("orders.selectAll")).check()
      await selected(2)
        .getByRole("button", { name: t("orders.selectFound", { n: 3 }) })
        .click()
      await expect(selected(3)).toBeVisible()
    }

    test("all of a filter are selected, with what they come to, until another one is listed", {
      tag: "@long",
    }, async () => {
      await selectAllOfTheFilter()
      const rows = await listed()
      const total = rows.reduce((sum, row) => sum + row.total, 0)
      await expect(selected(3)).toContainText(formatMoney(fromDinars(total), locale, 0))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // Another page of the same filter keeps it.
      await page.getByRole("button", { name: t("form.next"), exact: true }).click()
      await expect(page.getByRole("row")).toHaveCount(2)
      await expect(page.getByRole("row").getByRole("checkbox", { checked: true })).toHaveCount(2)
      await expect(selected(3)).toBeVisible()
      await page.getByRole("searchbox").first().fill("0661314254")
      await expect(page.getByRole("row")).toHaveCount(2)
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
      await expect(selected(2)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole("row")).toHaveCount(2)
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
    })

    test("the panel says which order it is for", async () => {
      await page.goto(`${shop.url}/admin/orders?${twoNew}`)
      const [first] = await listed("?status=new")
      if (!first) throw new Error("No order is listed")
      const panel = page.getByRole("region", { name: t("call.panel") })
      await expect(panel.getByRole("heading", { level: 2 }).first()).toContainText(first.firstname)
      await expect(panel.getByText(t("call.thisAlone", { n: 1 }))).toHaveCount(0)
      await page.getByLabel(t("orders.selectAll")).check()
      await expect(panel.getByText(t("call.thisAlone", { n: 1 }))).toBeVisible()
      const confirm = panel.getByRole("button", { name: t("step.confirmed") })
      await expect(confirm).toContainText(first.number)
      await expect(confirm).toContainText(first.firstname)
    })

    test("all of a filter are selected and changed on a phone", { tag: "@long" }, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await selectAllOfTheFilter()
      // The box of the page stands alone, and no row is wider than the window.
      await expect(page.getByRole("columnheader")).toHaveCount(1)
      for (const row of await page.locator("table").locator("tr").all()) {
        const { x, width } = (await row.boundingBox()) ?? { x: 0, width: 0 }
        expect([x >= 0, x + width <= 390]).toEqual([true, true])
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await takeScreenshot(page, `selected-on-a-phone-${locale}`)
      // What is done with them stays in sight while the list is scrolled.
      await page.getByRole("row").last().scrollIntoViewIfNeeded()
      await expect(selected(3).getByRole("button", { name: t("orders.apply"), exact: true })).toBeInViewport()
      await selected(3)
        .getByRole("button", { name: t("orders.apply"), exact: true })
        .click()
      const dialog = page.getByRole("dialog")
      await expect(dialog.getByText(t("orders.bulkDone", { n: 3 }))).toBeVisible()
      await expectNoSidewaysScroll(page)
      await dialog.getByRole("button", { name: t("orders.undo") }).click()
      await expect(dialog.getByText(t("status.new"))).toHaveCount(3)
      await dialog
        .getByRole("button", { name: t("shell.close") })
        .last()
        .click()
      await page.goto(`${shop.url}/admin/products`)
      await page.getByLabel(t("products.selectAll")).check()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await takeScreenshot(page, `selected-products-on-a-phone-${locale}`)
      await page.setViewportSize({ width: 1440, height: 860 })
    })

    test("are tagged, assigned, printed and changed, each with its result", async () => {
      await selectAllOfTheFilter()
      const menu = () => page.getByRole("button", { name: t("orders.bulkMore") })
      await menu().click()
      const slips = page.getByRole("menuitem", { name: t("orders.print.slip") })
      const ids = new URL((await slips.getAttribute("href")) ?? "", shop.url).searchParams.get("ids")?.split(",")
      expect(ids?.toSorted()).toEqual((await listed()).map(({ documentId }) => documentId).toSorted())

      await page.getByRole("menuitem", { name: t("orders.tag"), exact: true }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("orders.tagAdd")).fill("Cadeau")
      await dialog.getByLabel(t("orders.tagAdd")).press("Enter")
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("orders.apply") }).click()
      await expect(dialog.getByText(t("orders.bulkDone", { n: 3 }))).toBeVisible()
      await dialog
        .getByRole("button", { name: t("shell.close") })
        .last()
        .click()
      await expect(page.getByRole("row").getByText("#Cadeau")).toHaveCount(2)

      await selectAllOfTheFilter()
      await menu().click()
      await page.getByRole("menuitem", { name: t("orders.assign") }).click()
      await dialog.getByRole("button", { name: t("orders.assign") }).click()
      await expect(dialog.getByText("Rania Belkacem")).toHaveCount(3)
      await dialog
        .getByRole("button", { name: t("shell.close") })
        .last()
        .click()

      await selectAllOfTheFilter()
      const [one] = await listed("?status=new")
      // Another member confirms one of them: it leaves the list and the selection.
      const address = `${shop.url}/api/admin/orders/${one?.documentId}/status`
      expect((await page.request.post(address, { data: { to: "confirmed" } })).status()).toBe(200)
      await selected(2)
        .getByRole("button", { name: t("orders.apply"), exact: true })
        .click()
      await expect(dialog.getByText(t("orders.bulkDone", { n: 2 }))).toBeVisible()
      await dialog.getByRole("button", { name: t("orders.undo") }).click()
      await expect(dialog.getByText(t("status.new"))).toHaveCount(2)
      await dialog
        .getByRole("button", { name: t("shell.close") })
        .last()
        .click()
      expect(await listed("?status=new")).toHaveLength(2)
    })

    test("the tables of products and agents are whole, on a phone and on a desk", { tag: "@long" }, async () => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 860 })
        await page.goto(`${shop.url}/admin/numbers`)
        for (const name of [t("numbers.byProduct"), t("numbers.byAgent")]) {
          const table = page.getByRole("region", { name, exact: true })
          await expect(table.getByText("%").first()).toBeVisible()
          const cut = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
          expect([name, width, cut]).toEqual([name, width, 0])
        }
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

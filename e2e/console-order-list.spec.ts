import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { readCsv } from "#core/files/read-csv.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"

// What is done at the desk when nobody is on the phone: figures, files out and in, the journal.

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the desk in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]
    let numbers: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 1440)
      problems = watch(page, [/401/])
      numbers = [
        await shop.order("casque-aura", 2, "0555 31 42 53"),
        await shop.order("sac-casbah", 1, "0661 31 42 54"),
      ]
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    test("products are named in the agent's language, in the list and in a call", async () => {
      const found = await page.request.get(`${shop.url}/api/admin/products?q=casque-aura`)
      const name: Record<"fr" | "ar", string> = (await found.json()).data[0].name
      await page.goto(`${shop.url}/admin/orders`)
      const row = page.getByRole("row").filter({ hasText: name[locale] })
      await expect(row).toHaveCount(1)
      const listed = await page.request.get(`${shop.url}/api/admin/orders`)
      await page.goto(`${shop.url}/admin/orders/${(await listed.json()).data[0].documentId}`)
      await expect(page.getByText(t("order.origin.cart")).or(page.getByText(t("order.origin.product")))).toBeVisible()
      await page.goto(`${shop.url}/admin/orders/calls`)
      await expect(page.getByText(name[locale]).first()).toBeVisible()
    })

    test("the figures tell what was ordered, in a period that is one", async () => {
      await page.goto(`${shop.url}/admin/numbers`)
      await expect(page).toHaveTitle(`(2) ${t("shell.numbers")} · ${t("shell.title")}`)
      const orders = page.locator(".figures > div").first()
      await expect(orders.locator("dd").first()).toHaveText("2")
      await expect(orders).toContainText(t("numbers.about.orders"))
      await page.getByRole("button", { name: t("numbers.yesterday") }).click()
      await expect(orders.locator("dd").first()).toHaveText("0")
      await page.getByLabel(t("numbers.to"), { exact: true }).fill("2026-01-02")
      await page.getByLabel(t("numbers.from"), { exact: true }).fill("2026-01-03")
      await expect(page.getByText(t("numbers.wrongPeriod"))).toBeVisible()
      await page.getByRole("button", { name: t("numbers.today") }).click()
      await expect(page.getByText(t("numbers.wrongPeriod"))).toHaveCount(0)
      await expect(orders.locator("dd").first()).toHaveText("2")
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test("a file of the orders can be opened, and has what was ordered", { tag: "@long" }, async () => {
      await page.goto(`${shop.url}/admin/orders`)
      await page.getByRole("button", { name: t("orders.export"), exact: true }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("export.format")).selectOption("csv")
      await expectAccessible(page)
      const coming = page.waitForEvent("download")
      await dialog.getByRole("button", { name: t("orders.export"), exact: true }).click()
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      const [headers = [], ...rows] = readCsv(await readFile(await file.path(), "utf8"))
      const written = rows.filter((row) => row.length === headers.length)
      expect(written.map(([number]) => number).sort()).toEqual([...numbers].sort())
      const mobile = headers.indexOf(locale === "ar" ? "الهاتف" : "Téléphone")
      expect(written.map((row) => row[mobile]?.replace(/\D/g, "")).sort()).toEqual(["0555314253", "0661314254"])
      await expect(dialog).toHaveCount(0)
    })

    test("a carrier's file says what it would do, then ships what can be shipped", { tag: "@long" }, async () => {
      const [number = ""] = numbers
      const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
      const { documentId } = (await found.json()).data[0]
      const address = `${shop.url}/api/admin/orders/${documentId}`
      expect((await page.request.post(`${address}/status`, { data: { to: "confirmed" } })).status()).toBe(200)
      await page.goto(`${shop.url}/admin/orders`)
      await page
        .locator(".c-top")
        .getByRole("button", { name: t("shell.more"), exact: true })
        .click()
      await page.getByRole("menuitem", { name: t("orders.import") }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel(t("import.carrier"), { exact: true }).selectOption("yalidine")
      const text = `reference;tracking\n${number};YAL-31A\nHN-26-999999;YAL-31B\n`
      const csv = { name: "yalidine.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
      await dialog.getByLabel(t("import.file")).setInputFiles(csv)
      await dialog.getByRole("button", { name: t("import.check") }).click()
      await expect(dialog.getByRole("status")).toContainText(t("import.would", { n: 1 }))
      await expect(dialog).toContainText(t("import.problem.unknownOrder"))
      expect((await (await page.request.get(address)).json()).data.status).toBe("confirmed")
      await expectAccessible(page)
      await dialog.getByRole("button", { name: t("import.apply", { n: 1 }) }).click()
      await expect(dialog.getByRole("status")).toContainText(t("import.did", { n: 1 }))
      const { status, tracking } = (await (await page.request.get(address)).json()).data
      expect({ status, tracking }).toEqual({ status: "shipped", tracking: "YAL-31A" })
    })

    test("papers can be read on a dark screen, and are printed with all of their facts alone", {
      tag: "@long",
    }, async () => {
      const found = await page.request.get(`${shop.url}/api/admin/orders?q=${numbers[0]}`)
      const { documentId } = (await found.json()).data[0]
      await page.emulateMedia({ colorScheme: "dark" })
      for (const paper of ["invoice", "slip"] as const) {
        await page.goto(`${shop.url}/admin/orders/${documentId}/${paper}`)
        await expect(page.getByRole("button", { name: t("order.print") })).toBeVisible()
        const { number } = (await (await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)).json()).data
        expect(number).toMatch(new RegExp(`^${numbers[0]}-[A-Z\\d]{4}$`))
        await expect(page).toHaveTitle(`${t(`order.${paper}`)} ${number} · ${t("shell.title")}`)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.emulateMedia({ colorScheme: "light" })
      await page.route("**/api/app-setting*", (route) => route.fulfill({ status: 404, json: { error: {} } }))
      await page.reload()
      await expect(page.getByRole("alert").getByRole("button", { name: t("shell.retry") })).toBeVisible()
      await expect(page.getByRole("button", { name: t("order.print") })).toHaveCount(0)
      await page.unroute("**/api/app-setting*")
      await page.getByRole("button", { name: t("shell.retry") }).click()
      await expect(page.getByRole("button", { name: t("order.print") })).toBeVisible()
      problems.splice(0)
    })

    test("a slip is one sheet of A6, also with long Arabic names", { tag: "@long" }, async () => {
      const long = { firstname: "عبد الرحمن نور الدين ".repeat(3).trim(), lastname: "بن عبد العزيز ".repeat(4).trim() }
      const address = "حي 1200 مسكن، عمارة 12-14، مقابل مسجد الفتح بالقرب من الصيدلية، أقبو"
      const person = { mobile: "0770 31 42 56", ...long, address, note: "الاتصال بعد 17:30 على 0661-22-33-44" }
      const { documentId } = await shopApi(shop.url, shop.dataDir).place("casque-aura", 1, person)
      await page.goto(`${shop.url}/admin/orders/${documentId}/slip`)
      await expect(page.getByRole("button", { name: t("order.print") })).toBeVisible()
      // Every line of the address begins at the edge where the lines of the slip do.
      const indents = await page.getByText(address.slice(0, 8)).evaluate((element) => {
        const edge = (rect: DOMRect) => (document.dir === "rtl" ? -rect.right : rect.left)
        const column = element.closest("section")?.getBoundingClientRect() ?? new DOMRect()
        const lines = Map.groupBy(element.getClientRects(), ({ top }) => Math.round(top))
        return [...lines.values()].map((rects) => Math.round(Math.min(...rects.map(edge)) - edge(column)))
      })
      expect(indents).toEqual(indents.map(() => 0))
      expect(indents.length).toBeGreaterThan(1)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
      const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4)
      expect(boxes.map(([, width, height]) => [millimetres(width), millimetres(height)])).toEqual([[105, 148]])
    })

    test("the journal tells who did what, in words, and finds it again", { tag: "@long" }, async () => {
      const number = await shop.order("montre-nova-fit", 1, "0770 31 42 55")
      const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
      const address = `${shop.url}/api/admin/orders/${(await found.json()).data[0].documentId}/status`
      expect((await page.request.post(address, { data: { to: "confirmed" } })).status()).toBe(200)
      expect((await page.request.get(`${shop.url}/api/admin/orders/export?format=csv`)).status()).toBe(200)
      await page.goto(`${shop.url}/admin/settings/audit`)
      const rows = page.locator(".c-rows > li")
      const confirmed = t("audit.action.status", { thing: t("audit.resource.orders") })
      const exported = t("audit.action.export", { thing: "§" }).split("§")[0] ?? ""
      const joined = t("audit.action.join")
      await expect(rows.filter({ hasText: confirmed }).first()).toContainText("Rania Belkacem")
      await expect(rows.filter({ hasText: confirmed }).first().getByRole("link", { name: number })).toBeVisible()
      await expect(rows.filter({ hasText: joined })).toHaveCount(1)
      await rows.filter({ hasText: confirmed }).first().getByText(t("audit.details")).click()
      await expect(rows.filter({ hasText: confirmed }).first().locator("dl")).toContainText(t("status.confirmed"))
      await expect(rows.filter({ hasText: confirmed }).first().locator("dl")).not.toContainText(/[{}"]/)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByLabel(t("audit.search")).fill("export")
      await page.getByRole("button", { name: t("orders.searchButton"), exact: true }).click()
      await expect(rows.filter({ hasText: joined })).toHaveCount(0)
      await expect(rows.filter({ hasNotText: exported })).toHaveCount(0)
      await expect(rows.first()).toContainText(exported)
    })
  })
}

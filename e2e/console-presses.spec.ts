import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { temporaryData } from "#server/testing.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { pacedPerson } from "./paced-person.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// How many presses and seconds a merchant's day takes: each row of the table in docs/console.md is done here, and measured.

const row = /^\| ([^|]+) \| (\d+) \| (\d+) \|$/
const table = readFileSync(join(import.meta.dirname, "../docs/console.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, step = "", presses, seconds] = row.exec(line) ?? []
    return step ? [{ step, presses: Number(presses), seconds: Number(seconds) }] : []
  })

for (const [locale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
  ["fr", 390],
  ["ar", 1280],
] as const)) {
  test.describe(`a merchant's presses in ${locale} at ${width} px`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, width)
      problems = watch(page, [/401/])
      // A message leaves the shop; what is printed is another test's business.
      await page.context().route(/wa\.me/, (route) => route.fulfill({ body: "" }))
      await page.context().addInitScript(() => Object.assign(window, { print: () => undefined }))
    })
    test.afterAll(async () => {
      await page?.context().close()
      await shop.stop()
    })

    const button = (name: string) => page.getByRole("button", { name, exact: true })
    const box = (name: string) => page.getByRole("checkbox", { name, exact: true })
    const open = (path: string) => page.goto(`${shop.url}/admin${path}`)
    const saved = () => expect(page.locator(".c-bar")).toHaveAttribute("data-state", "saved")
    const post = async (path: string, data: object) =>
      expect((await page.request.post(`${shop.url}/api/admin${path}`, { data })).ok()).toBe(true)
    let phone = 10
    /** An order that has gone these steps. @returns its documentId */
    async function order(...steps: string[]): Promise<string> {
      const number = await shop.order("casque-aura", 1, `0555 40 50 ${phone++}`)
      const { data } = await (await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)).json()
      for (const to of steps) await post(`/orders/${data[0].documentId}/status`, { to })
      return data[0].documentId
    }
    const delivered = ["confirmed", "preparing", "shipped", "delivered"]
    const chosen = (n: number) => page.getByRole("group", { name: t("orders.selected", { n }), exact: true })
    /** Two orders a page of those with a status, all of them selected. */
    async function selectAll(status: string, n: number, select: (box: ReturnType<Page["locator"]>) => Promise<void>) {
      await open(`/orders?filter=${encodeURIComponent(JSON.stringify({ status: [status] }))}&perPage=2&page=1`)
      await select(page.getByLabel(t("orders.selectAll")))
      await select(chosen(2).getByRole("button", { name: t("orders.selectFound", { n }) }))
      await expect(chosen(n)).toBeVisible()
    }
    const click = (target: ReturnType<Page["locator"]>) => target.click()
    const result = (n: number) => expect(page.getByRole("dialog").getByText(t("orders.bulkDone", { n }))).toBeVisible()

    test("are as many as docs/console.md says", { tag: "@long" }, async () => {
      test.setTimeout(600_000)
      const person = pacedPerson(page)
      const more = () => person.press(button(t("orders.bulkMore")))
      const item = (name: string) => page.getByRole("menuitem", { name, exact: true })

      await open("/settings/shop")
      person.begin("choose a promise (box, save)")
      await person.press(box(t("settings.promise.call")))
      await person.press(button(t("form.save")))
      await saved()
      person.begin("ask for the wilaya, or write decimals only where there are centimes (box, save)")
      await person.press(box(t("settings.asksWilaya")))
      await person.press(button(t("form.save")))
      await saved()

      await open("/delivery")
      person.begin("close a commune (communes, wilaya, box, save)")
      await person.press(page.getByRole("link", { name: t("communes.link"), exact: true }))
      await person.choose(page.getByLabel(t("order.wilaya"), { exact: true }), "16")
      const commune = page.getByRole("listitem").filter({ hasText: locale === "fr" ? "Hydra" : "حيدرة" })
      await person.press(commune.getByRole("checkbox", { name: t("communes.delivered"), exact: true }))
      await person.press(button(t("form.save")))
      await saved()

      const folder = temporaryData()
      await open("/products/import")
      const coming = page.waitForEvent("download")
      await button(t("productFile.example")).click()
      const file = join(folder.dir, "exemple.csv")
      await (await coming).saveAs(file)
      person.begin("store a file of products (file with the system's dialog, store)")
      await person.file(() => person.press(button(t("productFile.choose"))), file)
      await person.press(button(t("productFile.storeFile")))
      await expect(page.getByText(t("productFile.done"))).toBeVisible()
      folder.remove()

      await open("/products")
      person.begin("rename a department (departments, name of 10 letters, save)")
      await person.press(page.getByRole("link", { name: t("universes.title"), exact: true }))
      await person.write(
        // A phone shows the name in the main language.
        page.locator(width === 390 ? '[name="1.name.fr"]' : `[name="1.name.${locale}"]`),
        locale === "fr" ? "Habillages" : "ملابس أنيقة".slice(0, 10),
      )
      await person.press(button(t("form.save")))
      await saved()

      await open(`/orders/${await order("confirmed")}`)
      person.begin("take back a change of status")
      await person.press(button(t("order.undoTo", { status: t("status.new") })).first())
      await expect(page.getByText(t("orders.undone"))).toBeVisible()
      await open(`/orders/${await order("cancelled")}`)
      person.begin("reopen a cancelled order")
      await person.press(button(t("order.reopen")).first())
      await expect(page.getByText(t("orders.undone"))).toBeVisible()

      await open(`/orders/${await order(...delivered)}`)
      person.begin("say that an order is cashed")
      await person.press(button(t("step.cashed")))
      await expect(button(t("call.notCashed"))).toBeVisible()
      await open(`/orders/${await order("confirmed", "preparing", "shipped", "returning")}`)
      person.begin("say that a parcel came back, and how")
      await person.press(button(t("step.returned")))
      await person.press(page.getByRole("dialog").getByRole("button", { name: t("call.why.parcel-damaged") }))
      await expect(page.locator("header.c-top").getByText(t("status.returned"))).toBeVisible()

      await open(`/orders/${await order("confirmed")}`)
      person.begin("give a discount (edit, 4 digits, a reason of 12 letters, save)")
      await person.press(button(t("order.edit")))
      await person.write(page.locator('[name="staffDiscount"]'), "1500")
      await person.write(page.locator('[name="discountReason"]'), "Bonne amitié")
      await person.press(button(t("order.save")))
      await expect(page.getByText(t("order.saved"))).toBeVisible()
      person.begin("print an order's slip or invoice")
      await person.press(page.getByRole("link", { name: t("order.slip"), exact: true }))
      await person.press(button(t("order.print")))

      await open(`/orders/${await order()}`)
      const windows = page.context()
      person.begin("write to a buyer in WhatsApp")
      let opened = windows.waitForEvent("page")
      await person.press(page.getByRole("link", { name: t("call.whatsapp"), exact: true }))
      await (await opened).close()
      person.begin("write another message than that of the status")
      await person.press(page.getByText(t("orderMessage.other")))
      opened = windows.waitForEvent("page")
      await person.press(page.getByRole("link", { name: t("orderMessage.kind.cancelled"), exact: true }))
      await (await opened).close()

      await open("/orders/calls")
      await expect(button(t("step.confirmed"))).toBeVisible()
      const asked = () => page.locator("article.call header h2")
      const first = await asked().textContent()
      person.begin("say how a call went, by a button")
      await person.press(button(t("call.noAnswer")))
      await expect(asked()).not.toHaveText(first ?? "")
      const second = await asked().textContent()
      person.begin("say how a call went, by a key")
      await person.key("1")
      await expect(asked().filter({ hasText: second ?? "" })).toHaveCount(0)

      for (let n = 0; n < 3; n++) await order("confirmed", "preparing")
      person.begin("select all orders of a filter")
      await selectAll("preparing", 3, person.press)
      person.begin("print the slips of all that are selected")
      await more()
      opened = windows.waitForEvent("page")
      await person.press(item(t("orders.print.slip")))
      const papers = await opened
      await person.press(papers.getByRole("button", { name: t("print.many", { n: 3 }) }))
      await papers.close()
      person.begin("tag all that are selected (a tag of 6 letters)")
      await more()
      await person.press(item(t("orders.tag")))
      await person.write(page.getByLabel(t("orders.tagAdd")), "Cadeau")
      await person.key("Enter")
      await person.press(page.getByRole("dialog").getByRole("button", { name: t("orders.apply"), exact: true }))
      await result(3)
      await selectAll("preparing", 3, click)
      person.begin("assign all that are selected")
      await more()
      await person.press(item(t("orders.assign")))
      await person.press(page.getByRole("dialog").getByRole("button", { name: t("orders.assign"), exact: true }))
      await expect(page.getByRole("dialog").getByText("Rania Belkacem")).toHaveCount(3)
      await selectAll("preparing", 3, click)
      person.begin("export all that are selected")
      await more()
      await person.press(item(t("orders.export")))
      const written = page.waitForEvent("download")
      await person.press(page.getByRole("dialog").getByRole("button", { name: t("orders.export"), exact: true }))
      await (await written).delete()
      await selectAll("preparing", 3, click)
      person.begin("change the status of all that are selected to the next one")
      await person.press(chosen(3).getByRole("button", { name: t("orders.apply"), exact: true }))
      await result(3)

      for (let n = 0; n < 2; n++) await order(...delivered)
      await open(
        `/orders?filter=${encodeURIComponent(JSON.stringify({ cashed: "0", status: ["delivered"] }))}&perPage=10&page=1`,
      )
      await page.getByLabel(t("orders.selectAll")).check()
      person.begin("cash all that are selected")
      await person.press(chosen(2).getByRole("button", { name: t("orders.cash"), exact: true }))
      await result(2)

      const measured = person
        .done()
        .map(({ step, presses, seconds }) => ({ step, presses, seconds: Math.round(seconds) }))
      for (const { step, presses, seconds } of measured) process.stdout.write(`| ${step} | ${presses} | ${seconds} |\n`)
      // Other rows are measured where their screens are tested.
      for (const row of measured) expect(table).toContainEqual(row)
      expect(problems, "console errors and failed requests").toEqual([])
    })
  })
}

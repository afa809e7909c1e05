import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"

// What goes out with a parcel, and to its buyer: slips, invoices and messages.

const person = { firstname: "محمد الأمين", lastname: "بن عبد الله", mobile: "0770 31 42 56" }
const long = {
  address: "حي 1200 مسكن، عمارة 12-14، مقابل مسجد الفتح بالقرب من الصيدلية، أقبو، ".repeat(3).trim(),
  note: "Appeler avant de venir, le portail est fermé après 18 h. ".repeat(7).trim(),
}

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`papers and messages in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let page: Page
    let problems: string[]
    let orders: { documentId: string; number: string }[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      page = await ownersPage(browser, shop, locale, 1280)
      problems = watch(page, [])
      const { place } = shopApi(shop.url, shop.dataDir)
      orders = [
        await place("casque-aura", 2, person),
        await place("sac-casbah", 1, { ...person, ...long, mobile: "0770 31 42 57" }),
        await place("sac-casbah", 1, { ...person, mobile: "0770 31 42 58", locale: "ar" }),
      ]
    })
    test.afterAll(async () => {
      await page.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    /** Millimetres of the pages that are printed. */
    async function printedPages(): Promise<[width: number, height: number][]> {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1")
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
      const millimetres = (points = "0") => Math.round((Number(points) / 72) * 25.4)
      return boxes.map(([, width, height]) => [millimetres(width), millimetres(height)])
    }
    const address = (document: string, more = "") =>
      `${shop.url}/admin/print?ids=${orders.map(({ documentId }) => documentId).join(",")}&document=${document}${more}`
    const print = () => page.getByRole("button", { name: t("print.many", { n: 3 }) })
    const format = () => page.getByLabel(t("print.format"), { exact: true })

    test("slips of many orders are printed at once, one a page, on the paper that was used last", async () => {
      await page.goto(address("slip"))
      await expect(print()).toBeVisible()
      await expect(page.getByRole("article")).toHaveCount(3)
      for (const { number } of orders) await expect(page.getByRole("img", { name: number })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await printedPages()).toEqual(Array(3).fill([105, 148]))
      await format().selectOption("10x15")
      expect(await printedPages()).toEqual(Array(3).fill([100, 150]))

      const longText = () =>
        page
          .getByRole("article")
          .nth(1)
          .evaluate((slip) => getComputedStyle(slip).fontSize)
      expect(Number.parseFloat(await longText())).toBeLessThan(13)

      await format().selectOption("80mm")
      await expect(page.locator("[data-page]")).toHaveCount(3)
      // A roll is as long as its slip: nothing on it is smaller.
      expect(await longText()).toBe("13px")
      const roll = await printedPages()
      expect(roll.map(([width]) => width)).toEqual([80, 80, 80])
      // Each is as long as it is, the one with a long address the longest.
      expect(Math.max(...roll.map(([, height]) => height))).toBe(roll[1]?.[1])
      await page.reload()
      await expect(format()).toHaveValue("80mm")
    })

    test("four slips stand on a sheet of A4, and nothing of a long one is cut off", async () => {
      await page.goto(address("slip", "&format=a4x4"))
      await expect(print()).toBeVisible()
      expect(await printedPages()).toEqual([[210, 297]])
      const cut = await page
        .getByRole("article")
        .evaluateAll((slips) => slips.map((slip) => slip.scrollHeight - slip.clientHeight))
      expect(cut).toEqual([0, 0, 0])
      await expect(page.getByText(long.note.slice(-20))).toBeVisible()
    })

    test("a slip names goods and place in its own language, each run by itself", async () => {
      const found = await page.request.get(`${shop.url}/api/admin/products?q=casque-aura`)
      const name: Record<"fr" | "ar", string> = (await found.json()).data[0].name
      for (const [language, chip] of [
        ["fr", "Français"],
        ["ar", "العربية"],
      ] as const) {
        await page.goto(address("slip", "&format=a6"))
        await page.getByRole("button", { name: chip, exact: true }).click()
        const line = page.getByRole("article").first().getByRole("listitem").first()
        await expect(line).toContainText(name[language])
        const runs = await line.locator("bdi").allTextContents()
        expect(runs.slice(0, 2)).toEqual(["2", name[language]])
        // The number of units stands where the line begins.
        const [units, whole] = [await line.locator("bdi").first().boundingBox(), await line.boundingBox()]
        const isFirst = (units?.x ?? 0) < (whole?.x ?? 0) + (whole?.width ?? 0) / 2
        expect(isFirst).toBe(language === "fr")
      }
      await page.getByRole("button", { name: locale === "fr" ? "Français" : "العربية", exact: true }).click()
    })

    test("invoices are printed together, and an order that is gone is told", { tag: "@long" }, async () => {
      await page.goto(address("invoice").replace("ids=", "ids=nobodyhasthisdocumentid0,"))
      await expect(print()).toBeVisible()
      await expect(page.getByRole("status")).toHaveText(t("print.missing", { n: 1, max: 100 }))
      expect(await printedPages()).toEqual(Array(3).fill([210, 297]))
      await page.goto(`${shop.url}/admin/print?ids=1,2`)
      await expect(page.getByRole("heading", { name: t("shell.notFound") })).toBeVisible()
    })

    test("a message of the settings is what one press writes to a buyer in his language", {
      tag: "@long",
    }, async () => {
      await page.goto(`${shop.url}/admin/settings/messages`)
      const field = page.locator('textarea[name="new.fr"]')
      const save = page.getByRole("button", { name: t("form.save"), exact: true })
      await field.fill("Salut {prenom}")
      await save.click()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(field).toHaveAccessibleDescription(/\{prenom\}/)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await field.fill("Salut {name}, {number} : {total}\nSuivi {tracking}")
      await save.click()
      await expect(page.getByText(t("orderMessage.saved"))).toBeVisible()

      await page.goto(`${shop.url}/admin/orders/${orders[0]?.documentId}`)
      const chat = page.getByRole("link", { name: t("call.whatsapp"), exact: true })
      const textOf = async (link = chat) =>
        new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? ""
      await expect.poll(() => textOf()).toMatch(/^Salut محمد الأمين, HN-26-\d{6}-[A-Z\d]{4} : [\d\s]+DA$/)
      await page.getByText(t("orderMessage.other")).click()
      const cancelled = page.getByRole("link", { name: t("orderMessage.kind.cancelled"), exact: true })
      expect(await textOf(cancelled)).toContain("est annulée")
      await expectAccessible(page)

      // Goods and place too are in the language of who ordered.
      await page.goto(`${shop.url}/admin/orders/${orders[2]?.documentId}`)
      await expect.poll(() => textOf()).toMatch(/حقيبة.*أقبو، بجاية/)
    })
  })
}

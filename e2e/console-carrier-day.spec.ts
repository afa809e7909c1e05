import { startDoubleOf } from "#carriers/testing/doubles.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopApi } from "./shop-api.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"
import { createTranslate } from "./words.ts"

/** Orders of the day. One goes to a commune that the carrier spells in its own way. */
const many = 20
const commune = "Bou Ismaïl"

const cases = [
  { locale: "fr", width: 1280 },
  { locale: "fr", width: 390 },
  { locale: "ar", width: 1280 },
  { locale: "ar", width: 390 },
] as const

for (const { locale, width } of casesOf(import.meta.filename, cases)) {
  test.describe(`a day with a carrier in ${locale} at ${width}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let double: Awaited<ReturnType<typeof startDoubleOf>>
    test.beforeAll(async () => {
      shop = await startConsoleShop({ WEBHOOK_NETWORK: "any" })
      double = await startDoubleOf("yalidine", { hasQuotas: false })
    })
    test.afterAll(async () => {
      await shop.stop()
      await double.stop()
    })

    test("twenty orders are sent, one after its commune is spelled right, labelled, followed and delivered", {
      tag: "@long",
    }, async ({ browser }) => {
      const page = await ownersPage(browser, shop, locale, width)
      const problems = watch(page, [])
      const shot = (name: string) => takeScreenshot(page, `${name}-${locale}-${width}`)
      const dialog = page.getByRole("dialog")
      const named = (text: string) => ({ name: text, exact: true })
      const headers = { origin: shop.url }
      const secret = "secret-of-webhooks-0815"

      await page.goto(`${shop.url}/admin/delivery/accounts`)
      await page.getByRole("button", named(t("carrier.add"))).click()
      await dialog.getByLabel(t("carrier.name"), { exact: true }).fill("Yalidine")
      await dialog.getByLabel(t("carrier.address"), { exact: true }).fill(double.baseUrl)
      for (const [key, value] of Object.entries(double.keys)) {
        await dialog.getByLabel(t("carrier.key", { key }), { exact: true }).fill(value)
      }
      await dialog.getByLabel(t("carrier.webhookSecret"), { exact: true }).fill(secret)
      await dialog.getByRole("button", named(t("carrier.add"))).click()
      await expect(page.getByText(t("carrier.unmatched"), { exact: true })).toBeVisible({ timeout: 60_000 })
      await shot("01-account")

      const { place, move } = shopApi(shop.url, shop.dataDir)
      const placed: { documentId: string; number: string; token: string }[] = []
      for (let n = 0; n < many; n++) {
        const person = { mobile: `06610001${String(n).padStart(2, "0")}`, locale }
        const where = n === 0 ? { wilaya: "Tipaza", commune } : {}
        placed.push(await place("casque-aura", 1, { ...person, ...where }))
      }
      for (const order of placed) await move(order, "confirmed")

      await page.goto(`${shop.url}/admin/orders`)
      await page.getByLabel(t("orders.selectAll")).check()
      await page.evaluate(() => {
        document.documentElement.dataset.presses = "0"
        const count = () => {
          const { dataset } = document.documentElement
          dataset.presses = String(Number(dataset.presses) + 1)
        }
        addEventListener("click", count, true)
      })
      // Two presses from confirmed to the carrier, for any number.
      await page.getByRole("button", named(t("orders.sendParcels"))).click()
      await expect(dialog.getByText(t("parcel.ready", { n: many - 1 }))).toBeVisible({ timeout: 30_000 })
      await expect(dialog.getByText(t("parcel.problem.commune"))).toBeVisible()
      await shot("02-send")
      await dialog.getByRole("button", named(t("parcel.sendNow", { n: many - 1 }))).click()
      await expect(dialog.getByText(t("parcel.sent", { n: many - 1 }))).toBeVisible()
      await expect(page.locator("html")).toHaveAttribute("data-presses", "2")
      await dialog
        .getByRole("button", named(t("parcel.close")))
        .last()
        .click()
      await expect.poll(() => double.parcels.length, { timeout: 60_000 }).toBe(many - 1)

      // The commune as the carrier spells it.
      await page.goto(`${shop.url}/admin/delivery/carriers/yalidine`)
      await page.getByLabel(t("order.wilaya"), { exact: true }).selectOption("42")
      await page.getByPlaceholder(commune, { exact: true }).fill("Bou Smail")
      await page.keyboard.press("Control+s")
      await expect(page.getByText(t("spelling.saved"))).toBeVisible()
      await page.goto(`${shop.url}/admin/orders/${placed[0]?.documentId}`)
      await page.getByRole("button", named(t("parcel.send"))).click()
      await dialog.getByRole("button", named(t("parcel.sendNow", { n: 1 }))).click()
      await expect(dialog.getByText(t("parcel.sent", { n: 1 }))).toBeVisible()
      await expect.poll(() => double.parcels.length, { timeout: 60_000 }).toBe(many)

      await page.goto(`${shop.url}/admin/orders/parcels/under-way`)
      await page.getByRole("button", named(t("labels.print", { n: many }))).click()
      await expect(dialog.getByText(t("labels.ready", { n: many }))).toBeVisible({ timeout: 90_000 })
      await shot("03-labels")
      const saved = page.waitForEvent("download")
      await dialog.getByRole("link", named(t("labels.save"))).click()
      expect((await saved).suggestedFilename()).toBe("labels.pdf")
      await page.keyboard.press("Escape")
      await shot("04-parcels")
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // The driver could not deliver the first one; its shopper answers by the private link.
      const hook = async (tracking: string, word: string, reason: string | null, hours: number) => {
        double.move(tracking, word, reason, new Date(Date.now() + hours * 3600_000))
        const list = await page.request.get(`${shop.url}/api/admin/carriers`)
        const { data } = (await list.json()) as { data: { accounts: { hookPath: string }[] } }
        const message = double.webhook(tracking, secret, hours)
        const sent = await fetch(`${shop.url}${data.accounts[0]?.hookPath}`, { method: "POST", ...message })
        expect(sent.status).toBe(200)
      }
      const first = placed[1]
      const parcel = double.parcels.find(({ reference }) => reference === first?.number)
      const tracking = parcel?.tracking ?? ""
      await hook(tracking, "Tentative échouée", "Client injoignable", 1)
      const shopper = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: false })
      const tracked = await shopper.newPage()
      const w = createTranslate(locale)
      await expect
        .poll(
          async () => {
            await tracked.goto(`${shop.url}${locale === "ar" ? "/ar" : ""}/order?order=${first?.token}`)
            return tracked.getByText(w("tracking.answer.title")).count()
          },
          { timeout: 60_000 },
        )
        .toBe(1)
      await takeScreenshot(tracked, `05-tracking-${locale}-${width}`)
      await expectNoSidewaysScroll(tracked)
      await tracked.getByText(w("tracking.answer.phone"), { exact: true }).click()
      await tracked.getByLabel(w("tracking.answer.newPhone")).fill("0770 11 22 33")
      await tracked
        .locator("details[open]")
        .getByRole("button", { name: w("tracking.answer.send") })
        .click()
      await expect(tracked.getByText(w("tracking.answered"))).toBeVisible()
      await takeScreenshot(tracked, `06-answered-${locale}-${width}`)
      await shopper.close()

      // The order is the next one in the queue of calls, with the carrier's reason and the answer.
      await page.goto(`${shop.url}/admin/orders/calls`)
      await expect(page.getByText("Client injoignable")).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText("0770112233").first()).toBeVisible()
      await shot("07-call")
      await expectAccessible(page)
      await page.getByRole("button", named(t("parcel.attended"))).click()
      await expect(page.getByText("Client injoignable")).toHaveCount(0)

      await hook(tracking, "Livré", null, 2)
      await expect
        .poll(
          async () => {
            const answer = await page.request.get(`${shop.url}/api/admin/orders/${first?.documentId}`)
            return ((await answer.json()) as { data: { status: string } }).data.status
          },
          { timeout: 60_000 },
        )
        .toBe("delivered")

      // Neither keys nor secrets in what the shop writes, lists and backs up.
      await page.request.post(`${shop.url}/api/admin/backups`, {
        data: { password: "petit jardin de jasmin" },
        headers,
      })
      const lists = await Promise.all(
        ["/backups", "/audit", "/carriers", "/orders/export?format=csv"].map(async (path) =>
          (await page.request.get(`${shop.url}/api/admin${path}`)).text(),
        ),
      )
      for (const key of [...Object.values(double.keys), secret]) {
        expect([...lists, shop.printed()].filter((text) => text.includes(key))).toEqual([])
      }
      expect(problems).toEqual([])
      await page.context().close()
    })
  })
}

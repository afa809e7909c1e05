import type { Browser, Page } from "@playwright/test"
import { startDoubleOf } from "#carriers/testing/doubles.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { choose } from "./choose.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"
import { createTranslate } from "./words.ts"

type Desk = { id: number; name: string; commune: string; address: string }

const cases = [
  { locale: "fr", width: 1280 },
  { locale: "ar", width: 390 },
  { locale: "fr", width: 390 },
  { locale: "ar", width: 1280 },
] as const

for (const { locale, width } of casesOf(import.meta.filename, cases)) {
  test.describe(`desks in ${locale} at ${width}`, () => {
    test.describe.configure({ mode: "serial" })
    const say = consoleWords(locale)
    const t = createTranslate(locale)
    let shop: ConsoleShop
    let double: Awaited<ReturnType<typeof startDoubleOf>>
    let owner: Page
    const product = () => shop.url + localizedPath(locale, "/product-details/casque-aura")

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop({ WEBHOOK_NETWORK: "any" })
      double = await startDoubleOf("yalidine", { hasQuotas: false })
      owner = await ownersPage(browser, shop, locale, width)
    })
    test.afterAll(async () => {
      await owner.context().close()
      await shop.stop()
      await double.stop()
    })

    async function shopper(browser: Browser, javaScriptEnabled = true) {
      const context = await browser.newContext({ viewport: { width, height: 860 }, javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(product())
      if (javaScriptEnabled) await hydrated(page)
      const form = productForm(page, t)
      const way = (kind: "home" | "desk") => form.form.locator(`input[name=delivery][value=${kind}]`)
      return { page, ...form, way, desk: form.form.getByLabel(t("orderForm.deskAt"), { exact: true }) }
    }
    const desksOf = async (wilaya: string, commune: string): Promise<Desk[]> => {
      const answer = await fetch(`${shop.url}/api/desks?${new URLSearchParams({ wilaya, commune })}`)
      return ((await answer.json()) as { data: Desk[] }).data
    }

    test("without a carrier the form asks for no desk", async ({ browser }) => {
      const { page, way, desk } = await shopper(browser)
      await way("desk").check()
      await expect(desk).toHaveCount(0)
      expect(await page.content()).not.toContain("hasDesks")
      await page.context().close()
    })

    test("the desk that a shopper picks is shown everywhere, and its parcel goes there", async ({ browser }) => {
      const headers = { origin: shop.url }
      const account = {
        platform: "yalidine",
        name: "Yalidine",
        baseUrl: double.baseUrl,
        keys: double.keys,
        webhookSecret: null,
        division: 58,
        fromWilaya: 16,
        isDefault: true,
        validates: false,
        mayBeOpened: false,
      }
      const added = await owner.request.post(`${shop.url}/api/admin/carriers`, { data: account, headers })
      expect(added.status()).toBe(201)
      const { data } = (await added.json()) as { data: { documentId: string } }
      const hasDesks = async () => (await (await fetch(product())).text()).includes("hasDesks")
      await expect.poll(hasDesks, { timeout: 60_000 }).toBe(true)
      const [desk] = await desksOf("Oran", "Oran")
      if (!desk) throw new Error("The double has no desk in Oran")

      const form = await shopper(browser)
      const { page } = form
      const problems = watch(page, [])
      await choose(form.field("orderForm.wilaya"), "Oran")
      await choose(form.field("orderForm.commune"), "Oran")
      await expect(form.desk).toHaveCount(0)
      await form.way("desk").check()
      await expect(form.desk).toHaveValue(String(desk.id))
      await expect(form.form).toContainText(desk.address)
      await form.form.scrollIntoViewIfNeeded()
      await takeScreenshot(page, `desk-01-form-${locale}-${width}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await form.fillPerson()
      await form.press()
      const token = await form.placed()
      await expect(page.locator(".receipt")).toContainText(desk.name)
      await takeScreenshot(page, `desk-02-confirmation-${locale}-${width}`)
      expect(problems).toEqual([])

      const list = await owner.request.get(`${shop.url}/api/admin/orders`)
      const [order] = ((await list.json()) as { data: { documentId: string }[] }).data
      if (!order) throw new Error("No order")
      await owner.goto(`${shop.url}/admin/orders/${order.documentId}`)
      await expect(owner.getByText(desk.name).first()).toBeVisible()
      await takeScreenshot(owner, `desk-03-order-${locale}-${width}`)
      await owner.goto(`${shop.url}/admin/print?ids=${order.documentId}&document=slip`)
      await expect(owner.getByRole("article")).toContainText(desk.name)

      const moved = { documentIds: [order.documentId], to: "confirmed", reason: null }
      await owner.request.post(`${shop.url}/api/admin/orders/status`, { data: moved, headers })
      const parcel = { account: data.documentId, documentIds: [order.documentId] }
      await owner.request.post(`${shop.url}/api/admin/parcels`, { data: parcel, headers })
      await expect.poll(() => double.parcels.length, { timeout: 30_000 }).toBe(1)
      expect(double.parcels[0]?.fields).toMatchObject({ is_stopdesk: true, to_commune_name: desk.commune })

      // Its private link tells the desk once the parcel is on its way; number and mobile do not.
      await owner.request.post(`${shop.url}/api/admin/orders/status`, { data: { ...moved, to: "shipped" }, headers })
      await page.goto(shop.url + localizedPath(locale, `/order?order=${token}`))
      await expect(page.getByRole("main")).toContainText(desk.name)
      await page.context().close()
    })

    test("without JavaScript a button shows the desks, and the order keeps the one that is picked", {
      tag: "@long",
    }, async ({ browser }) => {
      const form = await shopper(browser, false)
      await form.fillPerson()
      await form.way("desk").check()
      await form.form.getByRole("button", { name: t("orderForm.deskShow") }).click()
      const [desk] = await desksOf("Alger", "Kouba")
      await expect(form.desk).toHaveValue(String(desk?.id))
      // The page that came back has a key of its own.
      await form.press()
      await form.placed()
      await expect(form.page.locator(".receipt")).toContainText(desk?.name ?? "?")
      await form.page.context().close()
    })

    test("a commune that is closed for home delivery leaves the desk, at its own price", { tag: "@long" }, async ({
      browser,
    }) => {
      await owner.goto(`${shop.url}/admin/delivery/communes`)
      await owner.getByLabel(say("order.wilaya"), { exact: true }).selectOption("31")
      const line = owner.getByRole("listitem").filter({ hasText: locale === "ar" ? "أرزيو" : "Arzew" })
      await line.getByLabel(say("communes.atHome"), { exact: true }).uncheck()
      await line.getByLabel(say("tariff.desk"), { exact: true }).fill("425")
      await takeScreenshot(owner, `desk-04-communes-${locale}-${width}`)
      await expectAccessible(owner)
      await expectNoSidewaysScroll(owner)
      await owner.getByRole("button", { name: say("form.save"), exact: true }).click()
      await expect(owner.getByText(say("communes.saved"))).toBeVisible()

      const isKnown = async () => (await (await fetch(`${shop.url}/communes/Oran`)).text()).includes("homeClosed")
      await expect.poll(isKnown, { timeout: 30_000 }).toBe(true)
      const form = await shopper(browser)
      await choose(form.field("orderForm.wilaya"), "Oran")
      await choose(form.field("orderForm.commune"), "Oran")
      await form.way("home").check()
      await choose(form.field("orderForm.commune"), "Arzew")
      await expect(form.way("desk")).toBeChecked()
      const ways = form.form.locator("label", { has: form.page.locator("input[name=delivery]") })
      await expect(ways.first()).toContainText(t("orderForm.notServed"))
      await takeScreenshot(form.page, `desk-05-closed-${locale}-${width}`)
      await form.fillPerson()
      await form.press()
      await form.placed()
      await form.page.context().close()
    })

    test("the page of delivery and the cart's estimate tell of a commune that differs", { tag: "@long" }, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 860 } })
      const page = await context.newPage()
      const problems = watch(page, [])
      await page.goto(shop.url + localizedPath(locale, "/delivery-returns"))
      const row = page.getByRole("row").filter({ hasText: locale === "ar" ? "وهران" : "Oran" })
      await row.getByText(t("pages.prices.communes", { n: 1 })).click()
      await expect(row).toContainText(locale === "ar" ? "أرزيو" : "Arzew")
      await expect(row).toContainText(t("pages.prices.noHome"))
      await expect(row).toContainText("425")
      await row.scrollIntoViewIfNeeded()
      await takeScreenshot(page, `desk-06-prices-${locale}-${width}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await fillCart(page, [cartLines.aura])
      await page.goto(shop.url + localizedPath(locale, "/cart"))
      await hydrated(page)
      const summary = page.getByRole("region", { name: t("cart.summary") })
      await choose(summary.getByLabel(t("cart.wilaya")), "Oran")
      await summary.getByRole("radio", { name: t("orderForm.desk") }).check()
      await expect(summary).toContainText(t("orderForm.totalFrom"))
      await expect(summary).toContainText(t("cart.estimateByCommune"))
      await expect(summary).toContainText(t("cart.noHomeSomewhere"))
      await summary.scrollIntoViewIfNeeded()
      await takeScreenshot(page, `desk-07-cart-${locale}-${width}`)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // A wilaya whose communes are all alike has a price, not the lowest one of several.
      await choose(summary.getByLabel(t("cart.wilaya")), "Biskra")
      await expect(summary).not.toContainText(t("orderForm.totalFrom"))
      expect(problems).toEqual([])
      await context.close()
    })
  })
}

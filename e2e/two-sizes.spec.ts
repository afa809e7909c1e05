import type { Page } from "@playwright/test"
import { readXlsx } from "#api/files/read-xlsx.ts"
import { readCsv } from "#core/files/read-csv.ts"
import { localizedPath } from "./addresses.ts"
import { checkoutOn } from "./checkout-page.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

const shoe = "baskets-tell"
const white = { fr: "Blanc", ar: "أبيض" }

// The whole way of two sizes of one shoe, from the product's page to the parcel.
for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`two sizes of one shoe in ${locale}`, () => {
    const say = createTranslate(locale)
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      problems = watch(owner, [/401/])
    })
    test.afterAll(async () => {
      await owner.context().close()
      await shop.stop()
    })
    test.afterEach(() => expect(problems, "console errors and failed requests").toEqual([]))

    const at = (path: string) => shop.url + localizedPath(locale, path)
    const named = (size: string) => `${white[locale]} · ${size}`
    const unitsOf = async (sizes: string[]) => {
      const query = new URLSearchParams({ "filters[slug][$eq]": shoe, populate: "variants" })
      const [product] = (await (await fetch(`${shop.url}/api/products?${query}`)).json()).data
      const variants = product.variants as { color: string; size: string; quantity: number }[]
      return sizes.map((size) => variants.find((one) => one.color === "blanc" && one.size === size)?.quantity ?? 0)
    }
    const orderOf = async (number: string) => {
      const found = await owner.request.get(`${shop.url}/api/admin/orders?q=${number}`)
      return (await found.json()).data[0].documentId as string
    }
    const fileOf = async (format: string) => {
      const answer = await owner.request.get(`${shop.url}/api/admin/orders/export?format=${format}`)
      expect(answer.ok(), (await answer.text()).slice(0, 300)).toBe(true)
      return answer.body()
    }

    test("they go from the product's page to the parcel, and back", { tag: "@long" }, async ({ browser }) => {
      test.slow()
      let documentId = ""
      let token = ""
      await test.step("they are two lines of the cart and of its order, and leave the stock", async () => {
        const before = await unitsOf(["41", "42"])
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        for (const size of ["41", "42"]) {
          await page.goto(at(`/product-details/${shoe}`))
          await hydrated(page)
          await page.locator("#commande-size").getByRole("radio", { name: size }).check()
          await page
            .locator(".buy-actions")
            .getByRole("button", { name: say("cart.add") })
            .click()
          await expect(page.locator(".Toastify__toast--success").filter({ hasText: named(size) })).toBeVisible()
        }
        await page.goto(at("/checkout"))
        const { form, fillPerson, press, placed } = checkoutOn(page, locale)
        await expect(form.locator(".checkout-lines li")).toHaveCount(2)
        await fillPerson()
        await press()
        await placed()
        for (const size of ["41", "42"])
          await expect(page.locator(".receipt .line").filter({ hasText: named(size) })).toBeVisible()
        const [number = ""] = (await page.locator(".receipt").textContent())?.match(/HN-\d\d-\d{6}/) ?? []
        documentId = await orderOf(number)
        const [a = 0, b = 0] = before
        await expect.poll(() => unitsOf(["41", "42"])).toEqual([a - 1, b - 1])
        await page.close()
      })

      await test.step("they are ordered without JavaScript as well", async () => {
        const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
        for (const size of ["39", "40"]) {
          await page.goto(at(`/product-details/${shoe}`))
          await page.locator("#commande-size").getByRole("radio", { name: size }).check()
          const form = productForm(page, say)
          await form.fillPerson()
          await form.pressTwice()
          token = await form.placed()
          await expect(page.locator(".receipt .line")).toContainText(named(size))
        }
        await page.close()
      })

      await test.step("the console, the slip, the carrier's file and the export name both", async () => {
        await owner.goto(`${shop.url}/admin/orders/${documentId}`)
        for (const size of ["41", "42"])
          await expect(owner.locator(".call-lines h3", { hasText: named(size) })).toBeVisible()
        await owner.goto(`${shop.url}/admin/orders/${documentId}/slip`)
        for (const size of ["41", "42"]) await expect(owner.getByText(named(size))).toBeVisible()

        // A carrier's file has no order whose delivery has no price.
        const orders = (await (await owner.request.get(`${shop.url}/api/admin/orders`)).json()).data
        for (const { documentId: id, version } of orders) {
          const data = { version, deliveryPrice: 600 }
          const priced = await owner.request.patch(`${shop.url}/api/admin/orders/${id}`, { data })
          expect(priced.ok(), await priced.text()).toBe(true)
        }
        const isOrder = (row: string[]) => row.some((cell) => cell.includes(named("41")) && cell.includes(named("42")))
        const one = (row: string[], size: string) => row.some((cell) => cell.includes(named(size)))
        for (const rows of [
          await readXlsx(await fileOf("yalidine")),
          readCsv((await fileOf("csv")).toString("utf8")),
        ]) {
          expect(rows.filter((row) => isOrder(row.map(String)))).toHaveLength(1)
          for (const size of ["39", "40"]) expect(rows.filter((row) => one(row.map(String), size))).toHaveLength(1)
        }
      })

      await test.step("a cancelled order gives both back, and the log tells each step", async () => {
        const before = await unitsOf(["41", "42"])
        const path = `${shop.url}/api/admin/orders/${documentId}/status`
        const moved = await owner.request.post(path, { data: { to: "cancelled" }, headers: { origin: shop.url } })
        expect(moved.status()).toBe(200)
        const [a = 0, b = 0] = before
        await expect.poll(() => unitsOf(["41", "42"])).toEqual([a + 1, b + 1])
        const product = await shop.product(shoe)
        await owner.goto(`${shop.url}/admin/products/${product.documentId}/stock`)
        const cancelled = owner.locator(".s-rows > li").filter({ hasText: t("stock.reason.cancelled") })
        await expect(cancelled).toHaveCount(2)
        for (const size of ["41", "42"])
          await expect(cancelled.filter({ hasText: new RegExp(`·\\s${size}`) })).toContainText("+1")
      })

      await test.step("a size that does not fit comes back: order page, stock log and tracking page name it", async () => {
        const [before = 0] = await unitsOf(["40"])
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
        await page.goto(at(`/confirmation-commande?order=${token}`))
        const [number = ""] = (await page.locator(".receipt").textContent())?.match(/HN-\d\d-\d{6}/) ?? []
        const returned = await orderOf(number)
        const path = `${shop.url}/api/admin/orders/${returned}/status`
        for (const to of ["confirmed", "preparing", "shipped", "delivered"]) {
          const moved = await owner.request.post(path, { data: { to }, headers: { origin: shop.url } })
          expect(moved.status(), await moved.text()).toBe(200)
        }

        await owner.goto(`${shop.url}/admin/orders/${returned}`)
        const steps = owner.getByRole("group", { name: t("call.steps") })
        await steps.getByRole("button", { name: t("step.returning") }).click()
        const dialog = owner.getByRole("dialog", { name: t("call.exchangedTitle") })
        await expect(dialog.getByRole("listitem")).toHaveText(new RegExp(`^1 × .+\\(${named("40")}\\)$`))
        await dialog.getByRole("button", { name: t("call.why.does-not-fit") }).click()
        const log = owner.locator(".log li")
        await expect(log.filter({ hasText: t("call.why.does-not-fit") })).toContainText(t("status.returning"))
        await expect.poll(() => unitsOf(["40"])).toEqual([before])
        await steps.getByRole("button", { name: t("step.returned") }).click()
        await owner
          .getByRole("dialog")
          .getByRole("button", { name: t("call.why.parcel-good") })
          .click()
        await expect(log.first()).toContainText(t("status.returned"))
        await expect(owner.locator(".call-lines h3")).toContainText(named("40"))
        await expect.poll(() => unitsOf(["40"])).toEqual([before + 1])

        const product = await shop.product(shoe)
        await owner.goto(`${shop.url}/admin/products/${product.documentId}/stock`)
        const back = owner.locator(".s-rows > li").filter({ hasText: t("stock.reason.returned") })
        await expect(back).toHaveCount(1)
        await expect(back).toContainText(/·\s40/)
        await expect(back).toContainText("+1")
        await expect(back.getByRole("link", { name: number })).toBeVisible()

        await page.goto(at(`/order?order=${token}`))
        await expect(page.getByRole("main").locator(".line")).toContainText(named("40"))
        await expect(page.locator("[aria-current=step]")).toContainText(say("tracking.step.returned"))
        await page.close()
      })
    })
  })
}

import type { Page } from "@playwright/test"
import { readXlsx } from "#api/files/read-xlsx.ts"
import { readCsv } from "#core/files/read-csv.ts"
import { localizedPath } from "./addresses.ts"
import { checkoutOn } from "./checkout-page.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

const phone = "nova-12"
const names = {
  fr: { color: "Sauge", 256: "256\u00a0Go", 512: "512\u00a0Go" },
  ar: { color: "أخضر مريمية", 256: "256\u00a0غ.ب", 512: "512\u00a0غ.ب" },
  en: { color: "Sage", 256: "256\u00a0GB", 512: "512\u00a0GB" },
}

// A capacity is chosen, priced and named like a size, from the card of a phone to the parcel.
for (const locale of casesOf(import.meta.filename, ["fr", "ar", "en"])) {
  test.describe(`the capacity of a phone in ${locale}`, () => {
    const say = createTranslate(locale)
    const { color, ...capacities } = names[locale]
    const named = (capacity: 256 | 512) => `${color} · ${capacities[capacity]}`
    const at = (path: string) => shop.url + localizedPath(locale, path)
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

    const fileOf = async (format: string) => {
      const answer = await owner.request.get(`${shop.url}/api/admin/orders/export?format=${format}`)
      expect(answer.ok(), (await answer.text()).slice(0, 300)).toBe(true)
      return answer.body()
    }

    test("goes from the card, through cart and order, to the slip and the files", { tag: "@long" }, async ({
      browser,
    }) => {
      test.slow()
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await test.step("the card's quick view asks for it, and has its price", async () => {
        await page.goto(at("/shop?subCategory=smartphones"))
        await hydrated(page)
        const card = page.locator(".pc", { has: page.locator(`a[href$='/${phone}']`) })
        await card.getByRole("button", { name: say("cart.chooseTitle", { title: "" }).trim() }).click()
        const dialog = page.locator("dialog.quick")
        await expect(dialog.getByRole("group", { name: say("product.size.capacity") })).toBeVisible()
        await dialog.getByRole("radio", { name: color }).check()
        await dialog.getByRole("button", { name: say("cart.add") }).click()
        await expect(dialog.getByRole("alert")).toHaveText(say("product.sizeMissing.capacity"))
        const price = dialog.locator(".cost")
        const cheaper = await price.textContent()
        await dialog.getByRole("radio", { name: capacities[512] }).check()
        await expect(price).not.toHaveText(cheaper ?? "")
        await dialog.getByRole("button", { name: say("cart.add") }).click()
        await expect(page.locator(".Toastify__toast--success").filter({ hasText: named(512) })).toBeVisible()
      })

      await test.step("cart and order name it", async () => {
        await page.goto(at("/cart"))
        const row = page.getByRole("main").locator("tbody tr")
        await expect(row).toHaveCount(1)
        await expect(row).toContainText(named(512))
        await expect(row.getByRole("link")).toHaveAttribute("href", /\?color=sauge&size=512-go$/)
        await page.goto(at("/checkout"))
        const { fillPerson, press, placed } = checkoutOn(page, locale)
        await fillPerson()
        await press()
        await placed()
        await expect(page.locator(".receipt .line")).toContainText(named(512))
        await page.close()
      })

      await test.step("it is ordered without JavaScript as well", async () => {
        const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
        await plain.goto(at(`/product-details/${phone}?color=sauge&size=256-go`))
        const form = productForm(plain, say)
        await form.fillPerson()
        await form.pressTwice()
        await form.placed()
        await expect(plain.locator(".receipt .line")).toContainText(named(256))
        await plain.close()
      })

      await test.step("the console, the slip, the carrier's file and the export name it", async () => {
        const orders = (await (await owner.request.get(`${shop.url}/api/admin/orders`)).json()).data
        expect(orders).toHaveLength(2)
        for (const { documentId, version } of orders) {
          const path = `${shop.url}/api/admin/orders/${documentId}`
          // A carrier's file has no order whose delivery has no price.
          const priced = await owner.request.patch(path, { data: { version, deliveryPrice: 600 } })
          expect(priced.ok(), await priced.text()).toBe(true)
        }
        await owner.goto(`${shop.url}/admin/orders/${orders[1].documentId}`)
        await expect(owner.locator(".call-lines h3")).toContainText(named(512))
        await owner.goto(`${shop.url}/admin/orders/${orders[1].documentId}/slip`)
        await expect(owner.getByText(named(512))).toBeVisible()
        for (const rows of [
          await readXlsx(await fileOf("yalidine")),
          readCsv((await fileOf("csv")).toString("utf8")),
        ]) {
          for (const capacity of [256, 512] as const) {
            const ofIt = rows.filter((row) => row.some((cell) => String(cell).includes(named(capacity))))
            expect(ofIt).toHaveLength(1)
          }
        }
      })
    })
  })
}

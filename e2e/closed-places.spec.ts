import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { test } from "./own-shop.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// A wilaya that the shop does not deliver to is closed wherever it is named, and counted nowhere.

const product = "/product-details/casque-aura"
const names = { fr: "Illizi", ar: "إيليزي" }

for (const [shopLocale, width] of casesOf(import.meta.filename, [
  ["fr", 390],
  ["ar", 1280],
] as const)) {
  test.describe(`a closed wilaya, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width, height: 860 } })

    test("is closed in form, page of delivery, counts and data for search engines", { tag: "@long" }, async ({
      page,
      t,
      at,
      setRules,
    }) => {
      const name = names[shopLocale]
      const closed = page.locator("details").filter({ hasText: t("pages.prices.closed", { n: 1 }) })
      /** Where search engines are told that the shop delivers. */
      const served = async () => {
        await page.goto(at("/about"))
        return (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
      }

      await setRules({})
      await expect.poll(served).toContain('"areaServed":"DZ"')
      await setRules({ noHome: ["Illizi"], noDesk: ["Illizi"] })
      await expect.poll(served).toContain('"name":"Oran"')
      expect(await served()).not.toContain("Illizi")

      await page.goto(at(product))
      await expect(page.getByText(t("shell.delivery", { n: 57 }))).toHaveCount(1)
      await hydrated(page)
      const wilaya = productForm(page, t).field("orderForm.wilaya")
      await wilaya.focus()
      const option = wilaya.locator('option[value="Illizi"]')
      await expect(option).toHaveText(t("orderForm.closed", { place: `33 · ${name}` }))
      expect(await option.evaluate((node) => node instanceof HTMLOptionElement && node.disabled)).toBe(true)

      const countClosed = async () => {
        await page.goto(at("/delivery-returns"))
        return closed.count()
      }
      await expect.poll(countClosed).toBe(1)
      await closed.getByText(t("pages.prices.closed", { n: 1 })).click()
      await expect(closed.getByText(name)).toBeVisible()
      await expect(page.getByRole("table").getByText(name)).toHaveCount(0)
      await expect(page.getByRole("main")).toContainText(t("shell.wilayas", { n: 57 }))
    })
  })
}

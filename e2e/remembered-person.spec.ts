import type { Page } from "@playwright/test"
import { cartLines, fillCart } from "./checkout-page.ts"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// Prices of the sample shop: Alger 450, Oran 750.
const path = "/product-details/casque-aura"
const line = (page: Page) => page.locator(".info .delivery-line")

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the person of this device, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("a chosen place and a person who ordered are there again, until somebody says that it is not them", async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at(path))
      await hydrated(page)
      const { field, fillPerson, press, placed, form } = productForm(page, t)
      await expect(field("orderForm.commune")).toHaveValue("Kouba")
      await expect(line(page)).toContainText("450")
      await choose(field("orderForm.wilaya"), "Oran")
      await choose(field("orderForm.commune"), "Arzew")

      await page.goto(at("/product-details/sac-casbah"))
      await expect(field("orderForm.commune")).toHaveValue("Arzew")
      await expect(field("orderForm.wilaya")).toHaveValue("Oran")
      await expect(line(page)).toContainText("750")
      await expect(field("orderForm.firstname")).toHaveValue("")

      await page.goto(at(path))
      await expect(field("orderForm.commune")).toHaveValue("Arzew")
      await fillPerson({ firstname: "Lina", mobile: "0550 77 66 55" })
      await press()
      await placed()

      await fillCart(page, [cartLines.aura])
      await page.goto(at("/checkout"))
      const checkout = page.locator("#checkout")
      for (const [key, value] of [
        ["firstname", "Lina"],
        ["mobile", "0550 77 66 55"],
        ["wilaya", "Oran"],
        ["commune", "Arzew"],
      ] as const) {
        await expect(checkout.getByLabel(t(`orderForm.${key}`), { exact: true })).toHaveValue(value)
      }

      await page.goto(at(path))
      await expect(field("orderForm.firstname")).toHaveValue("Lina")
      await form.getByRole("button", { name: t("orderForm.forget") }).click()
      await expect(field("orderForm.firstname")).toHaveValue("")
      await expect(field("orderForm.mobile")).toHaveValue("")
      await expect(field("orderForm.wilaya")).toHaveValue("Alger")
      await expect(field("orderForm.commune")).toHaveValue("Kouba")
      await expect(field("orderForm.firstname")).toBeFocused()
      await page.reload()
      await hydrated(page)
      await expect(field("orderForm.firstname")).toHaveValue("")
      await expect(form).toContainText(t("orderForm.lead"))
      expect(await page.evaluate(() => localStorage.getItem("order_person"))).toBe("{}")
    })

    test("what is typed before it is filled in stays", { tag: "@long" }, async ({ page, t, at }) => {
      const person = { firstname: "Lina", lastname: "Haddad", mobile: "0550776655", wilaya: "Oran", commune: "Arzew" }
      await page.addInitScript((text) => localStorage.setItem("order_person", text), JSON.stringify(person))
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/mount-[\w-]+\.js/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(at(path))
      const { field } = productForm(page, t)
      await field("orderForm.firstname").fill("Nadia")
      release()
      await expect(field("orderForm.lastname")).toHaveValue("Haddad")
      await expect(field("orderForm.firstname")).toHaveValue("Nadia")
      await expect(field("orderForm.wilaya")).toHaveValue("Alger")
    })
  })
}

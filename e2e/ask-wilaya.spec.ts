import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, checkoutOn, fillCart } from "./checkout-page.ts"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { test } from "./own-shop.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// A shop that asks for the wilaya: no hurried order goes to a place that nobody chose.

const path = "/product-details/casque-aura"

for (const [shopLocale, width] of casesOf(import.meta.filename, [
  ["ar", 390],
  ["fr", 1280],
] as const)) {
  test.describe(`a shop that asks for the wilaya, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width, height: 860 } })

    test("begins without a place, says what is missing, and knows the place of who returns", { tag: "@long" }, async ({
      page,
      t,
      at,
      setRules,
    }) => {
      await setRules({ asksWilaya: true })
      await page.goto(at(path))
      await hydrated(page)
      const { form, field, total, alert, fillPerson, press, placed } = productForm(page, t)
      const [wilaya, commune] = [field("orderForm.wilaya"), field("orderForm.commune")]
      await expect(wilaya).toHaveValue("")
      await expect(commune).toBeDisabled()
      await expect(commune.locator("option:checked")).toHaveText(t("orderForm.communeFirst"))
      // No price of a delivery that goes nowhere yet.
      await expect(page.locator(".info .delivery-line")).toHaveCount(0)
      await expect(total).toContainText(t("orderForm.totalBefore"))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await fillPerson({ firstname: "Lina" })
      await press()
      await expect(alert).toContainText(t("orderForm.alert.place"))
      await expect(wilaya).toBeFocused()
      await expect(wilaya).toHaveAttribute("aria-invalid", "true")

      await choose(wilaya, "Oran")
      await choose(commune, "Arzew")
      await expect(total).toContainText(t("orderForm.total"))
      await press()
      await placed()

      // The same device again: on another product, and at the checkout.
      await page.goto(at("/product-details/sac-casbah"))
      await expect(commune).toHaveValue("Arzew")
      await expect(wilaya).toHaveValue("Oran")
      await expect(page.locator(".info .delivery-line")).toContainText("750")
      await fillCart(page, [cartLines.aura])
      await page.goto(at("/checkout"))
      const checkout = checkoutOn(page, shopLocale)
      await expect(checkout.field("orderForm.commune")).toHaveValue("Arzew")
      await expect(checkout.field("orderForm.wilaya")).toHaveValue("Oran")

      // Somebody else: nothing is chosen again.
      await page.goto(at(path))
      await expect(commune).toHaveValue("Arzew")
      await form.getByRole("button", { name: t("orderForm.forget") }).click()
      await expect(wilaya).toHaveValue("")
      await expect(commune).toBeDisabled()
      await page.goto(at("/checkout"))
      await expect(checkout.field("orderForm.wilaya")).toHaveValue("")
      await expect(checkout.field("orderForm.commune")).toBeDisabled()
    })
  })
}

test.describe("a shop that asks for the wilaya, without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("takes no order before a place is chosen", { tag: "@long" }, async ({
    page,
    t,
    at,
    setRules,
    allowFailures,
  }) => {
    allowFailures(/422/)
    await setRules({ asksWilaya: true })
    await page.goto(at(path))
    const { form, field, fillPerson, press, placed } = productForm(page, t)
    await expect(field("orderForm.wilaya")).toHaveValue("")
    await fillPerson()
    await choose(field("orderForm.wilaya"), "Oran")
    await form.getByRole("button", { name: t("orderForm.communeShow") }).click()
    await expect(field("orderForm.wilaya")).toHaveValue("Oran")
    await choose(field("orderForm.commune"), "Arzew")
    await press()
    await placed()
  })
})

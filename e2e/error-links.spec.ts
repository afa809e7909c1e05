import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`an order form in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })

      test("lists everything that is missing as links, the size among them", async ({ page, t, at, allowFailures }) => {
        allowFailures(/422/)
        await page.goto(at("/product-details/alliance-yasmine"))
        if (javaScriptEnabled) await hydrated(page)
        const form = page.locator("#commande")
        await form.getByRole("button", { name: t("orderForm.submit") }).click()
        const links = form.locator(".field-links a")
        await expect(links).toHaveText([
          t("orderForm.alert.mobile"),
          t("orderForm.alert.firstname"),
          t("orderForm.alert.lastname"),
          t("product.sizeMissing.ring"),
        ])
        await expect(form.getByRole("alert")).toHaveText(t("orderForm.alert.mobile"))
        await expect(form.getByLabel(t("orderForm.mobile"), { exact: true })).toBeFocused()
        await expect(form.getByText(t("orderForm.why.firstname"))).toBeVisible()
        await expect(page.locator("#commande-size").getByRole("alert")).toHaveText(t("product.sizeMissing.ring"))
        await links.nth(1).click()
        await expect(form.getByLabel(t("orderForm.firstname"), { exact: true })).toBeFocused()
        await links.last().click()
        const sizes = page.locator("#commande-size")
        if (javaScriptEnabled) await expect(sizes.getByRole("radio").first()).toBeFocused()
        await expect(sizes).toBeInViewport()
      })
    })
  }

  test.describe(`the checkout in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("lists everything that is missing above its fields", async ({ page, t, at }) => {
      await fillCart(page, [cartLines.aura])
      await page.goto(at("/checkout"))
      const form = page.locator("#checkout")
      await form.getByRole("button", { name: t("orderForm.submit") }).click()
      const links = form.locator(".field-links a")
      await expect(links).toHaveCount(3)
      await expect(form.getByLabel(t("orderForm.mobile"), { exact: true })).toBeFocused()
      const [list, field] = await Promise.all([
        form.locator(".field-links").boundingBox(),
        form.getByLabel(t("orderForm.firstname"), { exact: true }).boundingBox(),
      ])
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
      await links.last().click()
      await expect(form.getByLabel(t("orderForm.lastname"), { exact: true })).toBeFocused()
    })
  })
}

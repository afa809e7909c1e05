import { expectNoSidewaysScroll } from "./axe.ts"
import { chromium } from "./chromium.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

// The browser's own setting for twice as large a text, which a style could not stand in for: media queries follow it.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, "--blink-settings=defaultFontSize=32"] } })

for (const locale of ["fr", "ar"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale })

    test("text of twice the size fits the window, and the shop is used as before", async ({ page, t, at }) => {
      for (const path of [
        "/",
        "/home-3",
        "/shop",
        "/search?searchText=casque",
        "/cart",
        "/compare",
        "/blog",
        "/coupons",
      ]) {
        await page.goto(at(path))
        await expectNoSidewaysScroll(page)
      }
      await page.goto(at("/product-details/casque-aura"))
      await hydrated(page)
      await expect(page.locator("html")).toHaveCSS("font-size", "32px")
      await expectNoSidewaysScroll(page)
      await page.getByRole("button", { name: t("product.quantityMore") }).click()
      await expect(page.locator("input[name=quantity]")).toHaveValue("2")
      await page
        .locator("#commande")
        .getByRole("button", { name: t("orderForm.submit") })
        .click()
      await expect(page.locator("#commande").getByRole("alert")).toContainText(t("orderForm.alert.mobile"))
      await expectNoSidewaysScroll(page)
    })
  })
}

import { hydrated } from "./hydrated.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const titles = { fr: "Smartphone Nova 10", ar: "هاتف Nova 10" }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`in ${locale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale: locale, javaScriptEnabled, viewport: { width: 390, height: 844 } })

      test("the card of a product that is out of stock leads to its alert", async ({ page, at, t }) => {
        await page.goto(at("/search?searchText=nova"))
        if (javaScriptEnabled) await hydrated(page)
        const card = page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ hasText: t("card.soldOut") })
        await expect(card).toHaveCount(1)
        await expect(card.getByRole("button", { name: t("cart.addTitle", { title: titles[locale] }) })).toHaveCount(0)
        await card.getByRole("link", { name: t("card.alert", { title: titles[locale] }) }).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[locale])
        await expect(page.getByLabel(t("product.alert.label"))).toBeInViewport()
      })
    })
  }
}

import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { test } from "./own-shop.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const product = "/product-details/casque-aura"

for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
  test.describe(`a wilaya of 2026 ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    for (const division of ["58", "69"] as const) {
      test(`is found by its name in the list of ${division}, and the order goes to the one that carriers know`, async ({
        page,
        t,
        at,
        setRules,
      }) => {
        await setRules({ wilayaDivision: division })
        await page.goto(at(product))
        if (javaScriptEnabled) await hydrated(page)
        const { form, field, fillPerson, press, placed } = productForm(page, t)
        await fillPerson()
        const wilaya = field("orderForm.wilaya")
        await choose(wilaya, "Bou Saâda")
        const label = division === "58" ? "Bou Saâda (M'Sila)" : "68 · Bou Saâda"
        await expect(wilaya.locator("option:checked")).toHaveText(label)
        if (!javaScriptEnabled) await form.getByRole("button", { name: t("orderForm.communeShow") }).click()
        await choose(field("orderForm.commune"), "Oultem")
        await press()
        await placed()
        await expect(page.getByRole("main")).toContainText("Oultem, 28 · M'Sila")
      })
    }

    test("prices have decimals only where there are centimes once the merchant wants it", async ({
      page,
      t,
      at,
      setRules,
    }) => {
      for (const decimalsAsNeeded of [false, true]) {
        await setRules({ decimalsAsNeeded })
        await page.goto(at(product))
        if (javaScriptEnabled) await hydrated(page)
        const { form } = productForm(page, t)
        const text = (await form.innerText()) + (await page.getByRole("main").innerText())
        if (decimalsAsNeeded) expect(text).not.toMatch(/,00/)
        else expect(text).toMatch(/25\s200,00\sDA/)
        expect(text).toMatch(/25\s200/)
      }
    })
  })
}

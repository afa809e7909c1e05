import { choose } from "./choose.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { freshPhone, productForm } from "./order-page.ts"
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

    test("prices have decimals only where there are centimes once the merchant wants it", { tag: "@long" }, async ({
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

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test(`an order by phone finds a wilaya of 2026 by its name in the console in ${locale}`, { tag: "@long" }, async ({
    shop,
    setRules,
    openConsole,
  }) => {
    await setRules({ wilayaDivision: "58" })
    const t = consoleWords(locale)
    const page = await openConsole(locale, 390)
    await page.goto(`${shop.url}/admin/orders/create`)
    await page.getByLabel(t("order.firstname"), { exact: true }).fill("Nour")
    await page.getByLabel(t("order.lastname"), { exact: true }).fill("Haddad")
    await page.getByLabel(t("order.mobile")).fill(freshPhone())
    const names = { fr: ["Bou Saâda (M'Sila)", "Oultem"], ar: ["بوسعادة (المسيلة)", "ولتام"] } as const
    const [wilaya, commune] = names[locale]
    await page.getByLabel(t("order.wilaya")).selectOption({ label: wilaya })
    await page.getByLabel(t("order.commune")).selectOption({ label: commune })
    await page.getByLabel(t("order.addProduct")).fill("Casbah")
    await page.locator(".c-picker li button").first().click()
    await expect(page.locator(".sums .total")).toBeVisible()
    await page.getByRole("button", { name: t("order.place") }).click()
    await expect(page).toShowURL(/\/admin\/orders\/[a-z0-9]{24}$/)
    // The order has the wilaya that carriers know, and the list finds it by that of 2026.
    const documentId = page.url().split("/").at(-1)
    const stored = await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)
    expect((await stored.json()).data).toMatchObject({ wilayaCode: 28 })
    const found = await page.request.get(`${shop.url}/api/admin/orders?wilaya=68`)
    expect((await found.json()).data.map((order: { documentId: string }) => order.documentId)).toContain(documentId)
  })
}

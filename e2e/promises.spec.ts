import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { test } from "./own-shop.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// What the merchant promises is said alike wherever a shopper or a buyer reads it, and nothing else is.

const product = "/product-details/casque-aura"
/** No page after the order says that the parcel is opened. */
const opens = { fr: /vous ouvrez/i, ar: /تفتح/ }
const promises = {
  promisesCash: true,
  promisesOpening: true,
  promisesCall: true,
  exchangeDays: 5,
  returnPayer: "shop",
  warrantyMonths: 12,
} as const

for (const [shopLocale, width] of casesOf(import.meta.filename, [
  ["fr", 1280],
  ["ar", 390],
] as const)) {
  test.describe(`the shop's promises in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width, height: 860 } })

    test("stand in the form, on product and landing page, the page of returns and the slip", { tag: "@long" }, async ({
      page,
      t,
      at,
      shop,
      setRules,
      openConsole,
    }) => {
      const owner = await openConsole(shopLocale, width)
      const says = consoleWords(shopLocale)
      const sentences = [
        t("promise.cash"),
        t("promise.opening"),
        t("promise.exchangeByShop", { n: promises.exchangeDays }),
        t("promise.warranty", { n: promises.warrantyMonths }),
        t("promise.call"),
      ]
      /** Which of the sentences a text has. */
      const found = (text: string) => sentences.filter((sentence) => text.includes(sentence))

      for (const chosen of [undefined, promises]) {
        const expected = chosen ? sentences : []
        await setRules(chosen ? { promises: chosen } : {})
        for (const path of [product, "/landing/casque-aura", "/delivery-returns"]) {
          const text = async () => {
            await page.goto(at(path))
            return found(await page.getByRole("main").innerText())
          }
          await expect.poll(text, { message: path }).toEqual(expected)
        }
        if (!chosen) {
          await page.goto(at(product))
          await hydrated(page)
          const { fillPerson, press, placed } = productForm(page, t)
          await fillPerson()
          await press()
          await placed()
          await expect(page.getByRole("main")).not.toContainText(opens[shopLocale])
        }

        const orders = (await (await owner.request.get(`${shop.url}/api/admin/orders`)).json()).data
        await owner.goto(`${shop.url}/admin/orders/${orders[0].documentId}/slip`)
        await expect(owner.getByRole("button", { name: says("order.print") })).toBeVisible()
        const slip = owner.getByRole("article")
        if (chosen) await expect(slip).toContainText(says("promise.warranty", { n: promises.warrantyMonths }))
        expect(found(await slip.innerText())).toEqual(expected)
      }
    })
  })
}

import { hydrated } from "./hydrated.ts"
import { freshPhone, productForm } from "./order-page.ts"
import { onPhone, pacedPerson } from "./paced-person.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const names = { fr: ["Amina", "Bensalem"], ar: ["أمينة", "بن سالم"] } as const

/** What an order from the home page may take; seconds of the person. */
const limits = { taps: 8, fields: 3, seconds: 20 }

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`on a phone, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 }, hasTouch: true })

    test(`an order from home takes ${limits.taps} taps and ${limits.fields} typed fields at most`, async ({
      page,
      t,
      at,
    }) => {
      const [firstname, lastname] = names[shopLocale]
      await page.goto(at("/"))
      await hydrated(page)
      const person = pacedPerson(page, onPhone)
      person.begin("an order from home")
      await person.press(page.locator(".tab-panel .pc-title a").filter({ visible: true }).first())
      await expect(page).toShowURL(/\/product-details\//)
      await hydrated(page)
      const { form, field, submit, placed } = productForm(page, t)
      await person.press(page.locator(".buybar").getByRole("link", { name: t("orderForm.submitShort") }))
      // The first field has the focus: nobody has to find it.
      await expect(field("orderForm.firstname")).toBeFocused()
      await person.type(firstname)
      await person.write(field("orderForm.lastname"), lastname)
      await person.write(field("orderForm.mobile"), freshPhone())
      const fields = await form
        .locator("input:not([type=hidden], [type=radio], [type=checkbox]), textarea")
        .evaluateAll((inputs) =>
          inputs.filter((input) => (input as HTMLInputElement).defaultValue !== (input as HTMLInputElement).value),
        )
      await person.press(submit)
      await placed()
      const [step] = person.done()
      if (!step) throw new Error("Nothing was counted")
      const { presses: taps, letters, seconds } = step
      const took = `${taps} taps, ${fields.length} typed fields, ${letters} letters, ${seconds.toFixed(1)} s`
      console.log(`An order from home on a phone (${shopLocale}): ${took}`)
      expect(taps).toBeLessThanOrEqual(limits.taps)
      expect(fields.length).toBeLessThanOrEqual(limits.fields)
      // Of the person alone: what the shop takes to answer depends on the machine.
      expect(seconds).toBeLessThanOrEqual(limits.seconds)
    })

    test("whoever presses at once is told everything in one pass, and orders with the next press", async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at("/product-details/casque-aura"))
      await hydrated(page)
      const { form, fillPerson, press, placed } = productForm(page, t)
      await press()
      await expect(form.locator(".field-links a")).toHaveText([
        t("orderForm.alert.mobile"),
        t("orderForm.alert.firstname"),
        t("orderForm.alert.lastname"),
      ])
      await fillPerson()
      await press()
      await placed()
    })
  })
}

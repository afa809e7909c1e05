import type { Locator, Page } from "@playwright/test"
import { locales } from "#core/i18n/locale.ts"
import { expectAccessible } from "./axe.ts"
import { cartLines, checkoutOn, fillCart } from "./checkout-page.ts"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { freshPhone, productForm } from "./order-page.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const product = "/product-details/casque-aura"

/** Fills in the field that nobody sees: the shop takes such an order as little as one from a blocked phone. */
async function fillTrap(form: Locator) {
  const trap = form.locator("input[autocomplete=off][tabindex='-1']")
  await expect(trap).not.toBeInViewport()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "http://spam.example"
  })
}

async function expectPoliteRefusal(alert: Locator, t: Translate) {
  await expect(alert).toContainText(t("orderForm.alert.refused"))
  await expect(alert.getByRole("link")).toHaveAttribute("href", /^tel:\+213/)
  await expect(alert).toBeFocused()
}

async function rejectOnProduct(page: Page, t: Translate, hasScript = true) {
  const { form, field, alert, fillPerson, press } = productForm(page, t)
  const mobile = freshPhone()
  await fillPerson({ mobile })
  await choose(field("orderForm.commune"), "Hydra")
  if (!hasScript) {
    await press()
    await expect(alert).toContainText(t("orderForm.alert.check"))
  }
  await fillTrap(form)
  await press()
  await expectPoliteRefusal(alert, t)
  await expect(field("orderForm.firstname")).toHaveValue("Amina")
  await expect(field("orderForm.lastname")).toHaveValue("Bensalem")
  await expect(field("orderForm.mobile")).toHaveValue(mobile)
  await expect(field("orderForm.commune")).toHaveValue("Hydra")
}

for (const locale of casesOf(import.meta.filename, locales)) {
  test.describe(`an order that the shop does not take, in ${locale}`, () => {
    test.use({ shopLocale: locale, viewport: { width: 390, height: 844 } })

    test("leads to a call from the order form, with all that was typed", async ({ page, t, at, allowFailures }) => {
      allowFailures(/403/)
      await page.goto(at(product))
      await hydrated(page)
      await rejectOnProduct(page, t)
      await expectAccessible(page)
    })

    test("leads to a call from the checkout, with all that was typed", { tag: "@long" }, async ({
      page,
      t,
      at,
      allowFailures,
    }) => {
      allowFailures(/403/)
      await fillCart(page, [cartLines.aura])
      await page.goto(at("/checkout"))
      const { form, field, alert, fillPerson, press } = checkoutOn(page, locale)
      await fillPerson()
      await field("checkout.note").fill("17:00")
      await fillTrap(form)
      await press()
      await expectPoliteRefusal(alert, t)
      await expect(field("orderForm.firstname")).toHaveValue("Amina")
      await expect(field("checkout.note")).toHaveValue("17:00")
      await expectAccessible(page)
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("an order that the shop does not take leads to a call", { tag: "@long" }, async ({
    page,
    t,
    at,
    allowFailures,
  }) => {
    allowFailures(/403/)
    await page.goto(at(product))
    await rejectOnProduct(page, t, false)
  })
})

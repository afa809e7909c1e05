import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, checkoutOn, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const shoe = "baskets-tell"

/** A line of a cart from before variants. */
const unchosen = { id: 22, title: "Baskets", slug: shoe, price: 12_900, quantity: 9, orderQuantity: 2 }

const white = { fr: "Blanc", ar: "أبيض" }

async function addFromPage(page: Page, address: string, t: Translate) {
  await page.goto(address)
  await hydrated(page)
  await page
    .locator(".buy-actions")
    .getByRole("button", { name: t("cart.add") })
    .click()
}

const toast = (page: Page, text: string) => page.locator(".Toastify__toast--success").filter({ hasText: text })

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale, viewport: { width: 390, height: 844 } })

    test("two sizes of one shoe are two lines, and arrive in the order", { tag: "@long" }, async ({ page, t, at }) => {
      for (const size of ["41", "42"]) {
        await addFromPage(page, at(`/product-details/${shoe}?color=blanc&size=${size}`), t)
        await expect(toast(page, `${white[locale]} · ${size}`)).toBeVisible()
      }
      await page.goto(at("/cart"))
      const row = (size: string) => page.getByRole("main").getByRole("row").filter({ hasText: size })
      await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(2)
      await row("41")
        .getByRole("button", { name: t("cart.more") })
        .click()
      await expect(row("41").locator("output")).toHaveText("2")
      await expect(row("42").locator("output")).toHaveText("1")
      await expect(row("42").getByRole("link")).toHaveAttribute("href", /\?color=blanc&size=42$/)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.goto(at("/checkout"))
      const { form, fillPerson, press, placed } = checkoutOn(page, locale)
      const lines = form.locator(".checkout-lines li")
      await expect(lines.filter({ hasText: "42" })).toContainText(white[locale])
      await expectAccessible(page)
      await fillPerson()
      await press()
      await placed()
      await expect(page.locator(".receipt .line")).toHaveCount(2)
      for (const [size, quantity] of [
        ["41", "2"],
        ["42", "1"],
      ] as const) {
        const line = page.locator(".receipt .line").filter({ hasText: size })
        await expect(line).toContainText(white[locale])
        await expect(line).toContainText(quantity)
      }
    })

    test("an old cart asks for the size before the order", { tag: "@long" }, async ({ page, t, at }) => {
      await fillCart(page, [unchosen])
      await page.goto(at("/checkout"))
      const { form, alert, fillPerson, press, placed } = checkoutOn(page, locale)
      const line = form.locator(".checkout-lines li")
      await expect(line).toContainText(t("cart.choose"))
      await fillPerson()
      await press()
      await expect(alert).toContainText(t("orderForm.alert.choose"))
      await expect(alert).toBeFocused()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await line.getByRole("button", { name: t("cart.chooseTitle", { title: "" }).trim() }).click()
      const dialog = page.locator("dialog.quick")
      await dialog.getByRole("radio", { name: "40" }).check()
      await dialog.getByRole("button", { name: t("cart.add") }).click()
      await expect(toast(page, t("cart.toast.chosen", { title: "" }).trim())).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(line).toContainText(`${white[locale]} · 40`)
      await expect(line).toHaveCount(1)
      await expect(alert).toHaveCount(0)
      await press()
      await placed()
      await expect(page.locator(".receipt .line")).toContainText("40")
    })
  })
}

test("the cart's panel asks for the size of an old line as well", { tag: "@long" }, async ({ page, t, at }) => {
  await fillCart(page, [unchosen, cartLines.aura])
  await page.goto(at("/shop"))
  await page.getByRole("button", { name: t("cart.button", { n: 3 }) }).click()
  const panel = page.getByRole("dialog", { name: t("cart.title") })
  await expect(panel.locator(".to-choose")).toHaveCount(1)
  await expect(panel.locator(".chosen")).toHaveText("Noir")
  await expectAccessible(page)
  await panel.getByRole("button", { name: t("cart.chooseTitle", { title: "" }).trim() }).click()
  await expect(page.locator("dialog.quick").getByRole("radio", { name: "42" })).toBeVisible()
})

test("the server asks for the size that the browser does not know of", { tag: "@long" }, async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/422|cart-lines/)
  await page.route(/\/cart-lines\?/, (route) => route.abort(), { times: 1 })
  await fillCart(page, [unchosen])
  await page.goto(at("/checkout"))
  const { form, alert, fillPerson, press } = checkoutOn(page, "fr")
  await fillPerson()
  await press()
  await expect(alert).toContainText(t("orderForm.alert.choose"))
  await expect(form.locator(".checkout-lines li")).toContainText(t("cart.choose"))
})

test("a variant that is not sold any more leaves the cart, the other size stays", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  const choice = { color: "blanc", colorName: "Blanc" }
  const sized = (sku: string, size: string) => ({
    ...unchosen,
    choice: { ...choice, variant: sku, sku, size, sizeName: size },
  })
  await fillCart(page, [sized("TEL-122-BLANC-42", "42"), sized("TEL-122-BLANC-99", "99")])
  await page.goto(at("/cart"))
  await expect(page.getByText(t("cart.changed.gone", { title: "Baskets · Blanc · 99" }))).toBeVisible()
  await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(1)
})

test("a card of a product with sizes opens the quick view, and counts all of its sizes", { tag: "@long" }, async ({
  page,
  t,
  at,
}) => {
  await page.goto(at("/shop?category=chaussures-chapeaux"))
  await hydrated(page)
  const card = page.locator(".pc", { has: page.locator(`a[href$='/${shoe}']`) })
  const choose = card.getByRole("button", { name: t("cart.chooseTitle", { title: "" }).trim() })
  const dialog = page.locator("dialog.quick")
  await choose.click()
  for (const size of ["41", "42"]) {
    await dialog.getByRole("radio", { name: size }).check()
    await dialog.getByRole("button", { name: t("cart.add") }).click()
    await expect(toast(page, `Blanc · ${size}`)).toBeVisible()
  }
  await page.keyboard.press("Escape")
  await expect(card.locator("output")).toHaveText("2")
  await expect(choose).toBeFocused()
  await expectAccessible(page)
})

test("a product's card and its page add to the same line, at the first press", async ({ page, t, at }) => {
  await page.goto(at("/shop?category=parfums"))
  const card = page.locator(".pc", { has: page.locator("a[href$='/lumen-ambre']") })
  await card.getByRole("button", { name: t("cart.addTitle", { title: "" }).trim() }).click()
  await expect(page.getByRole("button", { name: t("cart.button", { n: 1 }) }).first()).toBeVisible()
  await page.goto(at("/product-details/lumen-ambre"))
  await hydrated(page)
  const more = page.getByRole("button", { name: t("product.quantityMore"), exact: true })
  await more.click()
  await more.click()
  await page
    .locator(".buy-actions")
    .getByRole("button", { name: t("cart.addUnits", { n: 3 }) })
    .click()
  await expect(page.locator(".Toastify__toast--success").filter({ hasText: /3 .*Lumen/ })).toHaveCount(1)
  await expect(page.getByRole("button", { name: t("cart.button", { n: 4 }) }).first()).toBeVisible()
  await page.goto(at("/cart"))
  await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(1)
})

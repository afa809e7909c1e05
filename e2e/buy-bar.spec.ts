import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const path = "/product-details/casque-aura"
const screen = { width: 390, height: 844 }

const bar = (page: Page) => page.locator(".buybar")
const toast = (page: Page) => page.locator(".Toastify__toast")

/** The bar stands at the very bottom, and the dock does not. */
async function expectBar(page: Page) {
  await expect(bar(page)).toBeVisible()
  await expect(page.locator(".dock")).toBeHidden()
  await expect
    .poll(async () => {
      const box = await bar(page).boundingBox()
      return box && Math.round(box.y + box.height)
    })
    .toBe(screen.height)
  await expectNoSidewaysScroll(page)
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the buying bar of phones, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: screen })

    test("stands on a product's page, and a toast above it leads to the cart", async ({ page, t, at }) => {
      await page.goto(at(path))
      await hydrated(page)
      await expectBar(page)
      await expect(bar(page).getByRole("link", { name: t("orderForm.submitShort") })).toBeVisible()
      await bar(page)
        .getByRole("button", { name: t("cart.add") })
        .click()
      await expect(toast(page)).toBeVisible()
      await toast(page).hover({ position: { x: 5, y: 5 } })
      const top = (await bar(page).boundingBox())?.y ?? 0
      await expect
        .poll(async () => {
          const box = await toast(page).boundingBox()
          return box ? top - (box.y + box.height) : -1
        })
        .toBeGreaterThanOrEqual(4)
      const view = toast(page).getByRole("button", { name: t("cart.view") })
      // A focused toast stays.
      await view.focus()
      await view.click()
      await expect(page.getByRole("dialog").getByRole("heading", { name: t("cart.title") })).toBeVisible()
    })

    test("makes way for the form's own button, with help below it, and leaves the dock away", async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at(path))
      await hydrated(page)
      const form = page.locator("#commande")
      const submit = form.getByRole("button", { name: t("orderForm.submit") })
      await submit.scrollIntoViewIfNeeded()
      await expect(bar(page)).toBeHidden()
      await expect(page.locator(".dock")).toBeHidden()
      const whatsapp = form.getByRole("link", { name: t("orderForm.whatsapp") })
      await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/)
      await expect(form.getByRole("link", { name: t("shell.info.delivery-returns") })).toBeVisible()
      const [button, below] = [await submit.boundingBox(), await whatsapp.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))

      await page.goto(at("/landing/casque-aura"))
      await expect(bar(page).getByRole("link", { name: t("orderForm.submitShort") })).toBeVisible()
      await expect(page.getByRole("link", { name: t("orderForm.whatsapp") })).toHaveCount(0)
      // The end of the page has what the law asks for.
      const help = { name: t("shell.info.delivery-returns") }
      await expect(page.locator("#commande").getByRole("link", help)).toHaveCount(0)
    })

    test("leads from the cart to the checkout, and orders there", { tag: "@long" }, async ({ page, t, at }) => {
      await fillCart(page, [cartLines.aura, cartLines.bag, cartLines.lipstick])
      await page.goto(at("/cart"))
      await expectBar(page)
      await bar(page)
        .getByRole("link", { name: t("cart.orderNow") })
        .click()
      await expect(page).toShowURL(at("/checkout"))
      await expectBar(page)
      await expectAccessible(page)
      await bar(page)
        .getByRole("button", { name: t("orderForm.submitShort") })
        .click()
      await expect(page.locator("#checkout").getByRole("alert")).toContainText(t("orderForm.alert.mobile"))
      await expect(page.locator("#checkout").getByLabel(t("orderForm.mobile"), { exact: true })).toBeFocused()
    })

    test("beside a stepper above 1 the button says how many it adds, and the toast offers the others", {
      tag: "@long",
    }, async ({ page, t, at }) => {
      await page.goto(at(path))
      await hydrated(page)
      const more = page.getByRole("button", { name: t("product.quantityMore") })
      await more.click()
      await more.click()
      // Beside the stepper the form is in view, and the bar out of the way.
      const after = page.locator(".info .buy-actions")
      await after.getByRole("button", { name: t("cart.addUnits", { n: 1 }), exact: true }).click()
      const addRest = toast(page).getByRole("button", { name: t("cart.addRest", { n: 2 }) })
      // A focused toast stays.
      await addRest.focus()
      await addRest.click()
      await expect(after.getByRole("button", { name: t("cart.addUnits", { n: 3 }), exact: true })).toBeVisible()
      await expect(page.locator("header").getByRole("button", { name: t("cart.button", { n: 3 }) })).toBeVisible()
    })
  })
}

for (const { title, lines, n, isFree } of [
  { title: "speaks of a delivery to be calculated", lines: [cartLines.aura], n: 1, isFree: false },
  {
    title: "does not speak of one once it is free",
    lines: [cartLines.aura, { ...cartLines.bag, orderQuantity: 2 }],
    n: 3,
    isFree: true,
  },
]) {
  test(`the cart's panel ${title}`, { tag: "@long" }, async ({ page, t, at }) => {
    await fillCart(page, lines)
    await page.goto(at("/shop"))
    await page.getByRole("button", { name: t("cart.button", { n }) }).click()
    const panel = page.getByRole("dialog")
    await expect(panel.getByText(t("cart.freeDelivery.reached"))).toHaveCount(isFree ? 1 : 0)
    await expect(panel.getByText(t("cart.deliveryNext"))).toHaveCount(isFree ? 0 : 1)
  })
}

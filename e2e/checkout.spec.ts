import type { Page } from "@playwright/test"
import { formatMoney } from "#core/money.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { expect, test } from "./shop.ts"
import type { Translate } from "./words.ts"

/** Prices group digits with spaces of several kinds. */
const money = (dinars: number, locale: "fr" | "ar" = "fr") =>
  new RegExp(
    formatMoney(dinars * 100, locale)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s*"),
  )

const aura = { id: 1, title: "Casque", slug: "casque-aura", price: 25_200, quantity: 9, orderQuantity: 1 }
const lipstick = { id: 2, title: "Rouge", slug: "rouge-maison", price: 2_450, quantity: 9, orderQuantity: 2 }

/** Puts lines into the browser's cart, once: what happens to it afterwards stays. */
async function fillCart(page: Page, lines: object[]) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("filled")) return
    sessionStorage.setItem("filled", "yes")
    localStorage.setItem("cart_products", text)
  }, JSON.stringify(lines))
}

const cartOf = (page: Page) => page.evaluate(() => localStorage.getItem("cart_products"))

/** A number of its own for each test, so that no test's order is another's. */
let phones = 0
const freshPhone = () => `05${String(Date.now() % 1e6).padStart(6, "0")}${String(phones++).padStart(2, "0")}`

async function fillPerson(page: Page, t: Translate, mobile = freshPhone()) {
  const form = page.locator("#checkout")
  await form.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await form.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await form.getByLabel(t("orderForm.mobile"), { exact: true }).fill(mobile)
  return mobile
}

const press = (page: Page, t: Translate) =>
  page
    .locator("#checkout")
    .getByRole("button", { name: t("orderForm.submit") })
    .click()

test("a cart of two products is one order, and the cart is empty", async ({ page, t, at }) => {
  await fillCart(page, [aura, lipstick])
  await page.goto(at("/shop"))
  await page.getByRole("button", { name: t("cart.button", { n: 3 }) }).click()
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart.orderNow") })
    .click()
  await expect(page).toHaveURL(at("/checkout"))
  const form = page.locator("#checkout")
  await expect(form.getByRole("listitem").filter({ hasText: "Aura" })).toContainText(money(25_200))
  await expect(form.locator(".total")).toContainText(money(25_200 + 4_900))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await press(page, t)
  await expect(form.getByRole("alert")).toContainText(t("orderForm.alert.mobile"))
  await expect(form.getByLabel(t("orderForm.mobile"), { exact: true })).toBeFocused()

  await fillPerson(page, t)
  await form.getByLabel(t("orderForm.wilaya"), { exact: true }).selectOption("Biskra")
  await form.getByLabel(t("orderForm.commune"), { exact: true }).selectOption("Tolga")
  await form.getByLabel(t("checkout.address")).fill("Cité des 200 logements")
  await form.getByLabel(t("checkout.note")).fill("Après 17 h")
  await press(page, t)

  await expect(page.getByRole("heading", { level: 1, name: t("confirmation.thanks", { name: "Amina" }) })).toBeVisible()
  const receipt = page.locator(".receipt")
  await expect(receipt.locator(".line")).toHaveCount(2)
  await expect(receipt).toContainText(money(25_200 + 4_900))
  await expect(receipt).toContainText("Tolga")
  expect(await cartOf(page)).toBe("[]")
})

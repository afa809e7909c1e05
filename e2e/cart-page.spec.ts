import { formatMoney } from "#core/money.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, fillCart } from "./checkout-page.ts"
import { expect, test } from "./shop.ts"

/** Prices group digits with spaces of several kinds. */
const money = (dinars: number) =>
  new RegExp(
    formatMoney(dinars * 100, "fr")
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s*"),
  )

test.beforeEach(({ page }) => fillCart(page, [cartLines.aura]))

test("the cart's page counts, estimates the delivery, and leads to the checkout with it", {
  tag: ["@4-cart-totals"],
}, async ({ page, t, at }) => {
  await page.goto(at("/shop"))
  await page.getByRole("button", { name: t("cart.button", { n: 1 }) }).click()
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("cart.view") })
    .click()
  await expect(page).toShowURL(at("/cart"))
  const row = page.getByRole("row").filter({ hasText: "Aura" })
  await row.getByRole("button", { name: t("cart.more") }).click()
  await expect(row).toContainText(money(2 * 25_200))
  await expectAccessible(page)

  const summary = page.getByRole("region", { name: t("cart.summary") })
  await summary.getByLabel(t("cart.wilaya")).selectOption("Biskra")
  await expect(summary).toContainText(t("orderForm.free"))
  await row.getByRole("button", { name: t("cart.less") }).click()
  await expect(summary).toContainText(money(650))
  await summary.getByRole("radio", { name: t("orderForm.desk") }).check()
  await expect(summary.locator(".total")).toContainText(money(25_200 + 350))

  await summary.getByRole("link", { name: t("cart.orderNow") }).click()
  await expect(page).toShowURL(at("/checkout"))
  const form = page.locator("#checkout")
  await expect(form.getByLabel(t("orderForm.wilaya"), { exact: true })).toHaveValue("Biskra")
  await expect(form.locator(".total")).toContainText(money(25_200 + 350))
})

test("a removed line comes back by the toast's undo", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/cart"))
  const row = page.getByRole("row").filter({ hasText: "Aura" })
  const remove = row.getByRole("button", { name: t("cart.remove", { title: "Casque sans fil Aura · Noir" }) })
  await remove.click()
  await expect(page.getByRole("heading", { level: 2, name: t("cart.empty.title") })).toBeVisible()
  // With the focus the toast waits, however slow the machine.
  await page.getByRole("button", { name: t("cart.undo") }).focus()
  await page.keyboard.press("Enter")
  await expect(row).toBeVisible()
  await remove.click()
  await expect(row).toBeHidden()
  await expect(page.locator("#main")).toBeFocused()
})

test("clearing asks first", { tag: ["@4-cart-clear", "@5-cart-clear-question"] }, async ({ page, t, at }) => {
  await page.goto(at("/cart"))
  await page.getByRole("button", { name: t("cart.clear") }).click()
  const question = page.getByRole("alertdialog", { name: t("cart.clearQuestion") })
  await question.getByRole("button", { name: t("cart.keep") }).click()
  await expect(page.getByRole("row").filter({ hasText: "Aura" })).toBeVisible()
  await page.getByRole("button", { name: t("cart.clear") }).click()
  await question.getByRole("button", { name: t("cart.clear") }).click()
  await expect(page.getByRole("heading", { level: 2, name: t("cart.empty.title") })).toBeVisible()
  await expectAccessible(page)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, shopLocale: "ar" })

  test("the cart's page fits", { tag: "@long" }, async ({ page, at }) => {
    await page.goto(at("/cart"))
    await expect(page.getByRole("main").getByRole("row").filter({ hasText: "Aura" })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

import { expectAccessible } from "./axe.ts"
import { expect, test } from "./shop.ts"

test("a product goes into the cart, which keeps it over a reload and in another tab", { tag: "@long" }, async ({
  page,
  context,
  t,
  at,
}) => {
  await page.goto(at("/shop?category=parfums"))
  const card = page.locator(".pc", { has: page.locator("a[href$='/lumen-ambre']") })
  await card.getByRole("button", { name: t("cart.addTitle", { title: "" }).trim() }).click()
  await expect(page.getByText(t("cart.toast.added", { title: "" }).trim()).first()).toBeVisible()
  await expect(page.getByRole("button", { name: t("cart.button", { n: 1 }) }).first()).toBeVisible()

  const other = await context.newPage()
  await other.goto(at("/shop"))
  await expect(other.getByRole("button", { name: t("cart.button", { n: 1 }) }).first()).toBeVisible()

  await page.reload()
  await page
    .getByRole("button", { name: t("cart.button", { n: 1 }) })
    .first()
    .click()
  const panel = page.getByRole("dialog")
  await expect(panel).toContainText("Lumen")
  await expectAccessible(page)

  await panel.getByRole("button", { name: t("cart.more") }).click()
  await expect(other.getByRole("button", { name: t("cart.button", { n: 2 }) }).first()).toBeVisible()

  // A press that begins in the panel, as to select text, and ends beside it leaves it open.
  await panel.getByRole("heading", { name: t("cart.title") }).hover()
  await page.mouse.down()
  await page.mouse.move(40, 400)
  await page.mouse.up()
  await expect(panel).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await expect(page.getByRole("button", { name: t("cart.button", { n: 2 }) }).first()).toBeFocused()
})

test("clearing the cart asks first", { tag: ["@4-cart-clear"] }, async ({ page, t, at }) => {
  await page.goto(at("/shop?category=parfums"))
  const add = t("cart.addTitle", { title: "" }).trim()
  await page.locator(".pc").first().getByRole("button", { name: add }).click()
  await page
    .getByRole("button", { name: t("cart.button", { n: 1 }) })
    .first()
    .click()
  await page.getByRole("button", { name: t("cart.clear") }).click()
  await expect(page.getByText(t("cart.clearQuestion"))).toBeVisible()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("cart.clear") })
    .last()
    .click()
  await expect(page.getByRole("dialog")).toContainText(t("cart.empty.title"))
})

test("a damaged cart in the browser's storage does no harm", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/"))
  await page.evaluate(() => localStorage.setItem("cart_products", '[null, {"title": 3}, "x"'))
  await page.goto(at("/shop"))
  await expect(page.getByRole("button", { name: t("cart.button", { n: 0 }) }).first()).toBeVisible()
})

import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { reachTools } from "./card-tools.ts"
import { hydrated } from "./hydrated.ts"
import { freshPhone, orderFormIn } from "./order-page.ts"
import { expect, test } from "./shop.ts"
import type { Translate } from "./words.ts"

const title = "Sac à main Casbah"

async function open(page: Page, t: Translate) {
  const card = page.locator("main .pc", { has: page.locator("a[href$='/sac-casbah']") })
  await reachTools(card)
  const eye = card.getByRole("button", { name: t("quickView.open", { title }) })
  await eye.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: title })
  await expect(dialog.locator("input[name=quantity]")).toHaveValue("1")
  return { eye, dialog }
}

test("the quick view begins with a quantity of 1 and closes by key, backdrop and back button", {
  tag: ["@4-quantity-resets"],
}, async ({ page, t, at }) => {
  const url = at("/shop?category=sacs")
  await page.goto(url)
  const { eye, dialog } = await open(page, t)
  await expect(dialog.getByRole("heading", { level: 2, name: title })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: t("product.quantityMore") }).click()
  await expect(dialog.locator("input[name=quantity]")).toHaveValue("2")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(eye).toBeFocused()

  await open(page, t)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await open(page, t)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toShowURL(url)
})

test("opening a quick view sets the quantity of the product's page back to 1", {
  tag: ["@4-quantity-resets"],
}, async ({ page, t, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  const quantity = page.locator("main input[name=quantity]")
  await page.getByRole("button", { name: t("product.quantityMore"), exact: true }).click({ clickCount: 2 })
  await expect(quantity).toHaveValue("3")
  const card = page.locator("main .pc").first()
  await reachTools(card)
  await card.getByRole("button", { name: t("quickView.open", { title: "" }).trim() }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.locator("dialog.quick")
  await expect(dialog.locator("input[name=quantity]")).toHaveValue("1")
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(quantity).toHaveValue("1")
})

test("a quick view that is opened again in the moment of its closing stays, with one step of its own", {
  tag: "@long",
}, async ({ page, t, at }) => {
  await page.goto(at("/"))
  await page.goto(at("/shop?category=sacs"))
  const { eye, dialog } = await open(page, t)
  await eye.evaluate((button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close()
    button.click()
  })
  await expect(dialog.locator("input[name=quantity]")).toHaveValue("1")
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toShowURL(at("/shop?category=sacs"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("a link out of the quick view leaves no step behind", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/"))
  await page.goto(at("/shop?category=sacs"))
  const { dialog } = await open(page, t)
  await dialog.getByRole("link", { name: t("quickView.page") }).click()
  await expect(page).toShowURL(at("/product-details/sac-casbah"))
  await page.goBack()
  await expect(page).toShowURL(at("/shop?category=sacs"))
  await page.goBack()
  await expect(page).toShowURL(at("/"))
})

test("a product is ordered from the quick view", { tag: "@long" }, async ({ page, t, at }) => {
  await page.goto(at("/shop?category=sacs"))
  const { dialog } = await open(page, t)
  const { alert, field, fillPerson, press, placed } = orderFormIn(dialog, t)
  await fillPerson({ mobile: "" })
  await press()
  await expect(alert).toContainText(t("orderForm.alert.mobile"))
  await expect(field("orderForm.mobile")).toBeFocused()
  await field("orderForm.mobile").fill(freshPhone())
  await press()
  await placed()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

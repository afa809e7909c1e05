import type { Locator, Page } from "@playwright/test"
import { expect } from "./shop.ts"
import type { Translate } from "./words.ts"

let given = 0

/** A number that no other order of this shop has. */
export const freshPhone = () => `0550${String(process.pid % 1000).padStart(3, "0")}${String(given++).padStart(3, "0")}`

export const toOrderToken = (address: string): string => /order=([\w-]{22})/.exec(address)?.[1] ?? ""

/** A form that places an order, by the words on it. */
export function orderFormIn(form: Locator, t: Translate) {
  const page = form.page()
  const field = (key: Parameters<Translate>[0]) => form.getByLabel(t(key), { exact: true })
  const submit = form.getByRole("button", { name: t("orderForm.submit") })
  return {
    form,
    field,
    submit,
    alert: form.getByRole("alert"),
    total: form.locator(".total"),
    async fillPerson({ firstname = "Amina", mobile = freshPhone() } = {}) {
      await field("orderForm.firstname").fill(firstname)
      await field("orderForm.lastname").fill("Bensalem")
      await field("orderForm.mobile").fill(mobile)
    },
    press: () => submit.click(),
    /** Orders without JavaScript: a page that is the same for everybody has no key, so the shop asks to press again. */
    async pressTwice() {
      await submit.click()
      await expect(form.getByRole("alert")).toContainText(t("orderForm.alert.check"))
      await submit.click()
    },
    /** Waits for the confirmation and tells the token of its order. */
    async placed() {
      await expect(page).toShowURL(/\/confirmation-commande\?order=[\w-]{22}$/)
      await expect(page.locator(".receipt")).toBeVisible()
      return toOrderToken(page.url())
    },
  }
}

/** The order form of a product's page. */
export const productForm = (page: Page, t: Translate) => orderFormIn(page.locator("#commande"), t)

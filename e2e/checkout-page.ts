import type { Page } from "@playwright/test"
import { type Locale, localizedPath } from "#core/locale.ts"
import { expect } from "./shop.ts"
import { store } from "./stored.ts"
import { i18nOf } from "./words.ts"

/** Lines as a browser keeps them. */
export const cartLines = {
  aura: { id: 1, title: "Casque", slug: "casque-aura", price: 25_200, quantity: 9, orderQuantity: 1 },
  lipstick: { id: 2, title: "Rouge", slug: "rouge-maison", price: 2_450, quantity: 9, orderQuantity: 2 },
  bag: { id: 3, title: "Sac", slug: "sac-casbah", price: 18_900, quantity: 9, orderQuantity: 1 },
}

export const fillCart = (page: Page, lines: object[]) => store(page, "cart_products", lines)

let drawn = 0

/** A number that no other order of this shop has. */
export const freshPhone = () => `0550${String(process.pid % 1000).padStart(3, "0")}${String(drawn++).padStart(3, "0")}`

/** The checkout by the words on it. */
export function checkoutOn(page: Page, locale: Locale) {
  const t = i18nOf(locale)
  const form = page.locator("#checkout")
  const field = (key: Parameters<typeof t>[0]) => form.getByLabel(t(key), { exact: true })
  return {
    ...{ page, form, field },
    total: form.locator(".total"),
    alert: form.getByRole("alert"),
    async fillPerson(mobile = freshPhone()) {
      await field("orderForm.firstname").fill("Amina")
      await field("orderForm.lastname").fill("Bensalem")
      await field("orderForm.mobile").fill(mobile)
    },
    press: () => form.getByRole("button", { name: t("orderForm.submit") }).click(),
    /** Waits for the confirmation and tells the token of its order. */
    async placed() {
      await expect(page).toHaveURL(/confirmation-commande\?order=[\w-]{22}$/)
      await expect(page.locator(".receipt")).toBeVisible()
      return tokenOf(page.url())
    },
  }
}

export function tokenOf(address: string): string {
  return /order=([\w-]{22})/.exec(address)?.[1] ?? ""
}

/** The next order that the browser sends reaches the shop, but its answer does not come back.
 *  @returns the token of the order that was placed */
export function loseNextAnswer(page: Page, path: string, locale: Locale): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const isOrder = (url: URL) => url.pathname === `${localizedPath(locale, path)}.data`
  let isLost = false
  page.route(isOrder, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback()
    isLost = true
    const answer = await route.fetch()
    await route.abort("connectionreset")
    resolve(tokenOf(await answer.text()))
  })
  return promise
}

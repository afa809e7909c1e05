import type { Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { localizedPath } from "./addresses.ts"
import { orderFormIn, toOrderToken } from "./order-page.ts"
import { store } from "./stored.ts"
import { createTranslate } from "./words.ts"

type ChosenNames = { colorName: string; sizeName?: string }

/** A chosen variant as a browser keeps it. */
const chosen = (sku: string, { colorName, sizeName = "" }: ChosenNames) => ({
  choice: { variant: sku, sku, color: colorName.toLowerCase(), size: sizeName, colorName, sizeName },
})

/** Lines as a browser keeps them. */
export const cartLines = {
  aura: {
    id: 1,
    title: "Casque",
    slug: "casque-aura",
    price: 25_200,
    quantity: 9,
    orderQuantity: 1,
    ...chosen("AUR-101-NOIR", { colorName: "Noir" }),
  },
  lipstick: {
    id: 2,
    title: "Rouge",
    slug: "rouge-maison",
    price: 2_450,
    quantity: 9,
    orderQuantity: 2,
    ...chosen("MAI-125-ROUGE", { colorName: "Rouge" }),
  },
  bag: {
    id: 3,
    title: "Sac",
    slug: "sac-casbah",
    price: 18_900,
    quantity: 9,
    orderQuantity: 1,
    ...chosen("CAS-114-COGNAC", { colorName: "Cognac" }),
  },
}

export const fillCart = (page: Page, lines: object[]) => store(page, "cart_products", lines)

/** The checkout by the words on it. */
export function checkoutOn(page: Page, locale: Locale) {
  return { page, ...orderFormIn(page.locator("#checkout"), createTranslate(locale)) }
}

/** The next order that the browser sends reaches the shop, but its answer does not come back.
 *  @returns the token of the order that was placed */
export function loseNextAnswer(page: Page, path: string, locale: Locale): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const isOrder = (url: URL) => url.pathname === localizedPath(locale, path)
  let isLost = false
  page.route(isOrder, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback()
    isLost = true
    const answer = await route.fetch()
    await route.abort("connectionreset")
    resolve(toOrderToken(answer.headers().location ?? ""))
  })
  return promise
}

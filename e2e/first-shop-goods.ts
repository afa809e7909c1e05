import { join } from "node:path"
import type { Page } from "@playwright/test"
import { languages } from "#console/i18n/languages.ts"
import type { Texts } from "#core/i18n/texts.ts"

// What the merchant of e2e/first-shop.spec.ts brings along.

export const logo = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 40"><g fill="#5b2a86"><path d="M20 2 37 12v16L20 38 3 28V12z"/>' +
      '<path d="M48 8h6v24h-6zM60 8h14v6h-8v4h7v5h-7v9h-6zM80 8h6v24h-6zM92 8h7l8 14V8h6v24h-6l-9-15v15h-6zM120 8h6l9 24h-7l-1-4h-8l-1 4h-7z"/></g></svg>',
  ),
}
export const photo = join(import.meta.dirname, "../sample/pictures/baskets-tell/blanc.webp")

export const name = { fr: "Atelier Ifina", ar: "ورشة إفينا", en: "Ifina Workshop" }
export const category = { fr: "Chaussures", ar: "أحذية", en: "Shoes" }
export const product = { fr: "Baskets Ifina", ar: "حذاء إفينا", en: "Ifina trainers" }
export const story = { fr: "Cousues à Tlemcen", ar: "مخيطة في تلمسان", en: "Sewn in Tlemcen" }
export const slug = "baskets-ifina"
export const colors = [
  { name: { fr: "Blanc", ar: "أبيض", en: "White" }, hex: "#f4f1ea" },
  { name: { fr: "Prune", ar: "برقوقي", en: "Plum" }, hex: "#5b2a86" },
]

/** Writes a text in three languages into a form of the console, where a narrow one shows one of them at a time.
 *  @param field the end of the field's name, without the language */
export async function writeInThree(page: Page, field: string, texts: Texts): Promise<void> {
  for (const { locale, name: called } of languages) {
    const input = page.locator(`[name$="${field}.${locale}"]`)
    const form = page.locator(".c-langs").filter({ has: input })
    await form.waitFor()
    if (!(await input.isVisible())) await form.getByRole("button", { name: called }).click()
    await input.fill(texts[locale])
  }
}

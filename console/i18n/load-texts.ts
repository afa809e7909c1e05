import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { registerTexts } from "./texts.ts"

const loaders = {
  ar: () => import("./ar/all.ts"),
  en: () => import("./en/all.ts"),
  fr: () => import("./fr/all.ts"),
} satisfies Record<Locale, unknown>

/** Fetches the texts of a language, and names it on the page: screen readers, fonts and logical CSS go by that. */
export async function loadTexts(locale: Locale): Promise<void> {
  const { texts } = await loaders[locale]()
  registerTexts(locale, texts)
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
}

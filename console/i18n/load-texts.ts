import { isLocale, type Locale, textDirection } from "#core/i18n/locale.ts"
import { registerTexts } from "./texts.ts"

const loaders = {
  ar: () => import("./ar/all.ts"),
  en: () => import("./en/all.ts"),
  fr: () => import("./fr/all.ts"),
} satisfies Record<Locale, unknown>

const lateLoaders = {
  ar: () => import("./ar/late.ts"),
  en: () => import("./en/late.ts"),
  fr: () => import("./fr/late.ts"),
} satisfies Record<Locale, unknown>

/** Whether a screen has needed the late texts: another language brings them too. */
let needsLate = false

async function loadLate(locale: Locale): Promise<void> {
  const { lateTexts } = await lateLoaders[locale]()
  registerTexts(locale, lateTexts)
}

/** Fetches the texts of a language, and names it on the page: screen readers, fonts and logical CSS go by that. */
export async function loadTexts(locale: Locale): Promise<void> {
  const [{ texts }] = await Promise.all([loaders[locale](), needsLate && loadLate(locale)])
  registerTexts(locale, texts)
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
}

/** Fetches a screen with the texts that only some screens need, in the language of the page. */
export async function withLateTexts<Screen>(screen: Promise<Screen>): Promise<Screen> {
  needsLate = true
  const { lang } = document.documentElement
  const [loaded] = await Promise.all([screen, isLocale(lang) && loadLate(lang)])
  return loaded
}

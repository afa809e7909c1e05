import { isLocale, type Locale, textDirection } from "#core/i18n/locale.ts"
import { registerTexts } from "./texts.ts"

const loaders = {
  ar: () => import("./ar/all.ts"),
  en: () => import("./en/all.ts"),
  fr: () => import("./fr/all.ts"),
} satisfies Record<Locale, unknown>

const deferredLoaders = {
  ar: () => import("./ar/deferred.ts"),
  en: () => import("./en/deferred.ts"),
  fr: () => import("./fr/deferred.ts"),
} satisfies Record<Locale, unknown>

/** Whether a screen has needed the deferred texts: a change of language loads them too. */
let needsDeferred = false

async function loadDeferred(locale: Locale): Promise<void> {
  const { deferredTexts } = await deferredLoaders[locale]()
  registerTexts(locale, deferredTexts)
}

/** Fetches the texts of a language and sets `lang` and `dir` of the page, which screen readers, fonts and logical CSS read. */
export async function loadTexts(locale: Locale): Promise<void> {
  const [{ texts }] = await Promise.all([loaders[locale](), needsDeferred && loadDeferred(locale)])
  registerTexts(locale, texts)
  document.documentElement.lang = locale
  document.documentElement.dir = textDirection(locale)
}

/** Loads a screen together with the deferred texts, which only some screens need. */
export async function withDeferredTexts<Screen>(screen: Promise<Screen>): Promise<Screen> {
  needsDeferred = true
  const { lang } = document.documentElement
  const [loaded] = await Promise.all([screen, isLocale(lang) && loadDeferred(lang)])
  return loaded
}

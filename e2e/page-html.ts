import { messages as ar } from "#app/i18n/ar/all.ts"
import { messages as en } from "#app/i18n/en/all.ts"
import { messages as fr } from "#app/i18n/fr/all.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"

const messages = { fr, ar, en }

/** The program's whole sentences and words in a language; those that hold values are none. */
const wholeTexts = (locale: Locale): string[] =>
  Object.values(messages[locale]).filter((text): text is string => typeof text === "string" && !text.includes("{"))

/** Texts of the program in other languages that are none in this one. Short ones are names too. */
function foreignMessages(locale: Locale): Set<string> {
  const own = new Set(wholeTexts(locale))
  const others = locales.filter((other) => other !== locale).flatMap(wholeTexts)
  return new Set(others.filter((text) => text.length > 9 && !own.has(text)))
}

const byLocale = new Map(locales.map((locale) => [locale, foreignMessages(locale)]))

/** Letters that texts of a language do not have, and those of another one that nobody has marked. */
const strange: Record<Locale, RegExp> = {
  fr: /[\u0600-\u06ff]{2}/,
  en: /[\u0600-\u06ff]{2}/,
  ar: /[A-Za-zÀ-ÿ]{3,} [A-Za-zÀ-ÿ]{2,} [A-Za-zÀ-ÿ]{2,}/,
}

/** The texts of a page in another language than its own, but for those that are marked as such.
 *  @param html as the server sends it */
export function foreignTexts(html: string, locale: Locale): string[] {
  const [, body = ""] = html.split("<body")
  const shown = body.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<(\w+)[^>]* lang="\w+"[^>]*>.*?<\/\1>/gs, "")
  const texts = shown.split(/<[^>]*>/).map((text) => text.trim())
  const known = byLocale.get(locale)
  return texts.filter((text) => known?.has(text) || strange[locale].test(text))
}

/** The addresses of the shop that a page leads to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))

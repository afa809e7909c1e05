import { type Locale, textDirection } from "./locale.ts"

/** Fields whose text is of another language, as their own has none yet; left out where there is no such field. */
export type TextLanguages = Record<string, Locale>

/** Returns the `lang` and `dir` attributes of an element with such a text, so that it is read aloud and set in its
 *  own language; nothing for a text in the page's language. */
export function textLanguage(
  { textLanguages }: { textLanguages?: TextLanguages | undefined },
  field: string,
): { lang?: Locale; dir?: "ltr" | "rtl" } {
  const lang = textLanguages?.[field]
  return lang ? { lang, dir: textDirection(lang) } : {}
}

import { fallbackLocales, type Locale } from "./locale.ts"

/** A text in each of the shop's languages; "" where it is not written yet. */
export type Texts = Record<Locale, string>

export const noTexts: Texts = { fr: "", ar: "", en: "" }

/** A text in a language; in the main one where it is missing, then in any that has it.
 *  @returns the text and its language; "" in the wished language where no language has it */
export function findText(texts: Texts, locale: Locale, main: Locale): { text: string; locale: Locale } {
  const found = fallbackLocales(locale, main).find((each) => texts[each].trim() !== "") ?? locale
  return { text: texts[found], locale: found }
}

/** The text of `findText` alone. */
export const textIn = (texts: Texts, locale: Locale, main: Locale): string => findText(texts, locale, main).text

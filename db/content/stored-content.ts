import { type Locale, locales } from "#core/i18n/locale.ts"
import { blockTexts } from "#core/text/block.ts"
import { ownText } from "../texts/borrowed-texts.ts"
import type { StoredBlock } from "../texts/stored-block.ts"

export type Contents = Record<Locale, StoredBlock[]>

/** Block content as a column holds it; what says and shows nothing is no content, so that French stands in for it. */
export function contentJson(blocks: StoredBlock[]): string {
  const isEmpty = blocks.every(({ type }) => type !== "image") && blockTexts(blocks).join("").trim() === ""
  return isEmpty ? "[]" : JSON.stringify(blocks)
}

/** The content that each language has of its own. */
export function ownContents(rows: { locale: Locale; borrowed: string; content: string }[]): Contents {
  const contentIn = (locale: Locale): StoredBlock[] => {
    const row = rows.find((one) => one.locale === locale)
    // Written by this program alone.
    return row ? ownText(row, "content", JSON.parse(row.content) as StoredBlock[], []) : []
  }
  return { fr: contentIn("fr"), ar: contentIn("ar"), en: contentIn("en") }
}

/** One value a language. */
export const inEach = <T>(valueIn: (locale: Locale) => T): Record<Locale, T> => {
  const [fr, ar, en] = locales.map(valueIn) as [T, T, T]
  return { fr, ar, en }
}

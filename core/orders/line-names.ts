import { choiceText } from "../catalogue/variants/choice-text.ts"
import type { Locale } from "../i18n/locale.ts"

/** Names of the product and the variant of an order's line in languages other than the order's, where they are
 *  written in them. */
export type LineNames = Partial<Record<Locale, { title: string; choice: string }>>

type Line = { title: string; color: string | null; size: string | null; names?: LineNames | undefined }

/** How a screen in one language names a line: as the product is called in it, else as it was ordered. */
export const lineNameIn = (line: Line, locale: Locale): { title: string; choice: string } =>
  line.names?.[locale] ?? { title: line.title, choice: choiceText(line) }

/** The same in one text: `Baskets Tell (Noir · 42)`. */
export function chosenTitleIn(line: Line, locale: Locale): string {
  const { title, choice } = lineNameIn(line, locale)
  return choice ? `${title} (${choice})` : title
}

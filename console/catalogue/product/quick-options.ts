import { knownColor } from "#core/catalogue/variants/known-colors.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { foldText } from "#core/search/fold-text.ts"
import { emptyTexts, type LocalTexts } from "../../ui/forms/local-texts.ts"
import { type DraftColor, type DraftSize, newKey } from "./product-draft.ts"

type Named = { name: Record<Locale, string> }

/** Those of some names that no row has yet in any language. */
function freshNames(rows: readonly Named[], names: readonly string[]): string[] {
  const known = new Set(rows.flatMap(({ name }) => Object.values(name)).map((name) => foldText(name.trim())))
  return names.filter((name) => !known.has(foldText(name)))
}

/** New rows for colours that are typed by name: a usual one brings its tint and its name in each language.
 *  @param main the shop's main language, in which other names are taken */
export const colorsNamed = (rows: readonly DraftColor[], names: readonly string[], main: Locale): DraftColor[] =>
  freshNames(rows, names).map((name) => {
    const { name: texts, hex } = knownColor(name) ?? { name: { ...emptyTexts, [main]: name }, hex: "#808080" }
    return { key: newKey(), name: { ...texts }, hex, image: null }
  })

/** New rows for sizes that are typed by name, which is the same in each language. */
export const sizesNamed = (rows: readonly DraftSize[], names: readonly string[], main: Locale): DraftSize[] =>
  freshNames(rows, names).map((name) => ({ key: newKey(), name: { ...emptyTexts, [main]: name } }))

/** New rows for usual sizes that no row has yet in the main language. */
export function missingSizes(rows: readonly DraftSize[], names: readonly LocalTexts[], main: Locale): DraftSize[] {
  const known = new Set(rows.map(({ name }) => name[main].trim()))
  return names.filter((name) => !known.has(name[main])).map((name) => ({ key: newKey(), name }))
}

import { type Locale, locales } from "#core/i18n/locale.ts"
import { foldText } from "#core/search/fold-text.ts"

/** Builds the console's search text of a product; it begins with the French name, so that lists sort by it.
 *  @param names in the languages that have one */
export function productSearchText(
  { sku, slug }: { sku: string; slug: string },
  names: Partial<Record<Locale, string>>,
  brand: string,
): string {
  return foldText([...locales.map((locale) => names[locale] ?? ""), sku, brand, slug].join(" "))
}

import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { titleIn } from "../../i18n/title-in.ts"
import type { VariantRow } from "./variant-draft.ts"

const nameIn = (values: VariantGrid["sizes"], code: string, locale: Locale) => {
  const name = values.find((value) => value.code === code)?.name
  return name ? titleIn(name, locale) : ""
}

/** A variant by the names of its colour and size. */
export const variantName = (
  { colors, sizes }: Pick<VariantGrid, "colors" | "sizes">,
  { color, size }: Pick<VariantRow, "color" | "size">,
  locale: Locale,
): string =>
  [nameIn(colors, color, locale), nameIn(sizes, size, locale)].filter((part) => part !== "").join("\u00a0·\u00a0")

import type { ProductResource } from "#api/catalogue/contract.ts"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../../i18n/texts.ts"

/** A variant that a line can take. Price in dinars; null = the line keeps its own. */
export type LineVariant = OrderDetail["lines"][number]["variants"][number]

type WithVariants = Pick<ProductResource, "colors" | "sizeOption" | "variantCount" | "variants">

/** The variants of a product of the shop; none where it has nothing to choose. */
export function toLineVariants({ colors, sizeOption, variantCount, variants }: WithVariants): LineVariant[] {
  if (variantCount === 0) return []
  return (variants ?? []).map(({ documentId, color, size, quantity, price }) => ({
    documentId,
    color: colors?.find(({ code }) => code === color)?.name ?? null,
    size: sizeOption?.values.find(({ code }) => code === size)?.name ?? null,
    // They came in the console's own language.
    choices: {},
    left: quantity,
    price,
  }))
}

/** A variant in the console's language, with what is left of it: `Noir · 42 (3 left)`. */
export const variantText = (variant: LineVariant, t: Say, locale: Locale): string =>
  t("order.variantLeft", { variant: isolate(variant.choices[locale] || choiceText(variant)), n: variant.left })

/** Names the control that chooses a line's variant. */
export const variantControlId = (lineId: number): string => `variant-${lineId}`

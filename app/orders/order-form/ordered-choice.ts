import type { ProductToChoose } from "#core/catalogue/product.ts"
import { findVariant, hasOptions, knownChoice, missingOption } from "#core/catalogue/variants/choose-variant.ts"
import type { OptionValue, VariantChoice } from "#core/catalogue/variants/variant.ts"

/** What is ordered of a product: names in the page's language, and the variant's documentId. */
export type OrderedChoice = { color: string; size?: string; variant?: string }

/** A field holds a code; a page of an earlier version sent the name. */
const findValue = (values: readonly OptionValue[], text: string) =>
  values.find(({ code, name }) => code === text || name === text)

/** What a filled-in order form orders. A colour that the product does not have is left to the shop, as it was written.
 *  @returns null where a size has to be chosen first, also when the chosen one is not made in the colour */
export function orderedChoice(product: ProductToChoose, typed: VariantChoice): OrderedChoice | null {
  if (!hasOptions(product)) return { color: typed.color }
  const { colors, variants } = product
  const sizes = product.sizeOption?.values ?? []
  const choice = knownChoice(product, {
    color: findValue(colors, typed.color)?.code ?? "",
    size: findValue(sizes, typed.size)?.code ?? "",
  })
  const variant = findVariant(variants, choice)
  const missing = missingOption(product, choice)
  if (missing === "size" || (missing === null && !variant && sizes.length > 0)) return null
  return {
    color: findValue(colors, choice.color)?.name ?? typed.color,
    size: findValue(sizes, choice.size)?.name,
    variant: variant?.documentId,
  }
}

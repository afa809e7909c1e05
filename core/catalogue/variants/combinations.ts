import type { VariantChoice } from "./variant.ts"

/** Every colour with every size, in their order; "" where a product has no such option. Empty when it has neither. */
export function combinations(colors: readonly string[], sizes: readonly string[]): VariantChoice[] {
  if (colors.length === 0 && sizes.length === 0) return []
  const orNone = (codes: readonly string[]) => (codes.length > 0 ? codes : [""])
  return orNone(colors).flatMap((color) => orNone(sizes).map((size) => ({ color, size })))
}

/** Builds the default SKU of a variant: `CAS-114-NOIR-42`. */
export const variantSku = (sku: string, { color, size }: VariantChoice): string =>
  [sku, color, size]
    .filter((part) => part !== "")
    .join("-")
    .toUpperCase()

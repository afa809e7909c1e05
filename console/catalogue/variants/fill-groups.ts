import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { VariantRow } from "./variant-draft.ts"
import { variantName } from "./variant-name.ts"

/** The rows that one value can be written to at once from a row: those of its colour and those of its size.
 *  @returns nothing for a product that has one option alone */
export function fillGroups<Row extends { row: Pick<VariantRow, "color" | "size"> }>(
  grid: Pick<VariantGrid, "colors" | "sizes">,
  rows: readonly Row[],
  at: Row | undefined,
  locale: Locale,
): { name: string; group: Row[] }[] {
  if (!at || grid.colors.length < 2 || grid.sizes.length < 2) return []
  const { color, size } = at.row
  return [
    { name: variantName(grid, { color, size: "" }, locale), group: rows.filter(({ row }) => row.color === color) },
    { name: variantName(grid, { color: "", size }, locale), group: rows.filter(({ row }) => row.size === size) },
  ]
}

import type { VariantGrid } from "../catalogue/contract-variants.ts"
import { productWithSlug, readAdmin } from "./catalogue.ts"
import type { TestStaff } from "./staff.ts"

/** The grid of a product's variants, with the product as the list of products has it. */
export async function findGrid(editor: TestStaff, slug: string) {
  const { documentId, ...found } = await productWithSlug(editor, slug)
  const grid = await readAdmin<VariantGrid>(editor, `/products/${documentId}/variants`)
  return { ...grid, product: found }
}

/** A grid in short: the codes, the units, the own price and whether it is sold. */
export const describeGrid = ({ variants }: Pick<VariantGrid, "variants">) =>
  variants.map(
    ({ color, size, quantity, price, active }) =>
      `${color} ${size} ${quantity} ${price ?? "-"} ${active ? "on" : "off"}`,
  )

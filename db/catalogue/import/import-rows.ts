import { nameInFiles } from "#core/catalogue/variants/size-values.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { type AuditEntry, auditRow } from "../../staff/audit.ts"
import { productTextRows } from "../admin/product-parts.ts"
import type { CheckedGrid, StockBy } from "../admin/variant-grid.ts"
import { newColumns, toProductColumns } from "../admin/write-product.ts"
import type { ProductWrite } from "./planned-product.ts"

export type ByStaff = Pick<AuditEntry, "staff" | "address"> & { now: Date }

type Color = { hex: string; imageId: number | null; name: Texts; code?: string | undefined }

/** Variants of a product from a file; `stockBy` before it, and the moment since which orders may have changed its
 *  stock. */
export type PreparedVariants = { grid: CheckedGrid; stockBy: StockBy; plannedAt: string }

/** A product of a file as it is stored, reckoned before anything waits for it. */
export type PreparedProduct = {
  documentId: string
  columns: ReturnType<typeof toProductColumns>
  /** The columns that a new one has besides; null of a product that was there. */
  created: ReturnType<typeof newColumns> | null
  /** The product as it was read, by which a change meanwhile is seen, and the difference of its stock. */
  before: { id: number; slug: string; updatedAt: string; quantity: number; quantityWas: number } | null
  texts: ReturnType<typeof productTextRows>
  brand: ProductWrite["brand"]
  /** Whether its colours or sizes become others. */
  hasNewOptions: boolean
  categoryIds: number[]
  /** null = as they are. */
  colors: Color[] | null
  /** Addresses, the main picture first; null = as they are. */
  pictures: string[] | null
  variants: PreparedVariants | null
  audit: ReturnType<typeof auditRow>
}

/** Converts a product's rows of a file for storage; its features stay, as files have none. */
export function preparedProduct(write: ProductWrite, by: ByStaff, main: Locale): PreparedProduct {
  const { input, slug, brand, categoryIds, before, quantity, quantityWas, changes, grid, variantChanges } = write
  const { staff, address, now } = by
  const created = before ? null : newColumns(quantity, now)
  const documentId = before?.documentId ?? created?.document_id ?? ""
  const side = (which: "old" | "new") => {
    const own = changes.map((change) => [change.column, change[which]] as const)
    const ofVariants = variantChanges.flatMap(({ name, changes: of }) =>
      of.map((change) => [`${name} ${change.column}`, change[which]] as const),
    )
    return Object.fromEntries([...own, ...ofVariants])
  }
  const what = { action: "import", resource: "products", documentId, before: before && side("old"), after: side("new") }
  return {
    documentId,
    created,
    brand,
    categoryIds: [...new Set(categoryIds)],
    columns: toProductColumns(input, slug, brand),
    before: before && {
      id: before.id,
      slug: before.slug,
      updatedAt: before.updatedAt,
      quantity,
      quantityWas,
    },
    texts: productTextRows(before?.id ?? 0, input, brand.name, main),
    hasNewOptions: before
      ? changes.some(({ column }) => column === "colors" || column === "sizes")
      : input.sizes.length > 0 || write.colors.length > 0,
    colors: before && !changes.some(({ column }) => column === "colors") ? null : codedColors(write.colors, before),
    pictures: before && !changes.some(({ column }) => column === "pictures") ? null : write.pictures,
    variants: grid && { grid, stockBy: before?.stockBy ?? "product", plannedAt: now.toISOString() },
    audit: auditRow({ ...what, staff, address, at: now }),
  }
}

/** The colours of a file with the pictures and codes that they had. */
export const codedColors = (colors: ProductWrite["colors"], before: ProductWrite["before"]): Color[] =>
  colors.map(({ hex, name }) => {
    const ofName = before?.colors.filter((color) => nameInFiles(color.name) === nameInFiles(name)) ?? []
    const own = ofName.find((color) => color.hex === hex) ?? ofName[0] ?? before?.colors.find((one) => one.hex === hex)
    return { hex, name, imageId: own?.imageId ?? null, code: own?.code }
  })

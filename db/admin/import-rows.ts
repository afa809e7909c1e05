import type { Texts } from "#core/texts.ts"
import { type AuditEntry, auditRow } from "./audit.ts"
import type { PlannedRow, ProductWrite } from "./import-plan.ts"
import { productTextRows } from "./product-parts.ts"
import { columnsOf, newColumns } from "./write-product.ts"

export type ByStaff = Pick<AuditEntry, "staff" | "address"> & { now: Date }

type Color = { hex: string; imageId: number | null; name: Texts; code?: string | undefined }

/** A product of a file as it is stored, reckoned before anything waits for it. */
export type PreparedProduct = {
  documentId: string
  columns: ReturnType<typeof columnsOf>
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
  audit: ReturnType<typeof auditRow>
}

/** What a row of a file stores; its features and pictures stay, of which a file tells nothing. */
export function preparedProduct({ changes }: PlannedRow, write: ProductWrite, by: ByStaff): PreparedProduct {
  const { input, slug, brand, categoryIds, before, quantity, quantityWas } = write
  const { staff, address, now } = by
  const created = before ? null : newColumns(quantity, now)
  const documentId = before?.documentId ?? created?.document_id ?? ""
  const side = (which: "old" | "new") => Object.fromEntries(changes.map((change) => [change.column, change[which]]))
  const what = { action: "import", resource: "products", documentId, before: before && side("old"), after: side("new") }
  return {
    ...{ documentId, created, brand, categoryIds: [...new Set(categoryIds)] },
    columns: columnsOf(input, slug, brand),
    before: before && {
      ...{ id: before.id, slug: before.slug, updatedAt: before.updatedAt, quantity, quantityWas },
    },
    texts: productTextRows(before?.id ?? 0, input, brand.name),
    hasNewOptions: before
      ? changes.some(({ column }) => column === "colors" || column === "sizes")
      : input.sizes.length > 0 || write.colors.length > 0,
    colors: before && !changes.some(({ column }) => column === "colors") ? null : colorsOf(write),
    audit: auditRow({ ...what, staff, address, at: now }),
  }
}

/** The colours of a file with the pictures that they had. */
const colorsOf = ({ colors, before }: ProductWrite): Color[] =>
  colors.map(({ hex, name }) => {
    const own = before?.colors.find((color) => color.hex === hex || color.name.fr === name.fr)
    return { hex, name, imageId: own?.imageId ?? null, code: own?.code }
  })

import { type SizeKind, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { unshippedStatuses } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import { adminMediaByIds } from "../../media/admin-media.ts"
import { editConflict, nextVersion, StateRejectedError } from "../../staff/rejected.ts"
import { tellLowestPrice } from "../variants/lowest-price.ts"
import { countSoldUnits } from "../variants/sold-units.ts"
import { syncVariants } from "../variants/sync-variants.ts"
import { promisedUnits, type VariantFacts } from "../variants/write-variants.ts"
import { checkGrid, type GridRow } from "./check-grid.ts"
import { findAdminProduct } from "./product-detail.ts"
import { lockProduct, rejectBelowZero } from "./write-product.ts"

/** A product's combinations with all that the console shows of them. Amounts in centimes. */
export async function findVariantGrid(db: Db, documentId: string) {
  const product = await findAdminProduct(db, documentId)
  if (!product) return undefined
  const rows = await db
    .selectFrom("product_variant")
    .selectAll()
    .where("product_id", "=", product.id)
    .orderBy("active", "desc")
    .orderBy("position")
    .execute()
  const sizes = sizeValues(product.sizes)
  const colors = product.colors.map(({ code, name, hex }) => ({ code, name, hex }))
  const has = (values: readonly { code: string }[], code: string) =>
    values.length === 0 ? code === "" : values.some((value) => value.code === code)
  // Rows of combinations that are no more stay for the orders that name them.
  const shown = rows.filter(({ color, size }) => has(colors, color) && has(sizes, size))
  const pictures = await adminMediaByIds(
    db,
    shown.map((row) => row.image_id),
  )
  return {
    documentId,
    name: product.name,
    updatedAt: product.updatedAt,
    stockBy: product.stockBy,
    quantity: product.quantity,
    price: product.price,
    lastPrice: product.lastPrice,
    sizeKind: product.sizeKind,
    colors,
    sizes,
    promised: await promisedUnits(db, product.id, product.stockBy),
    sold: await countSoldUnits(db, product.id, new Date()),
    variants: shown
      .toSorted((a, b) => a.position - b.position)
      .map(
        ({ document_id, color, size, sku, barcode, price, last_price, cost, quantity, weight, image_id, active }) => ({
          documentId: document_id,
          color,
          size,
          sku,
          barcode,
          price,
          lastPrice: last_price,
          cost,
          weight,
          quantity: product.stockBy === "variant" ? quantity : 0,
          active: active === 1,
          image: pictures.get(image_id ?? 0) ?? null,
        }),
      ),
  }
}

export type StockBy = "product" | "variant"

export type GridForm = {
  updatedAt: string
  stockBy: StockBy
  /** The units that all variants shared when they were counted apart. */
  sharedWas?: number | undefined
  sizeKind: SizeKind
  variants: GridRow[]
}

/** Changes the variants of a product: what they are, and where they count their own units, how many there are. The
 *  product's price becomes the lowest at which a variant is sold.
 *  @returns false when there is no such product
 *  @throws FieldsRejectedError, StateRejectedError */
export async function changeVariants(tx: Tx, documentId: string, form: GridForm, now: Date): Promise<boolean> {
  const product = await lockProduct(tx, documentId)
  if (!product) return false
  if (product.editedAt !== new Date(form.updatedAt).toISOString()) throw editConflict(product.editedAt)
  if (product.variantCount === 0)
    throw new StateRejectedError("NO_OPTIONS", "The product has neither colours nor sizes")
  const pictures = await checkGrid(tx, product.id, form.variants)
  const isSplit = form.stockBy === "variant" && product.stockBy === "product"
  if (isSplit && form.sharedWas !== undefined && form.sharedWas !== product.quantity) {
    const { quantity } = product
    throw new StateRejectedError("STOCK_CHANGED", "Orders have changed the stock since it was counted", { quantity })
  }
  await tx
    .updateTable("product")
    .set({ size_kind: form.sizeKind })
    .set({ updated_at: now.toISOString(), edited_at: nextVersion(product.editedAt, now) })
    .where("id", "=", product.id)
    .execute()
  const variants = form.variants.map(({ image, ...row }) => ({
    ...row,
    imageId: image === null ? null : (pictures.get(image) ?? null),
  }))
  await storeGrid(tx, product, { stockBy: form.stockBy, variants })
  return true
}

/** A row of the grid, with its new units and those that were read. */
export type CheckedGridRow = VariantFacts & { quantity: number; quantityWas: number }

/** A variant of which nothing is known but its choice. */
export const newGridRow = (choice: VariantChoice): CheckedGridRow => ({
  ...choice,
  sku: "",
  barcode: null,
  price: null,
  lastPrice: null,
  weight: null,
  imageId: null,
  active: true,
  quantity: 0,
  quantityWas: 0,
})

/** Counts the variants of a product that was just made apart.
 *  @param units of each colour with each size, in their order */
export async function countNewVariants(tx: Tx, documentId: string, units: readonly number[]): Promise<void> {
  const product = await lockProduct(tx, documentId)
  if (!product) return
  const rows = await tx
    .selectFrom("product_variant")
    .select(["color", "size"])
    .where("product_id", "=", product.id)
    .orderBy("position")
    .execute()
  const variants = rows.map((row, at) => ({ ...newGridRow(row), quantity: units[at] ?? 0 }))
  await storeGrid(tx, product, { stockBy: "variant", variants, areFactsStored: true })
}

/** A grid that fits its product. Variants that have no row stay as they are; when the variants begin to count their own
 *  units, those have none. */
export type CheckedGrid = {
  stockBy: StockBy
  variants: readonly CheckedGridRow[]
  /** Whether all but their units is stored already. */
  areFactsStored?: boolean
}

/** Stores the grid of a locked product, whether a form or a file tells it.
 *  @throws StateRejectedError STOCK_BELOW_ZERO */
export async function storeGrid(tx: Tx, product: { id: number; stockBy: StockBy }, form: CheckedGrid): Promise<void> {
  const isSplit = form.stockBy === "variant" && product.stockBy === "product"
  if (form.stockBy !== product.stockBy) {
    await tx.updateTable("product").set({ stock_by: form.stockBy }).where("id", "=", product.id).execute()
  }
  if (isSplit) await openUnknownLines(tx, product.id)
  await storeQuantities(tx, product.id, form, isSplit)
  rejectBelowZero(await syncVariants(tx, product.id, form.areFactsStored ? [] : form.variants))
  await tellLowestPrice(tx, product.id)
}

/** Lines of which nobody knows the variant hold units of the product alone from now on, and have to be asked about. */
async function openUnknownLines(tx: Tx, productId: number): Promise<void> {
  await tx
    .updateTable("order_line")
    .set({ open_choice: 1 })
    .where("product_id", "=", productId)
    .where("variant_id", "is", null)
    .where("order_id", "in", (e) => e.selectFrom("orders").select("id").where("status", "in", unshippedStatuses))
    .execute()
}

/** @throws StateRejectedError STOCK_BELOW_ZERO when orders have taken meanwhile what is to be taken away */
async function storeQuantities(tx: Tx, productId: number, form: CheckedGrid, isSplit: boolean): Promise<void> {
  const rows = await tx
    .selectFrom("product_variant")
    .select(["id", "color", "size", "quantity"])
    .where("product_id", "=", productId)
    .execute()
  for (const row of rows) {
    const wanted = form.variants.find(({ color, size }) => color === row.color && size === row.size)
    const before = isSplit || form.stockBy === "product" ? 0 : row.quantity
    const change = wanted && form.stockBy === "variant" ? wanted.quantity - (isSplit ? 0 : wanted.quantityWas) : 0
    const quantity = before + change
    if (quantity < 0) {
      const { color, size } = row
      const details = { quantity: row.quantity, color, size }
      throw new StateRejectedError("STOCK_BELOW_ZERO", `Only ${row.quantity} are left by now`, details)
    }
    if (quantity !== row.quantity) {
      await tx.updateTable("product_variant").set({ quantity }).where("id", "=", row.id).execute()
    }
  }
}

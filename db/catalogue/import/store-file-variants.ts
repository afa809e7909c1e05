import { isSameChoice } from "#core/catalogue/variants/grid-rules.ts"
import { unshippedStatuses } from "#core/orders/order-status.ts"
import type { Tx } from "../../database.ts"
import { type CheckedGrid, storeGrid } from "../admin/variant-grid.ts"
import { syncVariants } from "../variants/sync-variants.ts"
import { freeSku, promisedUnits } from "../variants/write-variants.ts"
import type { PreparedProduct, PreparedVariants } from "./import-rows.ts"

type Product = Pick<PreparedProduct, "before" | "hasNewOptions"> & { id: number }

/** Stores what a file says of the variants of a locked product, whose colours and sizes are those of the file by now, by the
 *  one function that stores grids. The file was planned while orders were placed: what they have taken since stays taken. */
export async function storeFileVariants(
  tx: Tx,
  { id, before, hasNewOptions }: Product,
  variants: PreparedVariants,
): Promise<void> {
  const { grid, stockBy } = variants
  await giveWay(tx, id, grid)
  if (hasNewOptions) await syncVariants(tx, id, grid.variants)
  const mayBeOrdered = before !== null && grid.stockBy === "variant"
  const left = mayBeOrdered ? await withoutOrdersSince(tx, id, variants) : grid
  await storeGrid(tx, { id, stockBy }, { ...left, areFactsStored: hasNewOptions })
}

/** Takes SKUs away from variants of other products that this import has made them for; a variant of before the import has
 *  none of them (`checkStaged`). */
async function giveWay(tx: Tx, productId: number, { variants }: CheckedGrid): Promise<void> {
  const skus = variants.flatMap(({ sku }) => (sku === "" ? [] : sku))
  if (skus.length === 0) return
  const rows = await tx
    .selectFrom("product_variant")
    .select(["id", "sku"])
    .where("sku", "in", skus)
    .where("product_id", "!=", productId)
    .execute()
  for (const { id, sku } of rows) {
    const other = await freeSku(tx, sku, new Set(skus))
    await tx.updateTable("product_variant").set({ sku: other }).where("id", "=", id).execute()
  }
}

/** A grid with no more units than are left beside the orders that were placed since it was planned. */
async function withoutOrdersSince(
  tx: Tx,
  productId: number,
  { grid, stockBy, plannedAt }: PreparedVariants,
): Promise<CheckedGrid> {
  const isSplit = stockBy === "product"
  const rows = await tx
    .selectFrom("product_variant")
    .select(["id", "color", "size", "quantity", "active"])
    .where("product_id", "=", productId)
    .execute()
  // Until they count their own, orders take the product's units alone.
  const taken = isSplit ? await unitsTakenSince(tx, productId, plannedAt) : new Map<number, number>()
  const variants = grid.variants.map((row) => {
    const stored = rows.find((one) => isSameChoice(one, row))
    const had = isSplit ? 0 : (stored?.quantity ?? 0)
    const wanted = row.quantity - (taken.get(stored?.id ?? 0) ?? 0)
    return { ...row, quantity: Math.max(wanted, row.quantityWas - had) }
  })
  const unitsOf = variants.map((row) => {
    const had = rows.find((one) => isSameChoice(one, row))?.quantity ?? 0
    return row.active ? (isSplit ? 0 : had) + row.quantity - row.quantityWas : 0
  })
  const others = rows.filter((one) => one.active === 1 && !variants.some((row) => isSameChoice(one, row)))
  const own = [...unitsOf, ...others.map(({ quantity }) => (isSplit ? 0 : quantity))]
  const promised = await promisedUnits(tx, productId, stockBy)
  const missing = promised - own.reduce((sum, units) => sum + units, 0)
  if (missing <= 0) return { ...grid, variants }
  const first = variants.findIndex(({ active }) => active)
  return {
    ...grid,
    variants: variants.map((row, index) => (index === first ? { ...row, quantity: row.quantity + missing } : row)),
  }
}

/** Units that orders have taken since, by their variants. */
async function unitsTakenSince(tx: Tx, productId: number, since: string): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select((e) => ["l.variant_id as variantId", e.fn.sum<number>("l.quantity").as("units")])
    .where("l.product_id", "=", productId)
    .where("l.variant_id", "is not", null)
    .where("o.created_at", ">", since)
    .where("o.status", "in", unshippedStatuses)
    .where("o.stock_released_at", "is", null)
    .groupBy("l.variant_id")
    .execute()
  return new Map(rows.map(({ variantId, units }) => [Number(variantId), Number(units)]))
}

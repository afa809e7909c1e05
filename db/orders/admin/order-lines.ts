import type { Selectable } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { EditedLine } from "#core/orders/order-edit.ts"
import type { LineQuote } from "#core/orders/order-quote-lines.ts"
import { needsStock } from "#core/orders/order-status.ts"
import type { OrderProduct } from "../../catalogue/order-product.ts"
import { type LineToRead, lineVariants } from "../../catalogue/variants/line-variants.ts"
import type { Db, Tx } from "../../database.ts"
import type { OrderLineTable } from "../../schema/order-schema.ts"
import { setLineCosts } from "../order-rows.ts"
import type { OrderRecord } from "./order-record.ts"

export type StoredLine = Selectable<OrderLineTable>

/** A colour and a size by name or code, or a variant by its SKU or documentId. */
export type LineChoice = { color: string | null; size: string | null; variant: string | null }

/** A line as an order should have it: one that it has, of this or of another order, at the price that it had; or a
 *  product at its current price. */
export type TargetLine = { stored: StoredLine; choice: LineChoice; quantity: number } | NewLine
type NewLine = { stored: null; slug: string; productId: number | null; choice: LineChoice; quantity: number }

/** The lines of an order in their order. */
export const linesOfOrder = (db: Db, orderId: number): Promise<StoredLine[]> =>
  db.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("position").execute()

export const editedLines = (lines: readonly StoredLine[]): EditedLine[] =>
  lines.map(({ id, title, color, size, quantity }) => ({ id, title, color, ...(size !== null && { size }), quantity }))

export const lineProductId = (line: TargetLine): number | null =>
  line.stored ? line.stored.product_id : line.productId

export const asItIs = (stored: StoredLine): TargetLine => ({
  stored,
  quantity: stored.quantity,
  choice: { color: stored.color, size: stored.size, variant: null },
})

/** Whether a line that is there keeps its colour and size. */
export const keepsChoice = ({ stored, choice }: TargetLine): boolean =>
  stored !== null && choice.variant === null && stored.color === choice.color && stored.size === choice.size

/** A line with what it means of its product. `price` = the variant's own, where the line takes one that it did not have, or the
 *  product's where it had one with a price of its own until now. */
export type ChosenLine = TargetLine & {
  variantId: number | null
  sku: string | null
  color: string | null
  size: string | null
  image: string | null
  isOpen: boolean
  price: number | null
  /** Units of the variant's own; null where it shares the product's. */
  available: number | null
  /** The variant that is asked for is not sold. */
  isGone: boolean
}

/** Finds what the lines of an order mean of their products, which are locked. */
export async function chosenLines(
  db: Db,
  lines: readonly TargetLine[],
  { products, locale, now }: { products: Map<number, OrderProduct>; locale: Locale; now: Date },
): Promise<ChosenLine[]> {
  const linesToRead: LineToRead[] = lines.map((line) => {
    return { ...line.choice, product: keepsChoice(line) ? null : (products.get(lineProductId(line) ?? 0) ?? null) }
  })
  const read = await lineVariants(db, linesToRead, { locale, now })
  const before = await variantsOf(db, lines)
  return lines.map((line, index) => {
    const variant = read[index] ?? null
    const isGone = variant?.isGone ?? false
    const product = products.get(lineProductId(line) ?? 0)
    const { stored, choice } = line
    const had = before.get(stored?.variant_id ?? 0)
    if (variant && !variant.isGone) {
      const { id: variantId, sku, color, size, image, isOpen, available } = variant
      const leavesOwnPrice = had !== undefined && had.price !== null && had.id !== variantId
      const price = variant.price?.now ?? (leavesOwnPrice ? (product?.price ?? null) : null)
      return { ...line, variantId, sku, color, size, image, isOpen, price, available, isGone }
    }
    const variantId = stored?.variant_id ?? null
    const own = product?.stockBy === "variant" && variantId !== null ? (had?.quantity ?? 0) : null
    return {
      ...line,
      variantId,
      sku: stored?.sku ?? null,
      color: (variant ?? choice).color,
      size: (variant ?? choice).size,
      image: stored?.image ?? null,
      isOpen: stored?.open_choice === 1,
      price: null,
      available: own,
      isGone,
    }
  })
}

/** The variants that lines have already, by their keys. */
async function variantsOf(db: Db, lines: readonly TargetLine[]) {
  const ids = lines.flatMap(({ stored }) => stored?.variant_id ?? [])
  const variants = db.selectFrom("product_variant").select(["id", "quantity", "price"])
  const rows = ids.length > 0 ? await variants.where("id", "in", ids).execute() : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines that a confirmed order would get although nobody knows their variants; those that it has already may stay. */
export const addedOpenLines = ({ id, status }: Pick<OrderRecord, "id" | "status">, lines: readonly ChosenLine[]) =>
  needsStock(status)
    ? lines.filter(({ stored, isOpen }) => isOpen && !(stored?.order_id === id && stored.open_choice === 1))
    : []

type Writing = {
  orderId: number
  before: readonly StoredLine[]
  wanted: readonly ChosenLine[]
  calculated: readonly LineQuote[]
  products: Map<number, OrderProduct>
}

/** Writes the calculated lines of an order; an existing line keeps its key. */
export async function writeLines(tx: Tx, { orderId, before, wanted, calculated, products }: Writing): Promise<void> {
  const stays = new Set(wanted.map((line) => line.stored?.id))
  const gone = before.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom("order_line").where("id", "in", gone).execute()
  for (const [position, { index, quantity, unitPrice, lineTotal }] of calculated.entries()) {
    const line = wanted[index]
    if (!line) continue
    const product = products.get(lineProductId(line) ?? 0)
    const { color, size, variantId: variant_id } = line
    const choice = { color, size, variant_id, open_choice: line.isOpen ? (1 as const) : (0 as const) }
    const image = line.image ?? product?.image ?? line.stored?.image ?? null
    const sums = { position, quantity, unit_price: unitPrice, line_total: lineTotal, ...choice, image }
    const { slug, sku, title } = line.stored ?? product ?? { slug: "", sku: "", title: "" }
    const named = { slug, sku: line.sku ?? sku, title }
    if (line.stored?.order_id === orderId) {
      await tx
        .updateTable("order_line")
        .set({ ...sums, sku: named.sku })
        .$if(variant_id !== null && variant_id !== line.stored.variant_id, (query) => query.set({ unit_cost: null }))
        .where("id", "=", line.stored.id)
        .execute()
    } else {
      // A line of another order has cost what it did there.
      const unit_cost = line.stored?.unit_cost ?? null
      await tx
        .insertInto("order_line")
        .values({ order_id: orderId, product_id: lineProductId(line), ...named, ...sums, unit_cost })
        .execute()
    }
  }
  await setLineCosts(tx, { orderId })
}

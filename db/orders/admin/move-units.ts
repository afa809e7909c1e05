import type { OrderProduct } from "../../catalogue/order-product.ts"
import { addUnits, addVariantUnits, takeStock, takeVariants } from "../../catalogue/stock.ts"
import type { Tx } from "../../database.ts"
import { RetryTransaction } from "../../transaction.ts"
import { type ChosenLine, lineProductId, type StoredLine } from "./order-lines.ts"

type Units = { productId: number | null; variantId: number | null; quantity: number; isOpen: boolean }

type Move = {
  before: readonly StoredLine[]
  after: readonly ChosenLine[]
  /** Locked. */
  products: Map<number, OrderProduct>
  now: Date
}

/** Takes the added units of an order and returns the removed ones, product by product in the order of their keys,
 *  and variant by variant where they count their own units: what lies in the shop and what is ordered are the same sum as
 *  before.
 *  @returns whether anything was moved */
export async function moveUnits(tx: Tx, { before, after, products, now }: Move): Promise<boolean> {
  const held = before.map((line) => ({
    productId: line.product_id,
    variantId: line.variant_id,
    quantity: line.quantity,
    isOpen: line.open_choice === 1,
  }))
  const wanted = after.map((line) => ({
    productId: lineProductId(line),
    variantId: line.variantId,
    quantity: line.quantity,
    isOpen: line.isOpen,
  }))
  const hidden = await hiddenVariants(tx, [...held, ...wanted])
  const isApart = (id: number) => products.get(id)?.stockBy === "variant"
  const had = sumsOf(held, isApart, hidden)
  const has = sumsOf(wanted, isApart, hidden)
  const ids = [...new Set([...had.products.keys(), ...has.products.keys()])].toSorted((a, b) => a - b)
  let moved = false
  for (const id of ids) {
    const more = (has.products.get(id) ?? 0) - (had.products.get(id) ?? 0)
    if (more === 0) continue
    moved = true
    const price = products.get(id)?.storedPrice ?? 0
    if (more < 0) await addUnits(tx, id, -more, now)
    else if (!(await takeStock(tx, { id, quantity: more, price, now: now.toISOString() }))) {
      throw new RetryTransaction("The stock was taken")
    }
  }
  const variants = [...new Set([...had.variants.keys(), ...has.variants.keys()])].toSorted((a, b) => a - b)
  for (const id of variants) {
    const more = (has.variants.get(id) ?? 0) - (had.variants.get(id) ?? 0)
    if (more === 0) continue
    moved = true
    if (more < 0) await addVariantUnits(tx, { id, quantity: -more })
    else if (!(await takeVariants(tx, [{ id, quantity: more }])))
      throw new RetryTransaction("The variant's units were taken")
  }
  // A variant that is not sold has no product here, and no page shows its units.
  if (moved && variants.length > 0 && ids.length > 0) await tellChanged(tx, ids, now)
  return moved
}

/** Pages are invalidated by changes of the product's own row. */
async function tellChanged(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable("product").set({ updated_at: now.toISOString() }).where("id", "in", ids).execute()
}

/** Units by product and by variant. Units of a variant that is not sold are not among its product's; those of which
 *  nobody knows the variant are, while they are promised. */
function sumsOf(lines: readonly Units[], isApart: (id: number) => boolean, hidden: ReadonlySet<number>) {
  const products = new Map<number, number>()
  const variants = new Map<number, number>()
  const add = (sums: Map<number, number>, id: number, quantity: number) => sums.set(id, (sums.get(id) ?? 0) + quantity)
  for (const { productId, variantId, quantity, isOpen } of lines) {
    if (productId === null) continue
    if (!isApart(productId)) add(products, productId, quantity)
    else if (variantId !== null) {
      add(variants, variantId, quantity)
      if (!hidden.has(variantId)) add(products, productId, quantity)
    } else if (isOpen) add(products, productId, quantity)
  }
  return { products, variants }
}

async function hiddenVariants(tx: Tx, lines: readonly Units[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom("product_variant")
    .select("id")
    .where("id", "in", ids)
    .where("active", "=", 0)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

import type { Selectable } from "kysely"
import type { EditedLine } from "#core/order-edit.ts"
import type { LineQuote } from "#core/order-quote-lines.ts"
import type { Db, Tx } from "../database.ts"
import type { OrderProduct } from "../order-product.ts"
import type { OrderLineTable } from "../order-schema.ts"
import { orderedColors } from "../ordered-color.ts"
import { giveBackUnits, takeStock } from "../stock.ts"
import { BeginAgain } from "../transaction.ts"
import { heldUnits } from "./order-units.ts"

export type StoredLine = Selectable<OrderLineTable>

/** A line as an order should have it: one that it has, of this or of another order, at the price that it had; or a
 *  product at its price of now. */
export type WantedLine = { kept: StoredLine; color: string | null; quantity: number } | NewLine
type NewLine = { kept: null; slug: string; productId: number | null; color: string | null; quantity: number }

/** The lines of an order in their order. */
export const linesOfOrder = (db: Db, orderId: number): Promise<StoredLine[]> =>
  db.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("position").execute()

export const editedLines = (lines: readonly StoredLine[]): EditedLine[] =>
  lines.map(({ id, title, color, quantity }) => ({ id, title, color, quantity }))

export const productOf = (line: WantedLine): number | null => (line.kept ? line.kept.product_id : line.productId)

const sumsOf = (lines: readonly { product_id: number | null; quantity: number }[]) =>
  heldUnits(lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity })))

/** Takes what an order has more of now and puts back what it has less of, product by product in the order of their keys:
 *  what lies in the shop and what is ordered are the same sum as before. */
export async function moveUnits(tx: Tx, { before, after, products, now }: Move): Promise<boolean> {
  const held = sumsOf(before)
  const wanted = heldUnits(after.map((line) => ({ productId: productOf(line), quantity: line.quantity })))
  const ids = [...new Set([...held.keys(), ...wanted.keys()])].toSorted((a, b) => a - b)
  let moved = false
  for (const id of ids) {
    const more = (wanted.get(id) ?? 0) - (held.get(id) ?? 0)
    if (more === 0) continue
    moved = true
    const price = products.get(id)?.storedPrice ?? 0
    if (more < 0) await giveBackUnits(tx, id, -more, now)
    else if (!(await takeStock(tx, { id, quantity: more, price, now: now.toISOString() }))) {
      throw new BeginAgain("The stock was taken")
    }
  }
  return moved
}

type Move = {
  before: readonly StoredLine[]
  after: readonly WantedLine[]
  products: Map<number, OrderProduct>
  now: Date
}

type Writing = {
  orderId: number
  locale: Parameters<typeof orderedColors>[2]
  before: readonly StoredLine[]
  wanted: readonly WantedLine[]
  reckoned: readonly LineQuote[]
  products: Map<number, OrderProduct>
}

/** Writes the lines of an order as they were reckoned: a line that stays keeps its key. */
export async function writeLines(
  tx: Tx,
  { orderId, locale, before, wanted, reckoned, products }: Writing,
): Promise<void> {
  const stays = new Set(wanted.map((line) => line.kept?.id))
  const gone = before.filter(({ id }) => !stays.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom("order_line").where("id", "in", gone).execute()
  for (const [position, { index, quantity, unitPrice, lineTotal }] of reckoned.entries()) {
    const line = wanted[index]
    if (!line) continue
    const sums = { position, quantity, unit_price: unitPrice, line_total: lineTotal }
    const own = line.kept?.order_id === orderId ? line.kept : null
    if (own) {
      const colored = own.color === line.color ? {} : await colorOf(tx, line, products, locale)
      await tx
        .updateTable("order_line")
        .set({ ...sums, ...colored })
        .where("id", "=", own.id)
        .execute()
      continue
    }
    const product = products.get(productOf(line) ?? 0)
    const { slug, sku, title } = line.kept ?? product ?? { slug: "", sku: "", title: "" }
    const row = { order_id: orderId, product_id: productOf(line), slug, sku, title }
    const colored = line.kept
      ? { color: line.color, image: line.kept.image }
      : await colorOf(tx, line, products, locale)
    await tx
      .insertInto("order_line")
      .values({ ...row, ...sums, ...colored })
      .execute()
  }
}

async function colorOf(tx: Tx, line: WantedLine, products: Map<number, OrderProduct>, locale: Writing["locale"]) {
  const productId = productOf(line)
  const image = products.get(productId ?? 0)?.image ?? line.kept?.image ?? null
  if (productId === null) return { color: line.color, image }
  const [colored] = await orderedColors(tx, [{ productId, image, color: line.color }], locale)
  return colored ?? { color: line.color, image }
}

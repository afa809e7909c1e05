import { sql } from "kysely"
import { type ClaimedUnits, mayHoldUnits, unconfirmedBounds } from "#core/orders/unconfirmed-units.ts"
import type { UnitsToTake } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { OrderInput } from "./order-input.ts"
import type { ReadQuote } from "./order-quote.ts"

/** Units in unconfirmed orders of a network that hold their stock. */
type HeldUnits = { all: number; products: Map<number, number>; variants: Map<number, number> }

/** The network whose units an order counts among; null = nobody's: the staff know who calls, and a program that names no address
 *  of its client is trusted as the merchant's own. */
export const countedNetwork = ({ takenBy, client }: OrderInput): string | null =>
  takenBy ? null : (client.network ?? null)

/** Any number, the same in every process of the shop. */
const lockClass = 1_482_315

/** Orders of one network wait for each other here, as on SQLite, which has one writer. */
const lockNetwork = preparedQuery((db, { key }: { key: number }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(lockClass)}, ${key}::int)`.as("locked")),
)

const lockKey = (network: string): number => Buffer.from(network, "base64url").readInt32BE()

/** By the index of `unconfirmed_network`. An order holds a unit at least, so a network has no more orders than units that it may
 *  hold; the limit tells PostgreSQL, which takes a column without statistics for many rows. */
const readHeld = preparedQuery((db, { network }: { network: string }) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom("orders")
        .select("id")
        .where("unconfirmed_network", "=", network)
        .limit(sql.lit(unconfirmedBounds.maxUnits))
        .as("o"),
    )
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select(["l.product_id as productId", "l.variant_id as variantId", "l.quantity"]),
)

const add = (units: Map<number, number>, id: number | null, quantity: number): void => {
  if (id !== null) units.set(id, (units.get(id) ?? 0) + quantity)
}

/** Reads what unconfirmed orders of a network hold, and keeps others of the network from holding more until the transaction ends.
 *  The products are locked already: all transactions lock the network after them. */
async function lockHeldUnits(tx: Tx, network: string): Promise<HeldUnits> {
  if (isPostgres(tx)) await lockNetwork(tx, { key: lockKey(network) })
  const held: HeldUnits = { all: 0, products: new Map(), variants: new Map() }
  // A statement of its own, as it sees what was committed before it began.
  for (const { productId, variantId, quantity } of await readHeld(tx, { network })) {
    held.all += quantity
    add(held.products, productId, quantity)
    add(held.variants, variantId, quantity)
  }
  return held
}

/** Whether an order takes its units now, beside what other orders of its network hold.
 *  @param units of the order; their products are locked */
export async function mayTakeUnits(
  tx: Tx,
  orderInput: OrderInput,
  { read, units }: { read: ReadQuote; units: readonly UnitsToTake[] },
): Promise<boolean> {
  const network = countedNetwork(orderInput)
  if (network === null) return true
  const held = await lockHeldUnits(tx, network)
  const left = leftOfVariants(read)
  const products = units.map(({ id, quantity }) =>
    claimed(held.products, id, quantity, read.products.get(id)?.available ?? 0),
  )
  const variants = units
    .flatMap(({ variants = [] }) => variants)
    .map(({ id, quantity }) => claimed(held.variants, id, quantity, left.get(id) ?? 0))
  return mayHoldUnits(held.all, products, variants)
}

const claimed = (held: Map<number, number>, id: number, units: number, left: number): ClaimedUnits => ({
  held: held.get(id) ?? 0,
  units,
  left,
})

const leftOfVariants = ({ variants }: ReadQuote): Map<number, number> =>
  new Map(
    variants.flatMap((variant) =>
      variant && !variant.isGone && variant.id !== null ? [[variant.id, variant.available ?? 0] as const] : [],
    ),
  )

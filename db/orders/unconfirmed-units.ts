import { sql } from "kysely"
import { type ClaimedUnits, mayHoldUnits, unconfirmedBounds } from "#core/orders/unconfirmed-units.ts"
import type { UnitsToTake } from "../catalogue/stock.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { pipelined } from "../pipelined.ts"
import { inList, preparedQuery } from "../prepared-query.ts"
import type { OrderInput } from "./order-input.ts"
import type { ReadQuote } from "./order-quote.ts"

/** Units in unconfirmed orders of one network that hold their stock. */
type HeldUnits = { all: number; products: Map<number, number>; variants: Map<number, number> }

/** By hidden network. */
export type HeldByNetwork = ReadonlyMap<string, HeldUnits>

/** The network whose units an order counts among; null = nobody's: the staff know who calls, and a program that names no address
 *  of its client is trusted as the merchant's own. */
export const countedNetwork = ({ takenBy, client }: OrderInput): string | null =>
  takenBy ? null : (client.network ?? null)

/** Any number, the same in every process of the shop. */
const lockClass = 1_482_315

/** Orders of one network wait for each other here, as on SQLite, which has one writer. */
const lockNetworks = preparedQuery((db, { keys }: { keys: string }) =>
  db
    .selectFrom(sql<{ value: string }>`json_array_elements_text(${keys}::json)`.as("value"))
    .select(sql`pg_advisory_xact_lock(${sql.lit(lockClass)}, value::int)`.as("locked")),
)

const lockKey = (network: string): number => Buffer.from(network, "base64url").readInt32BE()

/** By the index of migration 0073. An order holds a unit at least, so a network has no more orders than units that it may
 *  hold; the limit tells PostgreSQL, which takes a column without statistics for many rows. */
const readHeld = preparedQuery((db, { networks }: { networks: string[] }) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom("orders")
        .select(["id", "unconfirmed_network"])
        .where("unconfirmed_network", "is not", null)
        .where("unconfirmed_network", "in", networks)
        .limit(sql.lit(networks.length * unconfirmedBounds.maxUnits))
        .as("o"),
    )
    .innerJoin("order_line as l", "l.order_id", "o.id")
    .select([
      "o.unconfirmed_network as network",
      "l.product_id as productId",
      "l.variant_id as variantId",
      "l.quantity",
    ]),
)

const add = (units: Map<number, number>, id: number | null, quantity: number): void => {
  if (id !== null) units.set(id, (units.get(id) ?? 0) + quantity)
}

/** Reads what unconfirmed orders of some networks hold, and keeps others of these networks from holding more until the
 *  transaction ends. The products are locked already: all transactions lock networks after them, in the order of their keys. */
export async function lockHeldUnits(tx: Tx, networks: readonly string[]): Promise<HeldByNetwork> {
  const held = new Map(networks.map((network) => [network, noUnits()]))
  if (held.size === 0) return held
  const keys = [...new Set([...held.keys()].map(lockKey))].toSorted((a, b) => a - b)
  // A statement of its own, as it sees what was committed before it began.
  const [, rows] = await pipelined(tx, [
    isPostgres(tx) ? lockNetworks.query(tx, { keys: JSON.stringify(keys) }) : undefined,
    readHeld.query(tx, { networks: inList([...held.keys()]) }),
  ])
  for (const { network, productId, variantId, quantity } of rows) {
    const units = held.get(network ?? "")
    if (!units) continue
    units.all += quantity
    add(units.products, productId, quantity)
    add(units.variants, variantId, quantity)
  }
  return held
}

const noUnits = (): HeldUnits => ({ all: 0, products: new Map(), variants: new Map() })

/** Whether an order takes its units now; if it does, they count among those of its network. The one rule of both ways to place
 *  an order.
 *  @param held of the order's network, with what the orders before it have taken
 *  @param units of the order */
export function holdUnits(
  held: HeldByNetwork,
  orderInput: OrderInput,
  { read, units }: { read: ReadQuote; units: readonly UnitsToTake[] },
): boolean {
  const ofNetwork = held.get(countedNetwork(orderInput) ?? "")
  if (!ofNetwork) return true
  const ofVariants = units.flatMap(({ variants = [] }) => variants)
  const left = leftOfVariants(read)
  const products = units.map(({ id, quantity }) =>
    claimed(ofNetwork.products, id, quantity, read.products.get(id)?.available ?? 0),
  )
  const variants = ofVariants.map(({ id, quantity }) => claimed(ofNetwork.variants, id, quantity, left.get(id) ?? 0))
  if (!mayHoldUnits(ofNetwork.all, products, variants)) return false
  for (const { id, quantity } of units) {
    ofNetwork.all += quantity
    add(ofNetwork.products, id, quantity)
  }
  for (const { id, quantity } of ofVariants) add(ofNetwork.variants, id, quantity)
  return true
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

import { type Insertable, sql } from "kysely"
import type { MovementReason } from "#core/catalogue/stock-movement.ts"
import type { Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { StockMovementTable } from "../schema/movement-schema.ts"
import { storeRows, toBatches } from "../store-rows.ts"

/** Why the inventory of a product or variant changes, and who does it. */
export type MovementCause = {
  reason: MovementReason
  at: Date
  actor: string
  actorId?: string | null | undefined
  orderId?: number | null
  note?: string | null
}

/** Keys of one statement. */
const maxKeys = 500

/** `actorId` "" = nobody of the staff. */
type TakenBy = { orderId: number } & Record<"at" | "reason" | "actor" | "actorId", string>

/** Logs the units that an order has taken, one row a line, after they were taken. */
const takenByOrder = preparedQuery((db, { orderId, at, reason, actor, actorId }: TakenBy) => {
  // Units taken by later lines of the same product were still there.
  const later = (by: "l.product_id" | "l.variant_id") =>
    sql<number>`coalesce(sum(l.quantity) over (partition by ${sql.ref(by)} order by l.position rows between 1 following and unbounded following), 0)`
  const ownLeft = sql<number>`case when p.stock_by = 'variant' and l.variant_id is not null then v.quantity + ${later("l.variant_id")} end`
  return db
    .insertInto("stock_movement")
    .columns([
      ...(["product_id", "variant_id", "units", "units_left", "own_units", "own_left"] as const),
      ...(["order_id", "at", "reason", "actor", "actor_id"] as const),
    ])
    .expression((e) =>
      e
        .selectFrom("order_line as l")
        .innerJoin("product as p", "p.id", "l.product_id")
        .leftJoin("product_variant as v", "v.id", "l.variant_id")
        .select(["p.id", "l.variant_id"])
        .select([
          sql<number>`-l.quantity`.as("units"),
          sql<number>`p.quantity + ${later("l.product_id")}`.as("units_left"),
          sql<number>`case when p.stock_by = 'variant' and l.variant_id is not null then -l.quantity else 0 end`.as(
            "own_units",
          ),
          ownLeft.as("own_left"),
          "l.order_id",
          e.cast<string>(e.val(at), "text").as("at"),
          e.cast<MovementReason>(e.val(reason), "text").as("reason"),
          e.cast<string>(e.val(actor), "text").as("actor"),
          sql<string | null>`nullif(cast(${actorId} as text), '')`.as("actor_id"),
        ])
        .where("l.order_id", "=", orderId)
        .orderBy("l.position"),
    )
})

/** Logs what all lines of an order have taken out of stock just now. */
export async function logTaken(tx: Tx, orderId: number, { at, actorId, ...cause }: MovementCause): Promise<void> {
  await takenByOrder(tx, { ...cause, orderId, at: at.toISOString(), actorId: actorId ?? "" })
}

type Units = Awaited<ReturnType<typeof readUnits>>

/** Does what changes the stock of products, and logs the difference. Locks the products in the order of their keys. */
export async function logChanges<T>(tx: Tx, ids: readonly number[], cause: MovementCause, work: () => Promise<T>) {
  const before = await readUnits(tx, ids)
  const done = await work()
  await store(tx, movementsOf(before, await readUnits(tx, ids), cause))
  return done
}

/** Logs what there is of products that were just made. */
export async function logNew(tx: Tx, ids: readonly number[], cause: MovementCause): Promise<void> {
  await store(tx, movementsOf({ products: [], variants: new Map() }, await readUnits(tx, ids), cause))
}

const store = (tx: Tx, rows: Insertable<StockMovementTable>[]) =>
  storeRows(tx, rows, (some) => tx.insertInto("stock_movement").values(some))

async function readUnits(tx: Tx, ids: readonly number[]) {
  const sorted = ids.toSorted((a, b) => a - b)
  const products: { id: number; quantity: number; stockBy: "product" | "variant" }[] = []
  const variants: { id: number; productId: number; quantity: number }[] = []
  for (const some of toBatches(sorted, maxKeys)) {
    const locked = await tx
      .selectFrom("product")
      .select(["id", "quantity", "stock_by as stockBy"])
      .where("id", "in", some)
      .orderBy("id")
      .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
      .execute()
    products.push(...locked)
    const own = await tx
      .selectFrom("product_variant")
      .select(["id", "product_id as productId", "quantity"])
      .where("product_id", "in", some)
      .orderBy("id")
      .execute()
    variants.push(...own)
  }
  return { products, variants: Map.groupBy(variants, ({ productId }) => productId) }
}

/** The rows that lead from one state to the next. A variant's row tells the product's change as well where all of it is
 *  that of its variants; else that has a row of its own. */
function movementsOf(before: Units, after: Units, cause: MovementCause): Insertable<StockMovementTable>[] {
  const { reason, at, actor, actorId = null, orderId = null, note = null } = cause
  const movement = { reason, at: at.toISOString(), actor, actor_id: actorId, order_id: orderId, note }
  const was = new Map(before.products.map((product) => [product.id, product.quantity]))
  return after.products.flatMap(({ id, quantity, stockBy }) => {
    const earlier = new Map((before.variants.get(id) ?? []).map((variant) => [variant.id, variant.quantity]))
    const changed = (after.variants.get(id) ?? []).flatMap((variant) => {
      const change = variant.quantity - (earlier.get(variant.id) ?? 0)
      return change === 0 ? [] : [{ ...variant, change }]
    })
    const change = quantity - (was.get(id) ?? 0)
    const isWhole = stockBy === "variant" && changed.reduce((sum, variant) => sum + variant.change, 0) === change
    let left = quantity - change
    const rows = changed.map((variant) => {
      left += isWhole ? variant.change : 0
      const own = { own_units: variant.change, own_left: variant.quantity }
      const whole = { units: isWhole ? variant.change : 0, units_left: left }
      return { ...movement, ...whole, ...own, product_id: id, variant_id: variant.id }
    })
    if (isWhole || change === 0) return rows
    const rest = { units: change, units_left: quantity, own_units: 0, own_left: null }
    return [...rows, { ...movement, ...rest, product_id: id, variant_id: null }]
  })
}

/** The key of the last stock movement of a product; null = it has none. */
export async function findLastMovement(tx: Tx, documentId: string): Promise<number | null> {
  const { last } = await tx
    .selectFrom("stock_movement")
    .select((e) => e.fn.max("id").as("last"))
    .where("product_id", "=", (e) => e.selectFrom("product").select("id").where("document_id", "=", documentId))
    .executeTakeFirstOrThrow()
  return last
}

/** Logs what there is of all products that have no row yet. */
export async function logOpening(tx: Tx, at: Date): Promise<void> {
  const movement = sql`cast(${at.toISOString()} as text), 'opening', 'shop'`
  const isNew = sql`not exists (select 1 from stock_movement m where m.product_id = p.id)`
  await sql`insert into stock_movement (product_id, variant_id, units, units_left, own_units, own_left, at, reason, actor)
    select p.id, null, p.quantity, p.quantity, 0, null, ${movement} from product p where p.quantity <> 0 and ${isNew}
    union all
    select p.id, v.id, 0, p.quantity, v.quantity, v.quantity, ${movement}
    from product_variant v join product p on p.id = v.product_id where v.quantity <> 0 and ${isNew}
    order by 1, 2 nulls first`.execute(tx)
}

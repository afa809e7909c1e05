import { createHash } from "node:crypto"
import { phoneKey } from "#core/customers/phone.ts"
import { sameOrderFor } from "#core/orders/order-try.ts"
import type { Tx } from "../database.ts"
import { preparedQuery } from "../prepared-query.ts"
import type { IdempotencyKeyTable, RecentOrderTable } from "../schema/order-schema.ts"
import { RetryTransaction } from "../transaction.ts"
import { type OrderInput, OrderRejectedError } from "./order-input.ts"

/** Result of a claim. */
export type Claim =
  /** An order that is to be placed. */
  | { kind: "new" }
  /** The order behind the token, which is there already. */
  | { kind: "placed"; token: string }
  /** An order of a moment ago, without a key. */
  | { kind: "repeated" }

const digest = (content: unknown) => createHash("sha256").update(JSON.stringify(content)).digest("base64url")

/** The request of a key: everything except the client's clock and the client's data; of the phone its key. */
function contentOf(orderInput: OrderInput): string {
  const {
    date: _date,
    key: _key,
    client: _client,
    takenBy: _takenBy,
    placedOn: _placedOn,
    email: _email,
    shopperId: _shopperId,
    lines,
    shown,
    mobile,
    ...rest
  } = orderInput
  const fields = Object.entries({ ...rest, mobile: phoneKey(mobile) }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const goods = lines.map(({ slug, name, quantity, color, shownPrice, size, variant }) => [
    slug,
    name,
    quantity,
    color,
    shownPrice,
    // Keys from before sizes existed stay the same.
    ...(size === null && variant === null ? [] : [size, variant]),
  ])
  // Null is a price by phone: not the same as a missing price.
  const sums = [shown.amount, shown.discount, shown.deliveryPrice].map((sum) => (sum === undefined ? "untold" : sum))
  return digest([fields, goods, sums])
}

const insertKey = preparedQuery((db, row: IdempotencyKeyTable) =>
  db
    .insertInto("idempotency_key")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key"),
)

/** Takes over a row whose time is past. */
const insertRecent = preparedQuery((db, { row, cutoff }: { row: RecentOrderTable; cutoff: string }) =>
  db
    .insertInto("recent_order")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet({ order_token: row.order_token, created_at: row.created_at })
        .where("recent_order.created_at", "<", cutoff),
    )
    .returning("fingerprint"),
)

const findKey = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom("idempotency_key").select(["fingerprint", "order_token as token"]).where("key", "=", key),
)

type Claiming = {
  /** The products of the lines. */
  ids: (number | null)[]
  /** Of the order that is to be placed. */
  token: string
  now: Date
}

/** Returns the fingerprint of a phone and its lines. */
function fingerprintOf({ mobile, lines }: OrderInput, ids: (number | null)[]): string {
  const goods = lines.map(({ slug, name, quantity, color, size, variant }, index) => [
    ids[index] ?? slug ?? name,
    color,
    quantity,
    ...(size === null && variant === null ? [] : [size, variant]),
  ])
  return digest([phoneKey(mobile), goods.map((line) => JSON.stringify(line)).toSorted()])
}

/** Claims an order's key, or finds the order that has it. Of several at the same time all but the first wait until that
 *  one has ended: when it stored an order they find it, when it was rejected one of them is first.
 *  @throws OrderRejectedError when the key belongs to another order */
async function claimKey(tx: Tx, orderInput: OrderInput, key: string, { token, now }: Claiming): Promise<Claim> {
  const fingerprint = contentOf(orderInput)
  const row = { key, fingerprint, order_token: token, created_at: now.toISOString() }
  if ((await insertKey(tx, row)).length > 0) return { kind: "new" }
  const [known] = await findKey(tx, { key })
  if (!known) throw new RetryTransaction("The key was given up meanwhile")
  if (known.fingerprint !== fingerprint) throw new OrderRejectedError({ kind: "keyReused" })
  return { kind: "placed", token: known.token }
}

/** Claims a phone and lines for ten minutes; waits as above. Which order has them is not told: a phone number proves
 *  nothing. */
async function claimRecent(tx: Tx, orderInput: OrderInput, { ids, token, now }: Claiming): Promise<Claim> {
  const row = { fingerprint: fingerprintOf(orderInput, ids), order_token: token, created_at: now.toISOString() }
  // An older claim holds no more.
  const cutoff = new Date(now.getTime() - sameOrderFor).toISOString()
  return (await insertRecent(tx, { row, cutoff })).length > 0 ? { kind: "new" } : { kind: "repeated" }
}

/** Claims an order by its key, else by its phone and lines.
 *  @throws OrderRejectedError when the key belongs to another order */
export const claimOrder = (tx: Tx, orderInput: OrderInput, claiming: Claiming): Promise<Claim> =>
  orderInput.key === null ? claimRecent(tx, orderInput, claiming) : claimKey(tx, orderInput, orderInput.key, claiming)

/** Lets the same phone order the same again at once: its order is cancelled. */
export async function freeRecent(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("recent_order").where("order_token", "=", token).execute()
}

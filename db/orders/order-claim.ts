import { createHash } from "node:crypto"
import { type SqlBool, sql } from "kysely"
import { phoneKey } from "#core/customers/phone.ts"
import { sameOrderFor } from "#core/orders/order-try.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { preparedQuery } from "../prepared-query.ts"
import { RetryTransaction } from "../transaction.ts"
import { type OrderInput, OrderRejectedError } from "./order-input.ts"
import { distinctIds, type OrderProduct, type SoldQuery, selectSold, toOrderProducts } from "./order-product.ts"
import type { IdempotencyKeyTable, RecentOrderTable } from "./order-schema.ts"

/** What a request turned out to be. */
export type Claim =
  /** An order that is to be placed; with its products, where they were locked by the same statement. */
  | { kind: "new"; products: Map<number, OrderProduct> | undefined }
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

const insertKeyRow = (db: Pick<Db, "insertInto">, row: IdempotencyKeyTable) =>
  db
    .insertInto("idempotency_key")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")

type RecentClaim = { row: RecentOrderTable; cutoff: string }

/** Takes over a row whose time is past. */
const insertRecentRow = (db: Pick<Db, "insertInto">, { row, cutoff }: RecentClaim) =>
  db
    .insertInto("recent_order")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("fingerprint")
        .doUpdateSet({ order_token: row.order_token, created_at: row.created_at })
        .where("recent_order.created_at", "<", cutoff),
    )
    .returning("fingerprint")

const insertKey = preparedQuery(insertKeyRow)
const insertRecent = preparedQuery(insertRecentRow)

/** Whether the row of a claim was inserted. It is inserted first, so that an order waits for its like before it locks. */
const isClaimed = sql<SqlBool>`exists (select from claimed)`

/** Selects beside the part `claimed`. Without the assertion the check of types compares both whole, which takes 25 seconds. */
const beside = (db: object) => db as Pick<Db, "selectFrom">

/** Claim and lock in one statement, which SQLite cannot do. No rows when nothing was claimed, or there is no product. */
const insertKeyAndLock = preparedQuery((db, { row, sold }: { row: IdempotencyKeyTable; sold: SoldQuery }) =>
  selectSold(beside(db.with("claimed", (e) => insertKeyRow(e, row))), sold)
    .where(isClaimed)
    .forNoKeyUpdate("product"),
)
const insertRecentAndLock = preparedQuery((db, { recent, sold }: { recent: RecentClaim; sold: SoldQuery }) =>
  selectSold(beside(db.with("claimed", (e) => insertRecentRow(e, recent))), sold)
    .where(isClaimed)
    .forNoKeyUpdate("product"),
)

const findKey = preparedQuery((db, { key }: { key: string }) =>
  db.selectFrom("idempotency_key").select(["fingerprint", "order_token as token"]).where("key", "=", key),
)

const findRecent = preparedQuery((db, { fingerprint }: { fingerprint: string }) =>
  db.selectFrom("recent_order").select("order_token as token").where("fingerprint", "=", fingerprint),
)

export type Claiming = {
  /** The products of the lines. */
  ids: (number | null)[]
  /** Of the order that is to be placed. */
  token: string
  now: Date
}

/** The row that claims an order's key. */
export const toKeyRow = (orderInput: OrderInput, key: string, { token, now }: Pick<Claiming, "token" | "now">) => {
  return { key, fingerprint: contentOf(orderInput), order_token: token, created_at: now.toISOString() }
}

/** The row that claims a phone and lines. */
export function toRecentRow({ mobile, lines }: OrderInput, { ids, token, now }: Claiming): RecentOrderTable {
  const goods = lines.map(({ slug, name, quantity, color, size, variant }, index) => [
    ids[index] ?? slug ?? name,
    color,
    quantity,
    ...(size === null && variant === null ? [] : [size, variant]),
  ])
  const fingerprint = digest([phoneKey(mobile), goods.map((line) => JSON.stringify(line)).toSorted()])
  return { fingerprint, order_token: token, created_at: now.toISOString() }
}

/** A claim of phone and lines that is older holds no more. */
export const recentCutoff = (now: Date): string => new Date(now.getTime() - sameOrderFor).toISOString()

/** Claims an order's key, or finds the order that has it. Of several at the same time all but the first wait until that
 *  one has ended: when it stored an order they find it, when it was refused one of them is first.
 *  @throws OrderRejectedError when the key belongs to another order */
async function claimKey(tx: Tx, orderInput: OrderInput, key: string, { ids, token, now }: Claiming): Promise<Claim> {
  const row = toKeyRow(orderInput, key, { token, now })
  const { fingerprint } = row
  const sold = soldQuery(tx, orderInput, ids)
  const rows = sold ? await insertKeyAndLock(tx, { row, sold }) : []
  if (rows.length > 0) return { kind: "new", products: toOrderProducts(rows, now) }
  if (!sold && (await insertKey(tx, row)).length > 0) return { kind: "new", products: undefined }
  const [known] = await findKey(tx, { key })
  if (!known) throw new RetryTransaction("The key was given up meanwhile")
  if (known.fingerprint !== fingerprint) throw new OrderRejectedError({ kind: "keyReused" })
  return known.token === token ? { kind: "new", products: new Map() } : { kind: "placed", token: known.token }
}

/** Claims a phone and lines for ten minutes; waits as above. Which order has them is not told: a phone number proves
 *  nothing. */
async function claimRecent(tx: Tx, orderInput: OrderInput, { ids, token, now }: Claiming): Promise<Claim> {
  const row = toRecentRow(orderInput, { ids, token, now })
  const { fingerprint } = row
  const recent = { row, cutoff: recentCutoff(now) }
  const sold = soldQuery(tx, orderInput, ids)
  const rows = sold ? await insertRecentAndLock(tx, { recent, sold }) : []
  if (rows.length > 0) return { kind: "new", products: toOrderProducts(rows, now) }
  if (!sold && (await insertRecent(tx, recent)).length > 0) return { kind: "new", products: undefined }
  const [known] = await findRecent(tx, { fingerprint })
  if (!known) throw new RetryTransaction("The order was cancelled meanwhile")
  return known.token === token ? { kind: "new", products: new Map() } : { kind: "repeated" }
}

/** What is locked together with the claim; undefined where that takes a statement of its own. */
function soldQuery(tx: Tx, { locale }: OrderInput, productIds: (number | null)[]): SoldQuery | undefined {
  const ids = distinctIds(productIds)
  return isPostgres(tx) && ids.length > 0 ? { ids, locale } : undefined
}

/** Claims an order by its key, else by its phone and lines.
 *  @throws OrderRejectedError when the key belongs to another order */
export const claimOrder = (tx: Tx, orderInput: OrderInput, claiming: Claiming): Promise<Claim> =>
  orderInput.key === null ? claimRecent(tx, orderInput, claiming) : claimKey(tx, orderInput, orderInput.key, claiming)

/** Lets the same phone order the same again at once: its order is cancelled. */
export async function freeRecent(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("recent_order").where("order_token", "=", token).execute()
}

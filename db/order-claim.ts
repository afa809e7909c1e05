import { createHash } from "node:crypto"
import type { Tx } from "./database.ts"
import { keptQuery } from "./kept-query.ts"
import type { IdempotencyKeyTable, RecentOrderTable } from "./order-schema.ts"
import { OrderRefused, type OrderWish } from "./order-wish.ts"
import { BeginAgain } from "./transaction.ts"

/** Within this time, the same phone and lines without a key are the same order (decision "Double submit"). */
const sameOrderFor = 10 * 60 * 1000

/** The order that a request turned out to be, if it is there already. Waits while another transaction is placing it. */
export type Claim = { token: string; isNew: boolean }

const digest = (content: unknown) => createHash("sha256").update(JSON.stringify(content)).digest("base64url")

/** What was asked for under a key: everything but the client's clock and what is known of the client. */
function contentOf(wish: OrderWish): string {
  const {
    date: _date,
    key: _key,
    client: _client,
    takenBy: _takenBy,
    email: _email,
    shopperId: _shopperId,
    lines,
    shown,
    ...rest
  } = wish
  const fields = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const goods = lines.map(({ slug, name, quantity, color, shownPrice }) => [slug, name, quantity, color, shownPrice])
  // Null is a price by phone: not the same as a price that was not told.
  const sums = [shown.amount, shown.discount, shown.deliveryPrice].map((sum) => (sum === undefined ? "untold" : sum))
  return digest([fields, goods, sums])
}

const insertKey = keptQuery((db, row: IdempotencyKeyTable) =>
  db
    .insertInto("idempotency_key")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key"),
)

const findKey = keptQuery((db, { key }: { key: string }) =>
  db.selectFrom("idempotency_key").select(["fingerprint", "order_token as token"]).where("key", "=", key),
)

/** Takes over a row whose time is past. */
const insertRecent = keptQuery((db, { row, cutoff }: { row: RecentOrderTable; cutoff: string }) =>
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

const findRecent = keptQuery((db, { fingerprint }: { fingerprint: string }) =>
  db.selectFrom("recent_order").select("fingerprint").where("fingerprint", "=", fingerprint),
)

/** Claims an order's key, or finds the order that has it. Of several at the same time all but the first wait until that
 *  one has ended: when it stored an order they find it, when it was refused one of them is first.
 *  @throws OrderRefused when the key stands for another order */
export async function claimKey(tx: Tx, key: string, wish: OrderWish, token: string, now: Date): Promise<Claim> {
  const fingerprint = contentOf(wish)
  const [claimed] = await insertKey(tx, { key, fingerprint, order_token: token, created_at: now.toISOString() })
  if (claimed) return { token, isNew: true }
  const [known] = await findKey(tx, { key })
  if (!known) throw new BeginAgain("The key was given up meanwhile")
  if (known.fingerprint !== fingerprint) throw new OrderRefused({ kind: "keyReused" })
  return { token: known.token, isNew: false }
}

/** Claims a phone and lines for ten minutes; waits as above. Which order has them is not told: a phone number proves
 *  nothing.
 *  @param ids the products of the lines
 *  @returns false = an order of a moment ago has them */
export async function claimRecent(
  tx: Tx,
  { mobile, lines }: OrderWish,
  ids: (number | null)[],
  token: string,
  now: Date,
): Promise<boolean> {
  const goods = lines.map(({ slug, name, quantity, color }, index) => [ids[index] ?? slug ?? name, color, quantity])
  const fingerprint = digest([mobile, goods.map((line) => JSON.stringify(line)).toSorted()])
  const cutoff = new Date(now.getTime() - sameOrderFor).toISOString()
  const row = { fingerprint, order_token: token, created_at: now.toISOString() }
  const [claimed] = await insertRecent(tx, { row, cutoff })
  if (claimed) return true
  const [known] = await findRecent(tx, { fingerprint })
  if (!known) throw new BeginAgain("The order was cancelled meanwhile")
  return false
}

/** Lets the same phone order the same again at once: its order is cancelled. */
export async function freeRecent(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom("recent_order").where("order_token", "=", token).execute()
}

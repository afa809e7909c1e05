import { setTimeout } from "node:timers/promises"
import { mailKinds } from "#core/mail/mail.ts"
import { canBeTrial, type SampleKind } from "#core/sample/sample-clearing.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { lockRatings, recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import { giveBackCoupon } from "../../coupons/coupon-use.ts"
import type { Db, Tx } from "../../database.ts"
import { isPostgres } from "../../engine.ts"
import { ordersChanged } from "../../orders/orders-changed.ts"
import { findBlockers } from "./blockers.ts"
import { type ClearingPlan, planClearing } from "./plan-clearing.ts"
import type { Going } from "./thing-parts.ts"
import { deleteThings, lockThings, readThings, type ThingContent, thingHash } from "./thing-rows.ts"

/** Milliseconds that a transaction shall take: on SQLite orders wait for it. */
const goal = 12
/** Things of the first transaction of a kind, and the most of any. */
const firstSlice = 6
const maxSlice = 80
/** Milliseconds in which whoever waits for SQLite's only writer has its turn. */
const pause = 30

/** Does work on a list in short transactions, with as many items in each as fit into some milliseconds.
 *  @param work one transaction */
export async function inShortSlices<T>(
  db: Db,
  items: readonly T[],
  work: (slice: T[]) => Promise<void>,
): Promise<void> {
  const isShared = isPostgres(db)
  let size = isShared ? maxSlice : firstSlice
  for (let done = 0; done < items.length; ) {
    const slice = items.slice(done, done + Math.round(size))
    const began = performance.now()
    await work(slice)
    done += slice.length
    if (isShared) continue
    const took = performance.now() - began
    size = Math.min(maxSlice, Math.max(1, size * Math.min(2, Math.max(0.5, goal / took))))
    await setTimeout(pause)
  }
}

/** Whether an order is still a trial: nobody has gone on with it, and all its products go. */
function isTrial({ orders, order_line: lines = [] }: ThingContent, going: Going): boolean {
  const [row] = orders ?? []
  if (!row) return false
  // Written by this program alone.
  const { status, carrier, tracking } = row as Parameters<typeof canBeTrial>[0]
  const facts = { status, carrier, tracking, exportedAt: row.exported_at, shopperId: row.shopper_id }
  if (!canBeTrial(facts as Parameters<typeof canBeTrial>[0])) return false
  return lines.every(({ product_id: product }) => going.product?.has(Number(product)))
}

/** The things of a slice that may still go, as they are now. */
async function stillGoing(tx: Tx, kind: SampleKind, ids: number[], going: Going): Promise<Map<number, ThingContent>> {
  await lockThings(tx, kind, ids)
  const things = await readThings(tx, kind, ids)
  if (kind === "order") return new Map([...things].filter(([, content]) => isTrial(content, going)))
  const marks = await tx
    .selectFrom("sample_row")
    .select(["row_id", "hash"])
    .where("kind", "=", kind)
    .$if(kind !== "section", (query) => query.where("row_id", "in", ids))
    .execute()
  const hashes = new Map(marks.map(({ row_id, hash }) => [Number(row_id), hash]))
  const known = new Set(hashes.values())
  const blockers = await findBlockers(tx, kind, ids, going)
  const ordered = kind === "product" ? await findOrdered(tx, ids) : new Set()
  return new Map(
    [...things].filter(([id, content]) => {
      const hash = thingHash(kind, content)
      const isSame = kind === "section" ? known.has(hash) : hashes.get(id) === hash
      return isSame && !blockers.has(id) && !ordered.has(id)
    }),
  )
}

async function findOrdered(tx: Tx, ids: number[]): Promise<Set<number | null>> {
  const rows = await tx
    .selectFrom("order_line")
    .select("product_id as id")
    .distinct()
    .where("product_id", "in", ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What goes with an order and is not restored: mail that waits, and keys under which it could be placed again. */
async function deleteOrderTraces(tx: Tx, id: number, { orders }: ThingContent, now: Date): Promise<void> {
  const [row] = orders ?? []
  await giveBackCoupon(tx, id)
  const token = String(row?.token)
  await tx.deleteFrom("idempotency_key").where("order_token", "=", token).execute()
  await tx.deleteFrom("recent_order").where("order_token", "=", token).execute()
  const keys = mailKinds.map((kind) => `${kind}:${String(row?.document_id)}`)
  await tx.deleteFrom("mail_outbox").where("key", "in", keys).execute()
  await tx.insertInto("sample_order_removal").values({ order_id: id, at: now.toISOString() }).execute()
}

type Slice = { clearing: number; kind: SampleKind; ids: number[]; going: Going }

/** Removes some things of a kind, and keeps their rows.
 *  @returns how many */
async function removeSlice(tx: Tx, { clearing, kind, ids, going }: Slice, now: Date): Promise<number> {
  const things = await stillGoing(tx, kind, ids, going)
  const products = [...things.values()].flatMap(({ review }) =>
    kind === "review" ? Number(review?.[0]?.product_id) : [],
  )
  const rated = [...new Set(products)]
  await lockRatings(tx, rated)
  const at = now.toISOString()
  const rows = ids.flatMap((id) => {
    const content = things.get(id)
    return content ? { clearing_id: clearing, at, kind, row_id: id, content: JSON.stringify(content) } : []
  })
  if (rows.length === 0) return 0
  await tx.insertInto("sample_removed").values(rows).execute()
  if (kind === "order") for (const [id, content] of things) await deleteOrderTraces(tx, id, content, now)
  await deleteThings(tx, kind, [...things.keys()])
  for (const id of rated) await recalculateRating(tx, id)
  if (kind === "order") await tx.deleteFrom("sample_order_removal").execute()
  if (kind === "section") await leavePages(tx, [...things.values()], now)
  await touchContent(tx, ["all"])
  return things.size
}

/** Pages whose sections went: forms that are open notice, and a page without any has the default ones. */
async function leavePages(tx: Tx, things: ThingContent[], now: Date): Promise<void> {
  const pages = new Set(things.map(({ page_section: rows }) => String(rows?.[0]?.page)))
  for (const page of pages) {
    const left = await tx
      .selectFrom("page_section")
      .select("id")
      .where("page", "=", page as never)
      .limit(1)
      .executeTakeFirst()
    const changed = { edited_at: now.toISOString() }
    if (left)
      await tx
        .updateTable("section_page")
        .set(changed)
        .where("page", "=", page as never)
        .execute()
    else
      await tx
        .deleteFrom("section_page")
        .where("page", "=", page as never)
        .execute()
  }
}

/** Sub-categories before their parents. */
function inOrder({ kinds }: ClearingPlan, kind: SampleKind): number[] {
  const things = kinds.find((plan) => plan.kind === kind)?.going ?? []
  const isParent = ({ category }: ThingContent) => category !== undefined && category[0]?.parent_id === null
  return things.toSorted((a, b) => Number(isParent(a.content)) - Number(isParent(b.content))).map(({ id }) => id)
}

/** Removes what the sample brought and nobody changed, in short transactions, and keeps it for the time of undo. Each thing is
 *  looked at once more in its own transaction: what was changed or ordered meanwhile stays. What is left after an
 *  interruption goes when it is run again.
 *  @param expected how many things the member has seen that go
 *  @returns how many things of each kind went; undefined when others would go than were seen
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function clearSample(
  db: Db,
  { expected, staffName, now }: { expected: number; staffName: string; now: Date },
): Promise<Partial<Record<SampleKind, number>> | undefined> {
  const plan = await planClearing(db)
  if (plan.total !== expected) return undefined
  const going: Going = Object.fromEntries(plan.going)
  const removed: Partial<Record<SampleKind, number>> = {}
  if (plan.total === 0) return removed
  const { id: clearing } = await db
    .insertInto("sample_clearing")
    .values({ at: now.toISOString(), staff_name: staffName })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const { kind } of plan.kinds) {
    await inShortSlices(db, inOrder(plan, kind), async (ids) => {
      const slice = { clearing, kind, ids, going }
      const count = await changeCatalogue(db, (tx) => removeSlice(tx, slice, now))
      removed[kind] = (removed[kind] ?? 0) + count
    })
    if (kind === "order") ordersChanged(db)
  }
  return removed
}

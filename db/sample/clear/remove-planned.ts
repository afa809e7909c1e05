import { mailKinds } from "#core/mail/mail.ts"
import { canBeTrial, type SampleKind } from "#core/sample/sample-clearing.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { lockRatings, recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import { giveBackCoupon } from "../../coupons/coupon-use.ts"
import type { Db, Tx } from "../../database.ts"
import { ordersChanged } from "../../orders/orders-changed.ts"
import { findBlockers } from "./blockers.ts"
import { sampleMediaInTexts } from "./media-in-texts.ts"
import type { ClearingPlan } from "./plan-clearing.ts"
import { inShortSlices } from "./short-slices.ts"
import type { Going } from "./thing-parts.ts"
import { deleteThings, lockThings, readThings, type ThingContent, thingHash } from "./thing-rows.ts"

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

const productsOf = ({ order_line: lines = [] }: ThingContent) => lines.map(({ product_id: id }) => Number(id))

/** The things of a slice that may still go, as they are now. */
async function stillGoing(tx: Tx, kind: SampleKind, ids: number[], going: Going): Promise<Map<number, ThingContent>> {
  await lockThings(tx, kind, ids)
  const things = await readThings(tx, kind, ids)
  if (kind === "order") {
    const trials = [...things].filter(([, content]) => isTrial(content, going))
    const products = new Set(trials.flatMap(([, content]) => productsOf(content)))
    if (products.size === 0) return new Map(trials)
    // An order holds units of its products: it goes with all of them, or stays.
    const left = await stillGoing(tx, "product", [...products], going)
    return new Map(trials.filter(([, content]) => productsOf(content).every((id) => left.has(id))))
  }
  const marks = await tx
    .selectFrom("sample_row")
    .select(["row_id", "hash"])
    .where("kind", "=", kind)
    .$if(kind !== "section", (query) => query.where("row_id", "in", ids))
    .execute()
  const hashes = new Map(marks.map(({ row_id, hash }) => [Number(row_id), hash]))
  const known = new Set(hashes.values())
  const blockers = await findBlockers(tx, kind, ids, going)
  const ordered = kind === "product" ? await findOrdered(tx, ids, going) : new Set()
  return new Map(
    [...things].filter(([id, content]) => {
      const hash = thingHash(kind, content)
      const isSame = kind === "section" ? known.has(hash) : hashes.get(id) === hash
      return isSame && !blockers.has(id) && !ordered.has(id)
    }),
  )
}

/** The products that an order has which stays. */
async function findOrdered(
  tx: Tx,
  ids: number[],
  { order: trials = new Set<number>() }: Going,
): Promise<Set<number | null>> {
  const rows = await tx
    .selectFrom("order_line")
    .select("product_id as id")
    .distinct()
    .where("product_id", "in", ids)
    .where("order_id", "not in", [-1, ...trials])
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

/** What of a thing can be restored. Requests to be told of stock cannot: erasing their person would have to find them for as
 *  long as the sample is kept. Nor can the network of an order, which is kept until the order is confirmed or ends. */
const restorable = ({ stock_alert: _, orders, ...kept }: ThingContent): ThingContent =>
  orders ? { ...kept, orders: orders.map((row) => ({ ...row, unconfirmed_network: null })) } : kept

type Slice = { clearing: number; kind: SampleKind; ids: number[]; going: Going }

/** Removes some things of a kind, and keeps their rows.
 *  @returns the keys of those that went */
async function removeSlice(tx: Tx, { clearing, kind, ids, going }: Slice, now: Date): Promise<Set<number>> {
  const things = await stillGoing(tx, kind, ids, going)
  const products = [...things.values()].flatMap(({ review }) =>
    kind === "review" ? Number(review?.[0]?.product_id) : [],
  )
  const rated = [...new Set(products)]
  await lockRatings(tx, rated)
  const at = now.toISOString()
  const rows = ids.flatMap((id) => {
    const content = things.get(id)
    return content ? { clearing_id: clearing, at, kind, row_id: id, content: JSON.stringify(restorable(content)) } : []
  })
  if (rows.length === 0) return new Set()
  await tx.insertInto("sample_removed").values(rows).execute()
  if (kind === "order") for (const [id, content] of things) await deleteOrderTraces(tx, id, content, now)
  await deleteThings(tx, kind, [...things.keys()])
  for (const id of rated) await recalculateRating(tx, id)
  if (kind === "order") await tx.deleteFrom("sample_order_removal").execute()
  if (kind === "section") await leavePages(tx, [...things.values()], now)
  await touchContent(tx, ["all"])
  return new Set(things.keys())
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

/** Which of the planned pictures a text or an order shows that was to go and stays. */
async function picturesToKeep(db: Db, plan: ClearingPlan, going: Going): Promise<Set<number>> {
  const isAsPlanned = [...plan.going].every(([kind, ids]) => going[kind]?.size === ids.size)
  return isAsPlanned ? new Set() : sampleMediaInTexts(db, inOrder(plan, "picture"), going)
}

/** Removes what a plan says, in short transactions. Each thing is looked at once more in its own transaction: what was changed
 *  or ordered meanwhile stays, and so does what that needs: its trial orders, categories, brand and pictures.
 *  @returns how many things of each kind went
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function removePlanned(
  db: Db,
  plan: ClearingPlan,
  { staffName, now }: { staffName: string; now: Date },
): Promise<Partial<Record<SampleKind, number>>> {
  const going: Going = Object.fromEntries(plan.going)
  const removed: Partial<Record<SampleKind, number>> = {}
  const { id: clearing } = await db
    .insertInto("sample_clearing")
    .values({ at: now.toISOString(), staff_name: staffName })
    .returning("id")
    .executeTakeFirstOrThrow()
  for (const { kind } of plan.kinds) {
    const kept = kind === "picture" ? await picturesToKeep(db, plan, going) : new Set<number>()
    const planned = inOrder(plan, kind).filter((id) => !kept.has(id))
    await inShortSlices(db, planned, async (ids) => {
      const slice = { clearing, kind, ids, going }
      const gone = await changeCatalogue(db, (tx) => removeSlice(tx, slice, now))
      const stays = new Set(ids.filter((id) => !gone.has(id)))
      if (stays.size > 0) going[kind] = new Set([...(going[kind] ?? [])].filter((id) => !stays.has(id)))
      removed[kind] = (removed[kind] ?? 0) + gone.size
    })
    if (kind === "order") ordersChanged(db)
  }
  return removed
}

import { clearingUndoDays, type SampleKind, sampleKinds } from "#core/sample/sample-clearing.ts"
import { changeCatalogue } from "../../catalogue/admin/catalogue-lock.ts"
import { lockRatings, recalculateRating } from "../../catalogue/product-rating.ts"
import { touchContent } from "../../changes/content-version.ts"
import type { Db, Tx } from "../../database.ts"
import { ordersChanged } from "../../orders/orders-changed.ts"
import { isConstraintConflict } from "../../transaction.ts"
import { inShortSlices } from "./short-slices.ts"
import { insertThings, type ThingContent } from "./thing-rows.ts"

const dayLength = 86_400_000

const expiry = (now: Date) => new Date(now.getTime() - clearingUndoDays * dayLength).toISOString()

/** Deletes what clearing removed longer ago than it can be undone. */
export async function purgeRemovedSample(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sample_removed").where("at", "<", expiry(now)).execute()
}

export type RemovedState = { at: string; by: string; undoUntil: string; kinds: { kind: SampleKind; count: number }[] }

/** What clearing removed and can still be restored; undefined when there is nothing. */
export async function findRemoved(db: Db, now: Date): Promise<RemovedState | undefined> {
  const rows = await db
    .selectFrom("sample_removed")
    .select((e) => ["kind", e.fn.countAll<number>().as("count"), e.fn.max("clearing_id").as("clearing")])
    .where("at", ">=", expiry(now))
    .groupBy("kind")
    .execute()
  if (rows.length === 0) return undefined
  const last = Math.max(...rows.map(({ clearing }) => Number(clearing)))
  const { at, staff_name: by } = await db
    .selectFrom("sample_clearing")
    .select(["at", "staff_name"])
    .where("id", "=", last)
    .executeTakeFirstOrThrow()
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
  return {
    at,
    by,
    undoUntil: new Date(new Date(at).getTime() + clearingUndoDays * dayLength).toISOString(),
    kinds: sampleKinds.flatMap((kind) => ({ kind, count: counts.get(kind) ?? 0 })).filter(({ count }) => count > 0),
  }
}

/** A page that has the default sections gets its own list again. */
async function prepare(tx: Tx, things: ThingContent[], now: Date): Promise<void> {
  const pages = things.flatMap(({ page_section: sections }) => String(sections?.[0]?.page))
  for (const page of new Set(pages)) {
    const row = { page: page as never, edited_at: now.toISOString() }
    await tx
      .insertInto("section_page")
      .values(row)
      .onConflict((c) => c.column("page").doUpdateSet({ edited_at: row.edited_at }))
      .execute()
  }
}

/** Ratings count the reviews again, and coupons their uses. */
async function finish(tx: Tx, kind: SampleKind, things: ThingContent[]): Promise<void> {
  if (kind === "review") {
    const products = [...new Set(things.map(({ review }) => Number(review?.[0]?.product_id)))]
    await lockRatings(tx, products)
    for (const product of products) await recalculateRating(tx, product)
  }
  const uses = things.flatMap(({ coupon_use: own = [] }) => own)
  for (const { coupon_id: coupon } of uses) {
    await tx
      .updateTable("coupon")
      .set((e) => ({ used: e("used", "+", 1) }))
      .where("id", "=", Number(coupon))
      .execute()
  }
}

type Kept = { id: number; content: string }

async function restore(tx: Tx, kind: SampleKind, kept: Kept[], now: Date): Promise<void> {
  const ids = kept.map(({ id }) => id)
  // What another process has restored meanwhile is missing.
  const mine = await tx.deleteFrom("sample_removed").where("id", "in", ids).returning("id").execute()
  const own = new Set(mine.map(({ id }) => id))
  // Written by this program alone.
  const things = kept.filter(({ id }) => own.has(id)).map(({ content }): ThingContent => JSON.parse(content))
  if (kind === "section") await prepare(tx, things, now)
  await insertThings(tx, kind, things)
  await finish(tx, kind, things)
  await touchContent(tx, ["all"])
}

/** Rows of one statement: their content is long. */
const readAtOnce = 80

async function* listRemoved(db: Db, kind: SampleKind, now: Date): AsyncGenerator<Kept[]> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    // What went last comes first: parents before their sub-categories.
    const rows = await db
      .selectFrom("sample_removed")
      .select(["id", "content"])
      .where("kind", "=", kind)
      .where("at", ">=", expiry(now))
      .where("id", "<", before)
      .orderBy("id", "desc")
      .limit(readAtOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    before = last.id
  }
}

/** Restores what clearing removed, row by row as it was. A thing whose address, code or key something else has by now, or that
 *  needs something that is gone, stays where it is kept.
 *  @returns how many things came back and how many did not
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function undoClearing(db: Db, now: Date): Promise<{ restored: number; left: number }> {
  let restored = 0
  let left = 0
  const one = async (kind: SampleKind, kept: Kept) => {
    try {
      await changeCatalogue(db, (tx) => restore(tx, kind, [kept], now))
      restored += 1
    } catch (error) {
      if (!isConstraintConflict(error)) throw error
      left += 1
    }
  }
  for (const kind of sampleKinds.toReversed()) {
    for await (const rows of listRemoved(db, kind, now)) {
      await inShortSlices(db, rows, async (slice) => {
        try {
          await changeCatalogue(db, (tx) => restore(tx, kind, slice, now))
          restored += slice.length
        } catch (error) {
          if (!isConstraintConflict(error)) throw error
          for (const kept of slice) await one(kind, kept)
        }
      })
    }
  }
  ordersChanged(db)
  return { restored, left }
}

import { orderNumber } from "#core/orders/order-number.ts"
import { statusesAfter } from "#core/orders/order-status.ts"
import { changedTags, foldTag, maxTags } from "#core/orders/order-tag.ts"
import type { Db, Tx } from "../../database.ts"
import type { ByStaff } from "../../staff/by-staff.ts"
import { inTransaction } from "../../transaction.ts"
import { type MoveResult, unknownOrder } from "../admin/move-result.ts"
import { lockWhole } from "../admin/order-record.ts"
import { storeChange } from "../admin/store-change.ts"
import { ordersChanged } from "../orders-changed.ts"
import { tagsOfOrders } from "./find-tags.ts"

export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** Adds tags to orders and removes others, each order in a transaction of its own. An order that has them already stays as it is.
 *  @returns a result for each; `tooManyTags` where it or the shop would have more than it may */
export async function tagSeveral(
  db: Db,
  documentIds: readonly string[],
  change: TagChange,
  by: ByStaff,
): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const documentId of documentIds) {
    results.push(await inTransaction(db, (tx) => tagOne(tx, documentId, change, by)))
  }
  ordersChanged(db)
  return results
}

async function tagOne(tx: Tx, documentId: string, change: TagChange, by: ByStaff): Promise<MoveResult> {
  const order = await lockWhole(tx, documentId)
  if (!order) return unknownOrder(documentId)
  const { id, status, version } = order
  const number = orderNumber(id, order.created_at)
  const before = (await tagsOfOrders(tx, [id])).get(id) ?? []
  const wanted = changedTags(before, change)
  const tags = wanted && (await upsertTags(tx, wanted))
  if (!tags) {
    const allowed = [...statusesAfter(status)]
    return { ok: false, documentId, number, problem: "tooManyTags", from: status, allowed, missing: [] }
  }
  const after = tags.map(({ name }) => name).toSorted()
  const result = { ok: true, documentId, number, from: status, to: status, mayUndo: false } as const
  if (after.join("\n") === before.join("\n")) return { ...result, version }
  await tx.deleteFrom("tagged_order").where("order_id", "=", id).execute()
  if (tags.length > 0) {
    const rows = tags.map((tag) => ({ order_id: id, tag_id: tag.id }))
    await tx.insertInto("tagged_order").values(rows).execute()
  }
  const details = { changes: [{ field: "tags", old: before.join(", "), new: after.join(", ") }] }
  const log = { set: {}, details, before: { tags: before }, after: { tags: after } }
  await storeChange(tx, order, log, { by, kind: "tags" })
  return { ...result, version: version + 1 }
}

/** The rows of tags, which are made where there are none.
 *  @returns undefined where the shop would have too many */
export async function upsertTags(tx: Tx, names: readonly string[]) {
  if (names.length === 0) return []
  const find = () =>
    tx.selectFrom("order_tag").select(["id", "name", "folded"]).where("folded", "in", names.map(foldTag)).execute()
  const known = new Set((await find()).map(({ folded }) => folded))
  const fresh = names.filter((name) => !known.has(foldTag(name)))
  if (fresh.length === 0) return find()
  if ((await countTags(tx)) + fresh.length > maxTags) {
    await tx
      .deleteFrom("order_tag")
      .where("folded", "not in", names.map(foldTag))
      .where((e) =>
        e.not(e.exists(e.selectFrom("tagged_order").select("order_id").whereRef("tag_id", "=", "order_tag.id"))),
      )
      .execute()
    if ((await countTags(tx)) + fresh.length > maxTags) return undefined
  }
  await tx
    .insertInto("order_tag")
    .values(fresh.map((name) => ({ name, folded: foldTag(name) })))
    .onConflict((conflict) => conflict.column("folded").doNothing())
    .execute()
  return find()
}

async function countTags(tx: Tx): Promise<number> {
  const { n } = await tx
    .selectFrom("order_tag")
    .select((e) => e.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow()
  return Number(n)
}

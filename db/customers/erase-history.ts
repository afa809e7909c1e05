import { isPersonal } from "#core/orders/order-edit.ts"
import type { OrderEventKind } from "#core/orders/order-event.ts"
import type { Tx } from "../database.ts"
import type { PhoneMentions } from "./mentions-phone.ts"

/** Entries whose reason is typed, as that of a discount: even one word of it may be a name. */
const typedReasons: readonly string[] = ["edited", "refunded"] satisfies OrderEventKind[]

/** Whether a reason is a word of a list, such as `wrong-number`, `undo`: it tells nothing of anybody. */
const isWord = (kind: string, reason: string) => !typedReasons.includes(kind) && /^[a-z][a-z-]{0,39}$/.test(reason)

type Difference = { field: string; old: unknown; new: unknown }
type Details = { changes?: Difference[] }

const without = (difference: Difference): Difference =>
  isPersonal(difference.field) ? { field: difference.field, old: null, new: null } : difference

/** Takes out of the history of orders what it tells of their person, and every place where the staff wrote of a phone: which
 *  fields were changed, when and by whom stays.
 *  @param what.orders their keys
 *  @param what.mentioned places in whatever orders; none if absent
 *  @returns how many entries and notes */
export async function eraseHistory(
  tx: Tx,
  what: { orders: number[]; mentioned?: PhoneMentions },
  now: Date,
): Promise<number> {
  const { orders, mentioned = { events: [], notes: [] } } = what
  const events = await tx
    .selectFrom("order_event")
    .select(["id", "kind", "reason", "details"])
    .where((e) => e.or([e("order_id", "in", [0, ...orders]), e("id", "in", [0, ...mentioned.events])]))
    .execute()
  // The triggers of the history let this transaction through while there is such a row.
  await tx.insertInto("erasing").values({ id: 1, at: now.toISOString() }).execute()
  let count = 0
  for (const { id, kind, reason, details } of events) {
    // Written by this program alone.
    const before = details === null ? null : (JSON.parse(details) as Details)
    const after = before?.changes ? { ...before, changes: before.changes.map(without) } : before
    const erased = {
      reason: reason !== null && isWord(kind, reason) ? reason : null,
      details: after && JSON.stringify(after),
    }
    if (erased.reason === reason && erased.details === details) continue
    await tx.updateTable("order_event").set(erased).where("id", "=", id).execute()
    count += 1
  }
  await tx.deleteFrom("erasing").execute()
  const { numDeletedRows: notes } = await tx
    .deleteFrom("order_note")
    .where((e) => e.or([e("order_id", "in", [0, ...orders]), e("id", "in", [0, ...mentioned.notes])]))
    .executeTakeFirstOrThrow()
  return count + Number(notes)
}

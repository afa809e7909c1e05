import { sql } from "kysely"
import { isPersonal } from "#core/orders/order-edit.ts"
import type { Tx } from "../database.ts"

/** Words of a list, such as `wrong-number`, `undo`: they tell nothing of anybody. */
const isWord = (reason: string) => /^[a-z][a-z-]{0,39}$/.test(reason)

type Difference = { field: string; old: unknown; new: unknown }
type Details = { changes?: Difference[] }

const without = (difference: Difference): Difference =>
  isPersonal(difference.field) ? { field: difference.field, old: null, new: null } : difference

/** Takes out of the history of orders what it tells of their person, and every place where it tells a phone: which fields
 *  were changed, when and by whom stays.
 *  @param orders their keys
 *  @param mobile null = these orders alone, whatever phone others tell of */
export async function eraseHistory(tx: Tx, orders: number[], mobile: string | null, now: Date): Promise<void> {
  const events = await tx
    .selectFrom("order_event")
    .select(["id", "reason", "details"])
    .where((e) =>
      e.or([
        ...(orders.length > 0 ? [e("order_id", "in", orders)] : []),
        ...(mobile === null ? [] : [e("details", "like", `%"${mobile}"%`), e("reason", "like", `%${mobile}%`)]),
      ]),
    )
    .execute()
  // The triggers of the history let this transaction through while there is such a row.
  await tx.insertInto("erasing").values({ id: 1, at: now.toISOString() }).execute()
  for (const { id, reason, details } of events) {
    // Written by this program alone.
    const before = details === null ? null : (JSON.parse(details) as Details)
    const after = before?.changes ? { ...before, changes: before.changes.map(without) } : before
    const erased = {
      reason: reason === null || isWord(reason) ? reason : null,
      details: after && JSON.stringify(after),
    }
    if (erased.reason === reason && erased.details === details) continue
    await tx.updateTable("order_event").set(erased).where("id", "=", id).execute()
  }
  await tx.deleteFrom("erasing").execute()
  const words = sql<string>`replace(replace(replace(text, ' ', ''), '.', ''), '-', '')`
  await tx
    .deleteFrom("order_note")
    .where((e) =>
      e.or([
        ...(orders.length > 0 ? [e("order_id", "in", orders)] : []),
        ...(mobile === null ? [] : [e(words, "like", `%${mobile}%`)]),
      ]),
    )
    .execute()
}

import { toToldEvents } from "#api/carriers/told-events.ts"
import { deleteHook, listHooks } from "#db/carriers/hooks.ts"
import { listDelivered, listDuePolls, nextPollOf, notePolled, storeEvents } from "#db/carriers/parcel-events.ts"
import type { TaskTurn } from "./task-turn.ts"
import { tellAnswers } from "./tell-answers.ts"

/** Webhooks and requests of one turn: other accounts have theirs. */
const maxHooks = 200
const maxRequests = 10

/** Works the webhooks of an account through, in their order, tells its carrier what shoppers answered, and asks it about the parcels that
 *  are due.
 *  @returns when there is more to do; null = nothing is under way */
export async function followParcels(turn: TaskTurn): Promise<Date | null> {
  const { db, account, clock } = turn
  const hooks = await listHooks(db, account.id, maxHooks)
  for (const { id, events } of hooks) {
    if (!(await turn.mayGoOn())) return clock()
    // Twice is once: a process that stops between the two has stored it.
    await storeEvents(db, account, events, clock())
    await deleteHook(db, id)
  }
  if (hooks.length === maxHooks) return clock()
  await tellAnswers(turn)
  for (let requests = 0; requests < maxRequests; requests++) if (!(await pollSome(turn))) break
  const next = await nextPollOf(db, account.id)
  return next === null ? null : new Date(next)
}

/** Asks about some parcels that are due.
 *  @returns whether there were any */
async function pollSome(turn: TaskTurn): Promise<boolean> {
  const { db, account, adapter, connection, clock, mayGoOn } = turn
  const trackings = await listDuePolls(db, account.id, adapter.maxTracked, clock())
  if (trackings.length === 0 || !(await mayGoOn())) return false
  const events = await adapter.track(connection, trackings)
  await storeEvents(db, account, toToldEvents(events, clock()), clock())
  if (adapter.payments) {
    const delivered = await listDelivered(db, account.id, trackings)
    const paid = delivered.length > 0 ? await adapter.payments(connection, delivered) : []
    const told = paid.flatMap(({ tracking, isPaid, payout }) =>
      isPaid
        ? [
            {
              tracking,
              key: `${tracking}|paid`,
              time: clock().toISOString(),
              word: "paid",
              status: "paid" as const,
              reason: payout,
              place: null,
            },
          ]
        : [],
    )
    await storeEvents(db, account, told, clock())
  }
  await notePolled(db, account.id, trackings, clock())
  turn.hasProgress = true
  return true
}

import { CarrierError } from "#carriers/adapter.ts"
import { listUnvalidated, noteValidated } from "#db/carriers/parcel-queue.ts"
import type { TaskTurn } from "./task-turn.ts"

/** Parcels of one turn. */
const maxParcels = 100

const minute = 60_000

/** Hands parcels over where the merchant chose that this happens at once, as many as the carrier's quota allows.
 *  @returns when it goes on with the rest; null = there are none
 *  @throws CarrierError */
export async function validateParcels({
  db,
  account,
  adapter,
  connection,
  clock,
  mayGoOn,
}: TaskTurn): Promise<Date | null> {
  if (!account.validates || !adapter.validate) return null
  const trackings = await listUnvalidated(db, account.id, maxParcels)
  if (trackings.length === 0) return null
  if (!(await mayGoOn())) return clock()
  const later = (wait: number | null) => new Date(clock().getTime() + (wait ?? minute))
  const answers = await adapter.validate(connection, trackings).catch((error: unknown) => {
    if (error instanceof CarrierError && error.problem === "rate-limited") return error
    throw error
  })
  if (answers instanceof CarrierError) return later(answers.retryAfter)
  for (const tracking of trackings) {
    const words = answers.get(tracking)
    if (words !== undefined) await noteValidated(db, { accountId: account.id, tracking, words }, clock())
  }
  const isPartial = trackings.some((tracking) => !answers.has(tracking))
  if (!isPartial && trackings.length < maxParcels) return null
  // What an answer says nothing of is tried later: the quota is spent, or the carrier left it out.
  return isPartial ? later(answers.size > 0 ? null : 15 * minute) : clock()
}

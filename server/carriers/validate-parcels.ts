import { CarrierError, type CarrierProblem } from "#carriers/adapter.ts"
import { listUnvalidated, noteValidated } from "#db/carriers/parcel-queue.ts"
import type { TaskTurn } from "./task-turn.ts"

/** Parcels of one turn. */
const maxParcels = 100

const minute = 60_000

/** Problems that stop all that is sent. Others stop the hand-over alone: new parcels go out meanwhile. */
const closing: ReadonlySet<CarrierProblem> = new Set(["unreachable", "bad-keys"])

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
    if (error instanceof CarrierError && !closing.has(error.problem)) return error
    throw error
  })
  if (answers instanceof CarrierError) {
    if (answers.problem === "rate-limited") return later(answers.retryAfter)
    const { words } = answers
    if (words)
      for (const tracking of trackings) await noteValidated(db, { accountId: account.id, tracking, words }, clock())
    return later(15 * minute)
  }
  for (const tracking of trackings) {
    const words = answers.get(tracking)
    if (words !== undefined) await noteValidated(db, { accountId: account.id, tracking, words }, clock())
  }
  const isPartial = trackings.some((tracking) => !answers.has(tracking))
  if (!isPartial && trackings.length < maxParcels) return null
  // Parcels that an answer leaves out are retried later: the quota is spent, or the carrier left them out.
  return isPartial ? later(answers.size > 0 ? null : 15 * minute) : clock()
}

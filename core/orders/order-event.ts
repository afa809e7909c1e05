/** What an entry of an order's history tells; only changes of status are for the shopper. */
export const orderEventKinds = [
  "status",
  "edited",
  "merged",
  "agent",
  "tracking",
  "stock-released",
  "stock-taken",
  "cashed",
  "not-cashed",
  "tags",
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** The reason of a `stock-released` of an order that has held none from its beginning. */
export const notHeldReason = "not-held"

/** The reason of a change of status that takes the one before it back: neither was a call. */
export const undoReason = "undo"

/** The reason of an order that is cancelled because another one has its lines now: nobody refused it. */
export const mergedReason = "merged"

/** The changes of an order's status that still stand: an undo takes the newest one before it back.
 *  @param changes the oldest first, and so the answer */
export function standingChanges<Change extends { reason: string | null }>(changes: readonly Change[]): Change[] {
  const standing: Change[] = []
  for (const change of changes) {
    if (change.reason === undoReason) standing.pop()
    else standing.push(change)
  }
  return standing
}

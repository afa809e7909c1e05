/** Kinds of entries in an order's history; shoppers see only changes of status. */
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
  "paid",
  "refunded",
] as const

export type OrderEventKind = (typeof orderEventKinds)[number]

/** The reason of a `stock-released` of an order that has held none from its beginning. */
export const notHeldReason = "not-held"

/** The reason of a change of status that takes the one before it back: neither was a call. */
export const undoReason = "undo"

/** The reason of an order that is cancelled because another one has its lines now: nobody refused it. */
export const mergedReason = "merged"

/** Reasons that the shop's own code gives a change, and reads again: nobody else may. */
export const reservedReasons: readonly string[] = [notHeldReason, undoReason, mergedReason]

/** Returns the changes of an order's status without those that were undone. An undo removes itself and the newest change before it.
 *  @param changes the oldest first, as in the result */
export function effectiveChanges<Change extends { reason: string | null }>(changes: readonly Change[]): Change[] {
  const effective: Change[] = []
  for (const change of changes) {
    if (change.reason === undoReason) effective.pop()
    else effective.push(change)
  }
  return effective
}

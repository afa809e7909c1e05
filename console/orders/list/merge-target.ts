import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isUnsettled, isUnshipped, orderStatuses } from "#core/orders/order-status.ts"

type Compared = Pick<OrderDetail["duplicates"][number], "status" | "createdAt">

/** Which of two orders that are the same one is kept: the one that is further on its way, else the earlier one. */
export function remainsAfterMerge(one: Compared, other: Compared): boolean {
  const further = orderStatuses.indexOf(one.status) - orderStatuses.indexOf(other.status)
  if (further !== 0 && !(isUnsettled(one.status) && isUnsettled(other.status))) return further > 0
  return one.createdAt <= other.createdAt
}

/** Whether one of the two can still be cancelled. */
export const canCloseOne = (one: Compared, other: Compared): boolean =>
  isUnshipped(remainsAfterMerge(one, other) ? other.status : one.status)

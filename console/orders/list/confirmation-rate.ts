import { toPercents } from "#core/analytics/percents.ts"
import { type OrderStatus, onceConfirmed } from "#core/orders/order-status.ts"

/** Of the orders that were settled by phone, how many were confirmed, in whole percent; null while none was. */
export function confirmationRate(counts: Partial<Record<OrderStatus, number>>): number | null {
  const yes = onceConfirmed.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const settled = yes + (counts.cancelled ?? 0)
  return settled === 0 ? null : (toPercents([yes, settled - yes])[0] ?? null)
}

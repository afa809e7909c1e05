import type { OrderStatus } from "../orders/order-status.ts"

type Sums = { total: number; paid: number }

/** What the carrier still collects of an order, in the unit of its sums: never less than nothing. */
export const amountToCollect = ({ total, paid }: Sums): number => Math.max(0, total - paid)

/** Before its parcel is prepared: from then on the carrier collects what the parcel says. */
const payableStatuses: readonly OrderStatus[] = ["new", "to-call-again", "confirmed"]

/** Whether the shopper may pay an order before it is delivered: its sum is known, and something of it is left. */
export const mayPay = ({
  status,
  deliveryPrice,
  ...sums
}: Sums & { status: OrderStatus; deliveryPrice: number | null }): boolean =>
  payableStatuses.includes(status) && deliveryPrice !== null && amountToCollect(sums) > 0

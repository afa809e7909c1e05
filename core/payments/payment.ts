import { toDinars } from "../money.ts"
import { givesBack, type OrderStatus, unsettledStatuses } from "../orders/order-status.ts"

type Sums = { total: number; paid: number }

/** Calculates the amount that the carrier still collects of an order, in the unit of its sums: never less than nothing. */
export const amountToCollect = ({ total, paid }: Sums): number => Math.max(0, total - paid)

/** The same as carriers are told of it: from centimes to whole dinars, since they take no part of one. */
export const dinarsToCollect = (sums: Sums): number => Math.round(toDinars(amountToCollect(sums)))

/** Whether an order was paid in full before the delivery. False while the delivery price is unknown. */
export const isPaidBefore = ({ deliveryPrice, ...sums }: Sums & { deliveryPrice: number | null }): boolean =>
  deliveryPrice !== null && sums.paid > 0 && amountToCollect(sums) === 0

/** Whether an order's money is still in other hands: it has not ended without a delivery, and nothing says that the shop has it. */
export const isToCollect = ({
  status,
  isCashed,
  ...sums
}: Sums & { status: OrderStatus; isCashed: boolean }): boolean =>
  !givesBack(status) && status !== "returning" && !isCashed && amountToCollect(sums) > 0

/** Calculates the amount of its payments that a shop gives back to the shopper by hand, in the unit of the sums: what the order does
 *  not cost, and what came after a carrier was told how much it collects.
 *  @param received all payments of the order; `paid` is the part of them that lowers what is collected */
export const amountToGiveBack = ({
  status,
  total,
  paid,
  received,
}: Sums & { status: OrderStatus; received: number }) =>
  givesBack(status) ? received : received - Math.min(paid, total)

/** The statuses before a parcel is prepared: from then on the carrier collects what the parcel says. */
const payableStatuses: readonly OrderStatus[] = [...unsettledStatuses, "confirmed"]

/** Whether the shopper may pay an order before it is delivered: its sum is known, and something of it is left.
 *  @param order `takesPayments`: no carrier was told what it collects, and nothing came after that */
export const mayPay = ({
  status,
  deliveryPrice,
  takesPayments,
  ...sums
}: Sums & { status: OrderStatus; deliveryPrice: number | null; takesPayments: boolean }): boolean =>
  payableStatuses.includes(status) && takesPayments && deliveryPrice !== null && amountToCollect(sums) > 0

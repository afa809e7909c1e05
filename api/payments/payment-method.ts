import type { Locale } from "#core/i18n/locale.ts"
import type { PaymentChoice } from "#core/orders/order.ts"
import { mayPay } from "#core/payments/payment.ts"
import type { StoredOrder } from "#db/orders/orders.ts"

/** An order as a payment service is told of it. */
export type PayableOrder = {
  /** documentId: what `recordPayment` takes. */
  id: string
  number: string
  /** The rest to pay, in dinars. */
  amount: number
  locale: Locale
  /** The page of the order, to which the service leads the shopper back: its private link. */
  returnTo: string
}

/** A way to pay before the delivery, of a plugin. */
export type PaymentMethod = PaymentChoice & {
  /** @returns the service's own page for this order
   *  @throws when it cannot be paid now */
  start: (order: PayableOrder) => Promise<URL>
}

type Sums = Pick<StoredOrder, "status" | "deliveryPrice" | "total" | "paid" | "takesPayments">

/** The ways in which an order may be paid now. */
export const offeredPayments = (
  methods: readonly PaymentMethod[],
  { paid = 0, takesPayments = true, ...sums }: Sums,
): PaymentChoice[] => (mayPay({ ...sums, paid, takesPayments }) ? methods.map(({ key, name }) => ({ key, name })) : [])

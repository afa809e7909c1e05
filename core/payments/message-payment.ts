import type { Locale } from "../i18n/locale.ts"
import { formatMoney, fromDinars } from "../money.ts"
import { amountToCollect, isPaidBefore } from "./payment.ts"

/** What a message says of an order's payment; `later` while the price of the delivery is not known. */
const sentences = {
  fr: {
    due: (amount: string) => `À payer à la livraison : ${amount}.`,
    later: (amount: string) => `À payer à la livraison : ${amount}, plus la livraison.`,
    paid: "Déjà payée en ligne : rien à payer à la livraison.",
    paidTotal: (amount: string) => `${amount}, déjà payé en ligne`,
  },
  ar: {
    due: (amount: string) => `المبلغ عند التسليم: ${amount}.`,
    later: (amount: string) => `المبلغ عند التسليم: ${amount}، إضافة إلى سعر التوصيل.`,
    paid: "دُفع ثمنها عبر الإنترنت: لا شيء يُدفع عند التسليم.",
    paidTotal: (amount: string) => `${amount}، دُفع عبر الإنترنت`,
  },
  en: {
    due: (amount: string) => `To pay on delivery: ${amount}.`,
    later: (amount: string) => `To pay on delivery: ${amount}, plus the delivery.`,
    paid: "Already paid online: nothing to pay on delivery.",
    paidTotal: (amount: string) => `${amount}, already paid online`,
  },
}

type Sums = { total: number; paid: number; deliveryPrice: number | null }

/** The amount to pay on delivery, or the total of what is paid already, and the sentence about it.
 *  @param order its sums in dinars */
export function paymentFacts(order: Sums, locale: Locale): { total: string; payment: string } {
  const { due, later, paid, paidTotal } = sentences[locale]
  const written = (dinars: number) => formatMoney(fromDinars(dinars), locale, 0)
  if (isPaidBefore(order)) return { total: paidTotal(written(order.total)), payment: paid }
  const amount = written(amountToCollect(order))
  return { total: amount, payment: order.deliveryPrice === null ? later(amount) : due(amount) }
}

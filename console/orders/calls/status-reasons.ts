import type { OrderStatus } from "#core/orders/order-status.ts"
import { returnConditions } from "#core/orders/returned-parcel.ts"
import type { TextKey } from "../../i18n/texts.ts"

const cancelReasons = [
  "changed-mind",
  "too-expensive",
  "bought-elsewhere",
  "not-ordered",
  "duplicate",
  "other",
] as const
const numberReasons = ["number-not-assigned", "number-of-another", "number-off", "wrong-number"] as const
const returnReasons = ["parcel-refused", "not-reached", "absent", "wrong-address", "damaged", "other"] as const
const exchangeReasons = ["damaged", "wrong-goods", "does-not-fit", "exchange", "changed-mind", "other"] as const

/** The questions that a step asks before it is stored, each with the reasons that it can have. The history stores the
 *  reason; screens say it in their own language. */
export const reasonQuestions = {
  cancelled: { title: "call.cancelTitle", reasons: cancelReasons },
  wrongNumber: { title: "call.wrongNumberTitle", reasons: numberReasons },
  returning: { title: "call.returningTitle", reasons: returnReasons },
  returned: { title: "call.returnedTitle", reasons: returnConditions },
  exchanged: { title: "call.exchangedTitle", reasons: exchangeReasons },
} as const satisfies Record<string, { title: TextKey; reasons: readonly string[] }>

export type ReasonQuestion = keyof typeof reasonQuestions

/** The question of a step, if it has one.
 *  @param from where the order stands; null for several orders */
export function reasonQuestion(to: OrderStatus, from: OrderStatus | null): ReasonQuestion | undefined {
  if (to === "returning") return from === "delivered" ? "exchanged" : "returning"
  return to === "cancelled" || to === "returned" ? to : undefined
}

const known = [
  ...cancelReasons,
  ...numberReasons,
  ...returnReasons,
  ...exchangeReasons,
  ...returnConditions,
  "merged",
  "shopper",
  "undo",
] as const

/** Whether a reason of the history has a text of its own. */
export const isKnownReason = (reason: string): reason is (typeof known)[number] => known.some((one) => one === reason)

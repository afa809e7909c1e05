import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../../i18n/texts.ts"
import { dueText } from "../../ui/forms/moment.ts"

export type CalledOrder = Pick<OrderRow, "status" | "tries" | "callAt">

/** How often an order was called without a result, and when it returns to the queue.
 *  @returns nothing of one that is not to be called again */
export function nextCallText({ status, tries, callAt }: CalledOrder, now: Date, t: Say, locale: Locale): string[] {
  if (status !== "to-call-again") return []
  const isDue = callAt === null || Date.parse(callAt) <= now.getTime()
  const next = isDue ? t("call.inQueue") : t("call.returns", { time: dueText(callAt, now, locale) })
  return [t("orders.tries", { n: tries }), next]
}

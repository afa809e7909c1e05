import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../../i18n/texts.ts"
import { dueText } from "../../ui/forms/moment.ts"

export type CalledOrder = Pick<OrderRow, "status" | "tries" | "callAt">

/** How often an order was called without a result, and when it returns to the queue.
 *  @param isShort as a line of a list has room for
 *  @returns nothing of one that is not to be called again */
export function nextCallText(
  { status, tries, callAt }: CalledOrder,
  { now, isShort = false }: { now: Date; isShort?: boolean | undefined },
  t: Say,
  locale: Locale,
): string[] {
  if (status !== "to-call-again") return []
  const isDue = callAt === null || Date.parse(callAt) <= now.getTime()
  const time = callAt === null ? "" : dueText(callAt, now, locale)
  const next = isShort
    ? t(isDue ? "call.due" : "call.at", { time })
    : t(isDue ? "call.inQueue" : "call.returns", { time })
  return [t("orders.tries", { n: tries }), next]
}

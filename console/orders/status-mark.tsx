import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as orderTable from "../styles/order-table.module.css"
import { dueText } from "../ui/forms/moment.ts"
import { useNow } from "../ui/use-now.ts"
import { statusLook } from "./status-look.ts"

type MarkedOrder = Pick<OrderRow, "status" | "callOutcome" | "callAt" | "mergedInto">

/** The state of an order in a word; of one to be called again, why and when. */
export function StatusMark({ status, callOutcome, callAt, mergedInto }: MarkedOrder) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const why = status === "to-call-again" && callOutcome
  const time = callAt ? dueText(callAt, now, locale) : ""
  if (mergedInto) return <span className={`${orderTable.st} ${orderTable.stOff}`}>{t("order.isMerged")}</span>
  return (
    <span className={`${orderTable.st} ${statusLook[status]}`}>
      {why ? t(`outcome.${why}`, { time }) : t(`status.${status}`)}
    </span>
  )
}

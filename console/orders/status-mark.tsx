import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as css from "../styles/order-table.module.css"
import { dueText } from "../ui/forms/moment.ts"
import { useNow } from "../ui/use-now.ts"
import { statusClass } from "./status-class.ts"

type MarkedOrder = Pick<OrderRow, "status" | "callOutcome" | "callAt" | "mergedInto" | "cashed" | "total" | "paid">

/** The state of an order in a word; of one to be called again, why and when; of a delivered one, whether it is cashed. */
export function StatusMark({ status, callOutcome, callAt, mergedInto, cashed, ...sums }: MarkedOrder) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const why = status === "to-call-again" && callOutcome
  const isCashed = status === "delivered" && (cashed !== null || amountToCollect(sums) === 0)
  const time = callAt ? dueText(callAt, now, locale) : ""
  if (mergedInto) return <span className={`${css.st} ${css.stOff}`}>{t("order.isMerged")}</span>
  return (
    <span className={`${css.st} ${statusClass[status]}`}>
      {why ? t(`outcome.${why}`, { time }) : t(isCashed ? "call.cash" : `status.${status}`)}
    </span>
  )
}

/** Says that the staff has to ask which variant of a line is meant. */
export function OpenMark({ id }: { id?: string }) {
  const t = useText()
  return (
    <span id={id} className={`${css.st} ${css.stWait}`}>
      {t("order.openChoice")}
    </span>
  )
}

/** Says that another order, still in the shop, may be the same. */
export function DuplicateMark({ duplicateCount }: Pick<OrderRow, "duplicateCount">) {
  const t = useText()
  if (duplicateCount === 0) return null
  return (
    <span className={`${css.st} ${css.stWait}`} title={t("order.duplicateCount", { n: duplicateCount })}>
      {t("order.duplicateMark")}
    </span>
  )
}

/** Says that the shop has money of an order to give back. */
export function RefundMark({ toGiveBack }: Pick<OrderRow, "toGiveBack">) {
  const t = useText()
  if (toGiveBack === 0) return null
  return <span className={`${css.st} ${css.stWait}`}>{t("order.toGiveBack")}</span>
}

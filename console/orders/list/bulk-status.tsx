import { type ReactNode, useState } from "react"
import type { OrderSelection } from "#api/orders/contract-admin-list.ts"
import { isUnsettled, mayBecome, type OrderStatus, orderStatuses } from "#core/orders/order-status.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Options } from "../../ui/forms/select.tsx"
import { ReasonDialog } from "../calls/reason-dialog.tsx"
import { reasonQuestion } from "../calls/status-reasons.ts"

const targets = orderStatuses.filter((status) => !isUnsettled(status))

type Props = {
  selection: OrderSelection["data"]
  /** How many orders. */
  what: ReactNode
  onChange: (path: "/orders/status" | "/orders/cashed", body: object) => void
}

/** One status that all selected orders may get, and their money where all of them wait for it. */
export function BulkStatus({ selection: { statuses, cashed }, what, onChange }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<OrderStatus>("confirmed")
  const [asking, setAsking] = useState(false)
  const offered = targets.filter((to) => statuses.every((status) => mayBecome(status, to)))
  const to = offered.find((status) => status === chosen) ?? offered[0]
  const question = to && reasonQuestion(to, null)
  const mayCash = cashed === 0 && statuses.every((status) => status === "delivered")
  function apply(reason: string | null) {
    setAsking(false)
    onChange("/orders/status", { to, reason })
  }
  return (
    <>
      {to === undefined ? (
        <span>{t("orders.noStatusForAll")}</span>
      ) : (
        <>
          <label>
            <span>{t("orders.changeTo")}</span>
            <select value={to} onChange={({ target }) => setChosen(offered.find((one) => one === target.value) ?? to)}>
              <Options of={offered.map((status) => [status, t(`status.${status}`)])} />
            </select>
          </label>
          <Button onClick={() => (question ? setAsking(true) : apply(null))}>{t("orders.apply")}</Button>
        </>
      )}
      {mayCash && <Button onClick={() => onChange("/orders/cashed", { cashed: true })}>{t("orders.cash")}</Button>}
      {asking && question && (
        <ReasonDialog question={question} what={what} onClose={() => setAsking(false)} onReason={apply} />
      )}
    </>
  )
}

import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"

/** Calls that settled nothing, as three dots. */
export function Tries({ n }: { n: number }) {
  const t = useText()
  return (
    <span className={orderTable.tries} role="img" aria-label={t("orders.tries", { n })}>
      {[1, 2, 3].map((dot) => (
        <i key={dot} className={dot <= n ? orderTable.x : ""} />
      ))}
    </span>
  )
}

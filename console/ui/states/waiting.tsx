import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"

/** In place of what is being fetched. */
export function Waiting() {
  const t = useText()
  return <div className={orderTable.cWait} role="status" aria-label={t("shell.loading")} />
}

import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-table.module.css"

/** Says that the staff has to ask which variant of a line is meant. */
export function OpenMark({ id }: { id?: string }) {
  const t = useText()
  return (
    <span id={id} className={`${css.st} ${css.stWait}`}>
      {t("order.openChoice")}
    </span>
  )
}

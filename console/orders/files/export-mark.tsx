import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { isolate } from "#core/i18n/isolate.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { isUnshipped } from "#core/orders/order-status.ts"
import type { Say } from "../../i18n/texts.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { shortDate } from "../../ui/forms/moment.ts"
import { carrierName } from "../carrier-name.ts"

type Exported = NonNullable<OrderRow["exported"]>

/** To which carrier, when and by whom an order was exported. */
export const exportText = ({ carrier, at, by }: Exported, t: Say, locale: Locale): string =>
  t("order.exportedBy", {
    carrier: isolate(carrierName(carrier, t)),
    date: isolate(shortDate(at, locale, true)),
    name: isolate(by),
  })

/** Says that an order which has not shipped is in a carrier's file. */
export function ExportMark({ exported, status }: Pick<OrderRow, "exported" | "status">) {
  const t = useText()
  const locale = useConsoleLocale()
  if (!exported || !isUnshipped(status)) return null
  return (
    <span className={`${orderTable.st} ${orderTable.stOff}`} title={exportText(exported, t, locale)}>
      {t("order.exported")}
    </span>
  )
}

import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { lineNameIn } from "#core/orders/line-names.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-table.module.css"
import { Photo } from "../../ui/photo.tsx"

type Props = { line: OrderRow["lines"][number]; units: number; otherLines: number }

/** Goods of an order in a cell of the list: its first line with its variant, and the number of others.
 *  @param units of all lines together */
export function OrderGoods({ line, units, otherLines }: Props) {
  const t = useText()
  const { title, choice } = lineNameIn(line, useConsoleLocale())
  return (
    <span className={css.orderGoods}>
      <span className={css.prod}>
        <Photo url={line.image} alt="" size={40} />
        {units > 1 && <span className={css.units}>× {units}</span>}
      </span>
      <span className={css.goodsText}>
        <bdi>{title}</bdi>
        {(choice || otherLines > 0) && (
          <small>
            {choice && <bdi>{choice}</bdi>}
            {choice && otherLines > 0 && " · "}
            {otherLines > 0 && t("orders.otherLines", { n: otherLines })}
          </small>
        )}
      </span>
    </span>
  )
}

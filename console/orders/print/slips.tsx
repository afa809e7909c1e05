import { useRef } from "react"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { PrintedOrder } from "#api/orders/contract-printed-orders.ts"
import * as css from "./print.module.css"
import { Slip } from "./slip.tsx"
import { useSlipFormat } from "./slip-format.ts"
import { useRollPages } from "./use-roll-pages.ts"

type Props = { orders: PrintedOrder[]; shop: AppSettingResource }

/** Slips of one sheet of A4. */
const perSheet = 4

/** The slips of orders, on the paper that was chosen. */
export function Slips({ orders, shop }: Props) {
  const [format] = useSlipFormat()
  const roll = useRef<HTMLDivElement>(null)
  useRollPages(roll, format === "80mm")
  if (format === "a4x4") {
    const sheets = Math.ceil(orders.length / perSheet)
    return Array.from({ length: sheets }, (_, sheet) => {
      const some = orders.slice(sheet * perSheet, (sheet + 1) * perSheet)
      return (
        <div key={some[0]?.documentId} className={css.paperSheet}>
          {some.map((order) => (
            <Slip key={order.documentId} order={order} shop={shop} format={format} />
          ))}
        </div>
      )
    })
  }
  return (
    <div ref={roll} className={css.papers}>
      {orders.map((order) => (
        <Slip key={order.documentId} order={order} shop={shop} format={format} />
      ))}
    </div>
  )
}

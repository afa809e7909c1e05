import { useRef } from "react"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { PrintedOrder } from "#api/orders/admin/contract-printed-orders.ts"
import * as css from "./print.module.css"
import { Slip } from "./slip.tsx"
import { useSlipFormat } from "./slip-format.ts"
import { slipPapers } from "./slip-papers.ts"
import { useFittedText } from "./use-fitted-text.ts"
import { useRollPages } from "./use-roll-pages.ts"

type Props = { orders: PrintedOrder[]; shop: AppSettingResource }

/** Slips of one sheet of A4. */
const perSheet = 4

/** The slips of orders, on the paper that was chosen. */
export function Slips({ orders, shop }: Props) {
  const [format] = useSlipFormat()
  const root = useRef<HTMLDivElement>(null)
  useFittedText(root, slipPapers[format].sheet)
  useRollPages(root, format === "80mm")
  const slips = orders.map((order) => <Slip key={order.documentId} order={order} shop={shop} format={format} />)
  const sheets = Array.from({ length: Math.ceil(slips.length / perSheet) }, (_, at) => at * perSheet)
  return (
    <div ref={root} className={css.papers}>
      {format === "a4x4"
        ? sheets.map((first) => (
            <div key={first} className={css.paperSheet}>
              {slips.slice(first, first + perSheet)}
            </div>
          ))
        : slips}
    </div>
  )
}
